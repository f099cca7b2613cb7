import { expect, it } from 'vitest';
import { findCards, noFilter, type Query } from './query.ts';
import { sampleCards } from './sample-cards.ts';

const found = (query: Partial<Query>) =>
  findCards(sampleCards, { ...noFilter, sort: '', ...query }).map(({ key }) => key);
const [thor, charizard, luke] = sampleCards.map(({ key }) => key);

it('shows every card in its order if nothing is asked', () => {
  expect(found({})).toEqual([thor, charizard, luke]);
});

it('filters by franchise, by grade and by kind of value; an estimate with a sale is of both kinds', () => {
  expect(found({ franchise: 'pokemon' })).toEqual([charizard]);
  expect(found({ grade: 'psa10' })).toEqual([thor, charizard]);
  expect(found({ grade: 'other' })).toEqual([charizard]);
  expect(found({ kind: 'sale' })).toEqual([charizard, luke]);
  expect(found({ kind: 'estimate' })).toEqual([thor, charizard]);
  expect(found({ franchise: 'marvel', kind: 'sale' })).toEqual([]);
});

it('finds every word of a text in title, set, number or character, whatever its case and accents', () => {
  expect(found({ q: 'ZARD' })).toEqual([charizard]);
  expect(found({ q: 'pokemon neo' })).toEqual([charizard]);
  expect(found({ q: '107/105' })).toEqual([charizard]);
  expect(found({ q: 'thor impel' })).toEqual([thor]);
  expect(found({ q: 'top 50' })).toEqual([luke]);
  expect(found({ q: ' thor ' })).toEqual([thor]);
  expect(found({ q: 'thor luke' })).toEqual([]);
});

it('sorts what it has found', () => {
  expect(found({ kind: 'sale', sort: 'value' })).toEqual([luke, charizard]);
});
