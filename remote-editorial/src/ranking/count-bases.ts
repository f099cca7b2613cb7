import type { RankedCard } from '@mint-row/kit/content';

/** How many values of a ranking rest on what. */
export interface BasisCounts {
  /** Sales within the window. */
  recent: number;
  /** Sales before it. */
  older: number;
  estimates: number;
}

/** The years whose sales the values rest on where there are any, as the method says. */
const window = { from: 2024, to: 2025 };

/**
 * Counts what the values of a ranking rest on.
 * @throws RangeError when a value rests on a sale after the window, which the ranking does not count
 */
export function countBases(cards: readonly Pick<RankedCard, 'name' | 'basis'>[]): BasisCounts {
  const counts: BasisCounts = { recent: 0, older: 0, estimates: 0 };
  for (const { name, basis } of cards) {
    if (basis.kind === 'estimate') counts.estimates += 1;
    else if (basis.year > window.to) throw new RangeError(`${name}: a sale of ${basis.year} is not counted.`);
    else if (basis.year >= window.from) counts.recent += 1;
    else counts.older += 1;
  }
  return counts;
}
