import { parseDollars } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
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
