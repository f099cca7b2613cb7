import { expect, it } from 'vitest';
import { sampleCards } from '../values/sample-cards.ts';
import { findCards, noFilter, type Order, type Query, sortCards, sortedAs } from './find-cards.ts';

const found = (query: Partial<Query>) =>
  findCards(sampleCards, { ...noFilter, sort: '', ...query }).map(({ key }) => key);
const [thor, charizard, luke] = sampleCards.map(({ key }) => key);

it('without filters every card is shown in its order', () => {
  expect(found({})).toEqual([thor, charizard, luke]);
});

it('cards are filtered by franchise, grade and kind of value; an estimate with a sale is of both kinds', () => {
  expect(found({ franchise: 'pokemon' })).toEqual([charizard]);
  expect(found({ grade: 'psa10' })).toEqual([thor, charizard]);
  expect(found({ grade: 'raw' })).toEqual([thor, charizard]);
  expect(found({ grade: 'psa9' })).toEqual([luke]);
  expect(found({ grade: 'other' })).toEqual([]);
  expect(found({ kind: 'sale' })).toEqual([charizard, luke]);
  expect(found({ kind: 'estimate' })).toEqual([thor, charizard]);
  expect(found({ franchise: 'marvel', kind: 'sale' })).toEqual([]);
});

it('every word of a text is found in title, set, number or character, whatever its case and accents', () => {
  expect(found({ q: 'ZARD' })).toEqual([charizard]);
  expect(found({ q: 'pokemon neo' })).toEqual([charizard]);
  expect(found({ q: '107/105' })).toEqual([charizard]);
  expect(found({ q: 'thor impel' })).toEqual([thor]);
  expect(found({ q: 'top 50' })).toEqual([luke]);
  expect(found({ q: ' thor ' })).toEqual([thor]);
  expect(found({ q: 'thor luke' })).toEqual([]);
});

it('cards that pass a filter are sorted', () => {
  expect(found({ kind: 'sale', sort: 'value' })).toEqual([luke, charizard]);
});

const sorted = (order: Order) => sortCards(sampleCards, order).map(({ key }) => key);

it.each([
  ['card', [luke, charizard, thor]],
  ['set', [thor, charizard, luke]],
  ['year', [luke, thor, charizard]],
  ['number', [thor, charizard, luke]],
  ['value', [luke, charizard, thor]],
  ['raw', [charizard, thor, luke]],
  ['psa10', [charizard, thor, luke]],
  ['sales', [charizard, luke, thor]],
  ['basis', [luke, charizard, thor]],
] as const)('cards are sorted by %s', (column, keys) => {
  expect(sorted(column)).toEqual(keys);
});

it('a reversed order still has cards with nothing in the column last', () => {
  expect(sorted('year-reversed')).toEqual([charizard, thor, luke]);
  expect(sorted('psa10-reversed')).toEqual([thor, charizard, luke]);
  expect(sorted('sales-reversed')).toEqual([luke, charizard, thor]);
  expect(sorted('number-reversed')).toEqual([charizard, thor, luke]);
});

it('the sorted column is known, and its direction', () => {
  expect(sortedAs('year', 'year')).toBe('ascending');
  expect(sortedAs('year', 'year-reversed')).toBe('descending');
  expect(sortedAs('psa10', 'psa10')).toBe('descending');
  expect(sortedAs('psa10', 'psa10-reversed')).toBe('ascending');
  expect(sortedAs('raw', 'psa10')).toBeUndefined();
  expect(sortedAs('raw', '')).toBeUndefined();
});
