import type { CardEntry } from '@mint-row/kit/contract';
import { most } from '../values/chosen.ts';

/** What an address asks to compare. */
export interface Chosen {
  /** The first four that there are. */
  cards: readonly CardEntry[];
  /** Keys that no card has. */
  unknown: readonly string[];
  /** Whether it names more cards than can be compared. */
  tooMany: boolean;
}

/** Finds the cards that an address names, in its order. */
export function findChosen(cards: readonly CardEntry[], keys: readonly string[]): Chosen {
  const found = keys.flatMap((key) => cards.find((card) => card.key === key) ?? []);
  return {
    cards: found.slice(0, most),
    unknown: keys.filter((key) => !found.some((card) => card.key === key)),
    tooMany: found.length > most,
  };
}
