import type { CharacterEntry } from '../contract/index.ts';
import type { NotableCard } from './character.ts';
import { type Dollars, parseValueRange } from './value.ts';

/** The highest value of any of a character's notable cards, and whether it is a sale; undefined without cards. */
export function peakOf(cards: readonly NotableCard[]): CharacterEntry['peak'] {
  const highest = cards
    .map((card) => ({ card, ...parseValueRange(card.valueRange) }))
    .toSorted((one, other) => other.high - one.high)[0];
  if (!highest) return undefined;
  const { card, high, open } = highest;
  const price: Dollars = `$${high.toLocaleString('en-US')}`;
  const sold = card.basis.kind === 'sales' || card.basis.sales?.some((sale) => sale.price === price) === true;
  return { value: `${price}${open ? '+' : ''}`, sold };
}
