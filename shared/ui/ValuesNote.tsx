import { longDay } from '../content/index.ts';

interface ValuesNoteProps {
  /** ISO date of the last review: `site.valuesReviewed`. */
  reviewed: string;
  className?: string;
}

/** The note about values on every page that shows them. */
export function ValuesNote({ reviewed, className = '' }: ValuesNoteProps) {
  return (
    <p className={`max-w-measure text-muted text-sm ${className}`}>
      Values are estimates as of <time dateTime={reviewed}>{longDay(reviewed)}</time>.
    </p>
  );
}
