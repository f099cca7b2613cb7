import { expect, it } from 'vitest';
import { gradePrice, grades } from './grades.ts';
import { sampleCards } from './sample-cards.ts';

const [card] = sampleCards;
if (!card) throw new Error('There is no sample card.');

const between = (low: string, high: string) => ({
  ...card,
  range: '$1-$500+' as const,
  ends: { low, high },
  sales: [],
});
const sale = (copy: string, price: `$${string}`, when: string) => ({ copy, price, when });

it('a price is an end of the range, and none is invented', () => {
  const prices = (low: string, high: string) => grades.map((grade) => gradePrice(between(low, high), grade));
  expect(prices('a raw copy', '1st Edition PSA 10')).toEqual(['$1', undefined, '$500+']);
  expect(prices('played Unlimited', 'high PSA grade')).toEqual(['$1', undefined, undefined]);
  expect(prices('lower grades', 'high grade')).toEqual([undefined, undefined, undefined]);
});

it('a price that is no end of the range is the newest that was paid', () => {
  const sales = [
    sale('PSA 9', '$7,005', '8 October 2021'),
    sale('PSA 9', '$4,375', 'about June 2025'),
    sale('CGC 9', '$9,000', '2026'),
    sale('PSA 10', '$900', '2024'),
  ];
  const known = { ...between('played', 'PSA 10'), sales };
  expect(gradePrice(known, 'psa9')).toBe('$4,375');
  expect(gradePrice(known, 'psa10')).toBe('$500+');
  expect(gradePrice({ ...known, ends: null }, 'psa10')).toBe('$900');
});

it('a card of the ranking has the price of its one grade', () => {
  const [, , luke = card] = sampleCards;
  expect(grades.map((grade) => gradePrice(luke, grade))).toEqual([undefined, '$268,400', undefined]);
});

it('a value is about the grades of its ends and its sales, and about other copies', () => {
  const known = { ...between('raw', 'high grade'), sales: [sale('PSA 9', '$40', '2025')] };
  expect((['raw', 'psa9', 'psa10', 'other'] as const).filter((grade) => gradePrice(known, grade))).toEqual([
    'raw',
    'psa9',
    'other',
  ]);
});

it('a value that is known from its sales alone is about their copies', () => {
  const known = { ...between('', ''), ends: null, sales: [sale('PSA 9', '$40', '2025')] };
  expect(gradePrice(known, 'psa9')).toBe('$40');
  expect(gradePrice(known, 'other')).toBeUndefined();
});
