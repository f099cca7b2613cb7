import { expect, it } from 'vitest';
import { cardValues } from './card-values.ts';

const between = (low: string, high: string) => ({
  ends: [
    { price: '$1', copy: low },
    { price: '$500+', copy: high },
  ] as const,
  estimated: true,
  sales: [],
});
const sale = (copy: string, price: `$${string}`, when: string) => ({ copy, price, when });

it('has the prices of raw copies and of PSA 10, with what else is said of the copies, and invents none', () => {
  const prices = (low: string, high: string) => {
    const { raw, psa10 } = cardValues(between(low, high));
    return [raw, psa10];
  };
  expect(prices('a raw copy', 'PSA 10')).toEqual([
    { text: '$1', note: null },
    { text: '$500+', note: null },
  ]);
  expect(prices('scratched, raw', '1st Edition PSA 10')).toEqual([
    { text: '$1', note: 'scratched' },
    { text: '$500+', note: '1st Edition' },
  ]);
  expect(prices('raw, lightly worn', 'high grade')).toEqual([{ text: '$1', note: 'lightly worn' }, null]);
  expect(prices('played', 'high PSA grade')).toEqual([null, null]);
});

it('takes an end that was paid from its sale', () => {
  const sales = [sale('PSA 7', '$375,000', '2021'), sale('PSA 10, the same copy', '$16,492,000', 'Goldin, May 2026')];
  const ends = sales.map(({ price, copy }) => ({ price, copy }));
  const found = cardValues({ ends, estimated: false, sales });
  expect(found).toMatchObject({ raw: null, psa10: { text: '$16,492,000', note: null }, basis: 'sale' });
  expect(found.grades).toEqual(['other', 'psa10']);
});

it('says what a value rests on, and counts only sales that have a date', () => {
  const estimate = between('raw', 'PSA 10');
  expect(cardValues(estimate)).toMatchObject({ basis: 'estimate', grades: ['raw', 'psa10'] });
  const dated = sale('PSA 9', '$40', 'eBay, August 2025');
  expect(cardValues({ ...estimate, sales: [dated] })).toMatchObject({
    basis: 'supported',
    grades: ['raw', 'psa10', 'psa9'],
    sales: [dated],
  });
  const undated = sale('PSA 10', '$500', 'reported without a date');
  expect(cardValues({ ...estimate, sales: [undated] })).toMatchObject({ basis: 'estimate', sales: [] });
});
