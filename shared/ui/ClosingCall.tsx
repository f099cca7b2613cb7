import type { ReactNode } from 'react';
import type { Point } from '../content/franchise.ts';
import { headingId } from './heading-id.ts';
import { Section } from './Section.tsx';
import { Text } from './text/Text.tsx';

interface ClosingCallProps {
  call: Point;
  /** One to three `ButtonLink`s: the first `inverse`, the others `line`. */
  children: ReactNode;
}

/** The end of a page: one band in its accent, with one call to action. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  return (
    <Section id="closing" tone="accent" className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <h2 id={headingId('closing')} className="type-display lg:col-span-8">
        {call.title}
      </h2>
      <div className="flex flex-col justify-end gap-8 lg:col-span-4">
        <p className="type-lead max-w-narrow">
          <Text>{call.text}</Text>
        </p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </Section>
  );
}
