import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { byCharacter } from '../values/cards.ts';

/** Cards that are printed together. */
export interface CardList {
  slug: string;
  name: string;
  cards: readonly CardEntry[];
}

/** The slug of the list of the ranking, whose name says how many cards it has. */
export const rankedList = 'top-50';

/**
 * A list for the notable cards of each franchise, sorted by character, and one for the ranking. Lists without cards are
 * left out.
 * @param ranked the name of the ranking
 */
export function cardLists(cards: readonly CardEntry[], franchises: readonly Franchise[], ranked: string): CardList[] {
  const sorted = byCharacter(cards, ranked).flatMap((group) => group.cards);
  const lists = [
    ...franchises.map(({ slug, name }) => ({
      slug,
      name,
      cards: sorted.filter(({ franchise, character }) => character && franchise === slug),
    })),
    { slug: rankedList, name: ranked, cards: sorted.filter((card) => card.ranked) },
  ];
  return lists.filter((list) => list.cards.length > 0);
}

/** The pockets of a binder page. */
const pocketsPerSheet = 9;

/** Cards as they lie on binder pages; pockets that stay empty are null. */
export function sheetsOf<Card>(cards: readonly Card[]): (Card | null)[][] {
  const sheets = Array.from(
    { length: Math.ceil(cards.length / pocketsPerSheet) },
    (_, index) => index * pocketsPerSheet,
  );
  return sheets.map((start) => Array.from({ length: pocketsPerSheet }, (_, index) => cards[start + index] ?? null));
}
