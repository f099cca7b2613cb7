import type { ReactNode } from 'react';
import type { Grader, ValueRow } from '../../charts/value-scale.ts';
import { SaleMark } from './SaleMark.tsx';

const graders: readonly Grader[] = ['PSA', 'CGC', 'BGS', 'other'];

/** What the marks on a value scale mean: estimates, ranges of sales, and solid marks of sales, for each grader where there are several. */
export function ValueKey({ rows }: { rows: readonly ValueRow[] }) {
  const ranges = rows.filter(({ bar }) => bar);
  const shown = graders.filter((grader) => rows.some(({ sales }) => sales.some((sale) => sale.grader === grader)));
  return (
    <ul className="flex flex-wrap content-start gap-x-6 gap-y-1">
      {ranges.some(({ estimate }) => estimate) && (
        <Mark label="Estimate">
          <path className="value-outline" d="M1.5 2.5h25v11h-25z" />
        </Mark>
      )}
      {ranges.some(({ estimate }) => !estimate) && (
        <Mark label="From the lowest sale to the highest">
          <path className="value-outline" d="M0 8h28" />
        </Mark>
      )}
      {shown.map((grader) => (
        <Mark
          key={grader}
          label={shown.length > 1 ? `Sale, ${grader === 'other' ? 'no grade named' : grader}` : 'Sale'}
        >
          <SaleMark grader={grader} x="14" y="8" />
        </Mark>
      ))}
    </ul>
  );
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <svg aria-hidden="true" viewBox="0 0 28 16" className="value-sign">
        {children}
      </svg>
      {label}
    </li>
  );
}
