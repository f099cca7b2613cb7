import type { ValuedThing } from '@mint-row/kit/charts';
import type { CardEntry } from '@mint-row/kit/contract';
import { cardName } from '../values/card-name.ts';

/** A card as the scale of values draws it. A single value that is a sale is its mark, and no range. */
export function thingOf(card: CardEntry): ValuedThing {
  const { range, basis, sales } = card;
  const thing = { title: cardName(card), kind: 'card', estimate: basis !== 'sale', sales } as const;
  return sales.some(({ price }) => price === range) ? thing : { ...thing, range };
}
