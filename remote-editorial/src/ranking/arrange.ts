import type { Ranked } from './page-data.ts';

/** The orders in which the list can be read; the document has it by rank. */
export type Arrangement = '' | 'year' | 'grade';

const grades = ['PSA 10', 'PSA 9', 'Raw'];

/** What cards are sorted by. */
const keys: Readonly<Record<Arrangement, (card: Ranked) => number>> = {
  '': ({ rank }) => rank,
  year: ({ year }) => year,
  grade: ({ grade }) => grades.indexOf(grade),
};

/** Sorts cards that come by rank; those that are alike stay in the order of their ranks. */
export function arrange(cards: readonly Ranked[], by: Arrangement): readonly Ranked[] {
  return cards.toSorted((one, other) => keys[by](one) - keys[by](other));
}

/** What stands above a card: its year or grade, where the card before it has another. */
export function groupAbove(card: Ranked, before: Ranked | undefined, by: Arrangement): string | null {
  if (!by || before?.[by] === card[by]) return null;
  return String(card[by]);
}
