import type { Grader } from '../../charts/value-scale.ts';

/** The outlines of the marks, around the origin. */
const outlines: Readonly<Record<Grader, string>> = {
  PSA: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  CGC: 'M-5.5-5.5h11v11h-11z',
  BGS: 'M0-7 7 5.5H-7z',
  other: 'M0-7.5 7.5 0 0 7.5-7.5 0z',
};

interface SaleMarkProps {
  grader: Grader;
  x: string;
  y: string;
}

/** The mark of a sale: solid, and shaped by who graded the copy. */
export function SaleMark({ grader, x, y }: SaleMarkProps) {
  return (
    <svg aria-hidden="true" className="text-accent-mark" x={x} y={y} overflow="visible">
      <path d={outlines[grader]} fill="currentColor" />
    </svg>
  );
}
