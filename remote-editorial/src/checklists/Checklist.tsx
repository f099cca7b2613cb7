import { headingId } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import './checklist-forms.css';
import './checklists.css';

interface ChecklistProps {
  slug: string;
  name: string;
  /** Its number, for style rules that choose lists without code. */
  number: number;
  /** Its sheets, or why there are none. */
  children: ReactNode;
}

/** One list to print, with its heading. */
export function Checklist({ slug, name, number, children }: ChecklistProps) {
  return (
    <section id={slug} data-list={number} className="section checklist" aria-labelledby={headingId(slug)}>
      <h2 id={headingId(slug)} className="type-heading">
        {name}
      </h2>
      {children}
    </section>
  );
}
