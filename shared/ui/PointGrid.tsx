import type { Point } from '../content/franchise.ts';

const steps = ['', 'md:mt-10', 'md:mt-20'];

interface PointGridProps {
  points: readonly Point[];
  /** False when the order means nothing: no numerals then. */
  numbered?: boolean;
}

/** Points as stairs of columns, each under its large numeral. */
export function PointGrid({ points, numbered = true }: PointGridProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {points.map(({ title, text }, index) => (
        <li key={title} className={`border-accent-ink border-t-3 pt-4 ${steps[index % 3]}`}>
          {numbered && (
            <span aria-hidden="true" className="type-figure block text-accent-ink">
              {index + 1}
            </span>
          )}
          <h3 className="type-title mt-4">{title}</h3>
          <p className="mt-3 text-muted">{text}</p>
        </li>
      ))}
    </List>
  );
}
