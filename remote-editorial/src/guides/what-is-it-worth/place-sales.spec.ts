import { expect, it } from 'vitest';
import { placeSales } from './place-sales.ts';

const sale = (price: `$${string}`, month: string) => ({ price, month, label: month, side: 'start' as const });

it('sales are placed by date and by value, from zero', () => {
  const { dots } = placeSales([sale('$100,000', '2024-01'), sale('$400,000', '2025-12')]);
  expect(dots.map(({ x, y }) => [x, y])).toEqual([
    [2.1, 75],
    [97.9, 0],
  ]);
});

it('the plot has a label for each January around the sales, and for every 200,000 dollars', () => {
  const { years, dollars } = placeSales([sale('$420,000', '2022-03'), sale('$550,000', '2023-12')]);
  expect(years).toEqual([
    { at: 0, text: '2022' },
    { at: 50, text: '2023' },
    { at: 100, text: '2024' },
  ]);
  expect(dollars.map(({ text }) => text)).toEqual(['0', '200K', '400K', '600K']);
  expect(dollars.map(({ at }) => at)).toEqual([100, 66.7, 33.3, 0]);
});
