import { expect, it } from 'vitest';
import { type Order, sortCards, sortedAs } from './columns.ts';
import { sampleCards } from './sample-cards.ts';

const sorted = (order: Order) => sortCards(sampleCards, order).map(({ key }) => key);
const [thor, charizard, luke] = sampleCards.map(({ key }) => key);

it.each([
  ['card', [luke, charizard, thor]],
  ['set', [thor, charizard, luke]],
  ['year', [luke, thor, charizard]],
  ['number', [thor, charizard, luke]],
  ['value', [luke, charizard, thor]],
  ['raw', [thor, charizard, luke]],
  ['psa10', [charizard, thor, luke]],
  ['sales', [charizard, luke, thor]],
  ['basis', [luke, charizard, thor]],
] as const)('sorts by %s', (column, keys) => {
  expect(sorted(column)).toEqual(keys);
});

it('turns an order round, but leaves cards that have nothing in the column last', () => {
  expect(sorted('year-reversed')).toEqual([charizard, thor, luke]);
  expect(sorted('psa10-reversed')).toEqual([thor, charizard, luke]);
  expect(sorted('sales-reversed')).toEqual([luke, charizard, thor]);
  expect(sorted('number-reversed')).toEqual([charizard, thor, luke]);
});

it('says which column is sorted, and whether it rises', () => {
  expect(sortedAs('year', 'year')).toBe('ascending');
  expect(sortedAs('year', 'year-reversed')).toBe('descending');
  expect(sortedAs('psa10', 'psa10')).toBe('descending');
  expect(sortedAs('psa10', 'psa10-reversed')).toBe('ascending');
  expect(sortedAs('raw', 'psa10')).toBeUndefined();
  expect(sortedAs('raw', '')).toBeUndefined();
});
