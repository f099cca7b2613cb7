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

/** The end of a page: one band in its accent, with one call to action. Paper has nothing to press, and goes without. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  return (
    <div className="print:hidden">
      <Section id="closing" tone="accent" className="grid gap-8 lg:grid-cols-12">
        <h2 id={headingId('closing')} className="type-display lg:col-span-8">
          {call.title}
        </h2>
        <p className="type-lead max-w-narrow self-end text-balance lg:col-span-4 lg:row-span-2">
          <Text>{call.text}</Text>
        </p>
        <div className="grid gap-2 sm:flex sm:flex-wrap lg:col-span-8">{children}</div>
      </Section>
    </div>
  );
}
