import { parseDollars } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { charizard } from './characters/charizard.ts';
import { landing } from './landing.ts';

it('shows the highest sale of a rare card as its figure', () => {
  const sold = landing.rare.cards.flatMap(({ figure, ...card }) =>
    'sales' in card ? [{ figure, sales: card.sales }] : [],
  );
  expect(sold).toHaveLength(2);
  for (const { figure, sales } of sold) {
    const highest = sales.toSorted((one, other) => parseDollars(other.price) - parseDollars(one.price))[0];
    expect(figure).toBe(highest?.price);
  }
});

it('shows of Charizard only sales that its page has', () => {
  const card = landing.rare.cards.find(({ title }) => title.includes('Charizard'));
  const shown = card && 'sales' in card ? card.sales.map(({ price }) => price) : [];
  const sold: readonly string[] = charizard.cards[0].basis.sales.map(({ price }) => price);
  expect(shown).toHaveLength(3);
  expect(shown.filter((price) => !sold.includes(price))).toEqual([]);
});
