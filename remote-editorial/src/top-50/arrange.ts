import type { RankedCard } from '@mint-row/kit/content';
import type { Franchise } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';

/** The cards of one franchise within the ranking. */
export interface Group {
  slug: string;
  name: string;
  accent: string;
  /** The group's position from 1, which decides the shape of its mark and the filter's style rule for it. */
  number: number;
  /** The number of its cards. */
  count: number;
}

/** The franchises of the ranked cards, the one with the most cards first. */
export function groupsOf(cards: readonly Pick<RankedCard, 'franchise'>[], franchises?: readonly Franchise[]): Group[] {
  const counts = new Map<string, number>();
  for (const { franchise } of cards) counts.set(franchise, (counts.get(franchise) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([slug, count], index) => ({ ...franchiseNamed(franchises, slug), number: index + 1, count }));
}

/** What the orders go by. */
type Ordered = Pick<RankedCard, 'year' | 'grade'> & { rank: number };

/** The orders in which the list can be read; the document has it by rank. */
export type Arrangement = '' | 'year' | 'grade';

const grades = ['PSA 10', 'PSA 9', 'Raw'];

/** Sort keys of a card. */
const sortKeys: Readonly<Record<Arrangement, (card: Ordered) => number>> = {
  '': ({ rank }) => rank,
  year: ({ year }) => year,
  grade: ({ grade }) => grades.indexOf(grade),
};

/** Sorts cards that come by rank. Cards of the same year or grade stay in the order of their ranks. */
export function arrange<Card extends Ordered>(cards: readonly Card[], by: Arrangement): readonly Card[] {
  return cards.toSorted((one, other) => sortKeys[by](one) - sortKeys[by](other));
}

/** The heading above a card: its year or grade, if the card before it has another; otherwise null. */
export function groupAbove(card: Ordered, before: Ordered | undefined, by: Arrangement): string | null {
  if (!by || before?.[by] === card[by]) return null;
  return String(card[by]);
}
