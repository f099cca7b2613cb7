import type { ReactNode } from 'react';
import type { TitledText } from '../content/franchise.ts';
import { headingId, Section } from './Section.tsx';
import { Text } from './Text.tsx';

interface ClosingCallProps {
  call: TitledText;
  /** One to three `ButtonLink`s: the first `inverse`, the others `line`. */
  children: ReactNode;
}

/** The end of a page: one band in its accent, with one call to action. Paper has nothing to press, and goes without. */
export function ClosingCall({ call, children }: ClosingCallProps) {
  return (
    <div className="print:hidden">
      <Section id="closing" tone="accent" className="grid closing-call">
        <h2 id={headingId('closing')} className="type-display">
          {call.title}
        </h2>
        <p className="type-lead max-w-narrow">
          <Text>{call.text}</Text>
        </p>
        <div className="button-row">{children}</div>
      </Section>
    </div>
  );
}
