import type { RankedCard } from '@mint-row/kit/content';
import type { Franchise } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';

/** The cards of one franchise within the ranking. */
export interface Group {
  slug: string;
  name: string;
  accent: string;
  /** Its position among the groups, from 1: decides the shape of its mark and the filter's style rule for it. */
  number: number;
  /** How many cards it has. */
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
