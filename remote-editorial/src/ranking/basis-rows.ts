import type { BasisCounts } from './count-bases.ts';

/** How many values rest on one kind of basis, and that many small cards as a drawing. */
export interface BasisRow {
  kind: keyof BasisCounts;
  count: number;
  /** The outlines of the cards, 8 units apart. */
  path: string;
}

/** The three kinds of basis, from the newest sales to the estimates. */
export function basisRows({ recent, older, estimates }: BasisCounts): BasisRow[] {
  return Object.entries({ recent, older, estimates }).map(([kind, count]) => ({
    kind: kind as keyof BasisCounts,
    count,
    path: Array.from({ length: count }, (_, index) => `M${index * 8 + 0.5} .5h5v8h-5z`).join(''),
  }));
}
