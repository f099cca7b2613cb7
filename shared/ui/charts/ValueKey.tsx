import type { Grader } from '../../charts/value-scale.ts';
import { SaleMark } from './SaleMark.tsx';

const sales: readonly { grader: Grader; label: string }[] = [
  { grader: 'PSA', label: 'Sale, PSA' },
  { grader: 'CGC', label: 'Sale, CGC' },
  { grader: 'BGS', label: 'Sale, BGS' },
  { grader: 'other', label: 'Sale, no grade named' },
];

/** What the marks of a value scale mean: outlined estimates, and one solid mark for each grader of the sales. */
export function ValueKey({ graders: sold }: { graders: readonly Grader[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="28" height="14" viewBox="0 -7 28 14" className="value-outline">
          <path d="M1.5-5.5h25v11h-25z" />
        </svg>
        Estimate
      </li>
      {sales
        .filter(({ grader }) => sold.includes(grader))
        .map(({ grader, label }) => (
          <li key={grader} className="flex items-center gap-2">
            <svg aria-hidden="true" width="16" height="16">
              <SaleMark grader={grader} x="8" y="8" />
            </svg>
            {label}
          </li>
        ))}
    </ul>
  );
}
