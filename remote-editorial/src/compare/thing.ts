import type { ValuedThing } from '@mint-row/kit/charts';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';
import { cardName } from '../values/card-name.ts';

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
