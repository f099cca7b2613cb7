import type { ReactNode } from 'react';
import { Text } from './Text.tsx';

const tones = {
  paper: 'tone-paper',
  sunken: 'tone-sunken',
  vault: 'tone-vault',
  accent: 'tone-accent halftone',
};

interface SectionProps {
  /** The anchor of the section; its heading's id is derived from it. */
  id: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A full-width band of a page, named by the `SectionHeading` with the same `id`. */
export function Section({ id, tone = 'paper', className = '', children }: SectionProps) {
  return (
    // On paper, room below the last one would begin another sheet.
    <section id={id} aria-labelledby={headingId(id)} className={`section py-section ${tones[tone]} print:pb-0`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  /** The `id` of the section that this heading names. */
  section: string;
  heading: string;
  intro?: string;
  /** An instruction before the introduction; paper leaves it out. */
  instruction?: string;
  className?: string;
  /** A link or a note after the text. */
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
        <p className="mt-5 max-w-narrow text-muted">
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

/**
 * The id of a section's heading, derived from the section's id.
 * @example headingId('values') // 'values-heading'
 */
export function headingId(section: string): string {
  return `${section}-heading`;
}
