import { longDay } from '../content/index.ts';

interface ValuesNoteProps {
  /** ISO date of the last review: `site.valuesReviewed`. */
  reviewed: string;
  className?: string;
}

/** What every page with values says about them. */
export function ValuesNote({ reviewed, className = '' }: ValuesNoteProps) {
  return (
    <p className={`max-w-measure text-muted text-sm ${className}`}>
      Values are estimates, last reviewed <time dateTime={reviewed}>{longDay(reviewed)}</time>.
    </p>
  );
}
