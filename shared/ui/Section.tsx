import type { ReactNode } from 'react';
import { headingId } from './heading-id.ts';

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
