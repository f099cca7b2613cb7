import type { Reading } from './read-number.ts';

/** A card in a row of cards: how many its set counts, how many others follow, and which of them all it is, from 1. */
export interface CardPlace {
  counted: number;
  others: number;
  card: number;
}

/** The place of a number that has one; null for numbers that are alone, and for what is none. */
export function placeOf(reading: Reading): CardPlace | null {
  switch (reading.kind) {
    case 'in set':
      return { counted: reading.total, others: 0, card: reading.number };
    case 'secret':
      return { counted: reading.total, others: reading.over, card: reading.number };
    // All of its cards are outside of the set's count.
    case 'subset':
      return { counted: 0, others: reading.total, card: reading.number };
    default:
      return null;
  }
}
