import type { Stat } from '../content/pages.ts';
import './stats.css';

/** Figures in a row, each above what it counts. */
export function Stats({ items, className = '' }: { items: readonly Stat[]; className?: string }) {
  return (
    <dl className={`stats ${className}`}>
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-3">
          <dt className="type-label">{label}</dt>
          <dd className="type-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
