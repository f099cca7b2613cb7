import type { ValuedThing } from '@mint-row/kit/charts';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';
import { cardName } from '../values/cards.ts';
import { maxCompared } from '../values/chosen.ts';

/** The cards that an address names for comparison. */
interface Chosen {
  /** The cards that were found, at most four. */
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
    cards: found.slice(0, maxCompared),
    unknown: keys.filter((key) => !found.some((card) => card.key === key)),
    tooMany: found.length > maxCompared,
  };
}

/**
 * A card as the scale of values draws it, in the colour of its franchise. A single value that is a sale is its mark, and no
 * range.
 */
export function thingOf(card: CardEntry, franchises: readonly Franchise[]): ValuedThing {
  const { range, basis, sales } = card;
  const { accent } = franchiseNamed(franchises, card.franchise);
  const thing = { title: cardName(card), kind: 'card', accent, estimate: basis !== 'sale', sales } as const;
  return sales.some(({ price }) => price === range) ? thing : { ...thing, range };
}
