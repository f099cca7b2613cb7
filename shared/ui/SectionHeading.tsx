import type { ReactNode } from 'react';
import { headingId } from './heading-id.ts';
import { Text } from './text/Text.tsx';

interface SectionHeadingProps {
  /** The `id` of the section that this heading names. */
  section: string;
  heading: string;
  intro?: string;
  /** What to do there, before the introduction; paper leaves it out. */
  instruction?: string;
  className?: string;
  /** What follows the text: a link or a note. */
  children?: ReactNode;
}

/** A section's heading with an introduction of a line or two. */
export function SectionHeading({ section, heading, intro, instruction, className, children }: SectionHeadingProps) {
  return (
    <header className={className}>
      <h2 id={headingId(section)} className="type-heading">
        {heading}
      </h2>
      {intro && (
        <p className="mt-5 max-w-measure text-balance text-muted">
          {instruction && (
            <span className="print:hidden">
              <Text>{instruction}</Text>{' '}
            </span>
          )}
          <Text>{intro}</Text>
        </p>
      )}
      {children}
    </header>
  );
}
