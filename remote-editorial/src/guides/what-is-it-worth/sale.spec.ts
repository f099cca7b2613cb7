import { describe, expect, it } from 'vitest';
import { type Entry, entryIn, entryText, maxSales, readPrice, rowsOf } from './sale.ts';

const entry: Entry = {
  mine: '9',
  sales: [
    { price: '310', date: '2026-09-14', grade: '9' },
    { price: '900', date: '2026-09-05', grade: '10' },
  ],
};

describe('an entry in the address', () => {
  it('comes back as it was', () => {
    expect(entryText(entry)).toBe('9.310_2026-09-14_9.900_2026-09-05_10');
    expect(entryIn(entryText(entry))).toEqual(entry);
  });

  it('keeps sales that are not finished, but no empty rows', () => {
    const half = { price: '', date: '2026-09-14', grade: 'raw' } as const;
    const text = entryText({ mine: 'raw', sales: [half, { price: '', date: '', grade: '10' }] });
    expect(text).toBe('raw._2026-09-14_raw');
    expect(entryIn(text)).toEqual({ mine: 'raw', sales: [half] });
    expect(entryIn('10')).toEqual({ mine: '10', sales: [] });
  });

  it('is ignored if the tool could not have written it', () => {
    for (const text of [
      '',
      'x',
      '11',
      '9.310',
      '9.3e9_2026-09-14_9',
      '9.310_14/9/26_9',
      '9.310_2026-13-45_9',
      '9.310_2026-09-14_5',
      '9.',
    ]) {
      expect(entryIn(text)).toBeNull();
    }
  });

  it('has no more sales than there are rows', () => {
    expect(entryIn(`9${'.1_2026-01-01_9'.repeat(9)}`)?.sales).toHaveLength(maxSales);
  });
});

it('the rows after the entered sales are empty and have the grade in hand', () => {
  const rows = rowsOf(entry);
  expect(rows).toHaveLength(maxSales);
  expect(rows.slice(0, 2)).toEqual(entry.sales);
  expect(rows[4]).toEqual({ price: '', date: '', grade: '9' });
});

it.each([
  ['12.50', '13'],
  ['$1,250', '1250'],
  ['1 250.49', '1250'],
  [' ', ''],
  ['.5', '1'],
])('reads the price %j as %j whole dollars', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

it.each(['12,50', '1.250,00', 'ten', '1 250,000', '12.505', '9999999999', '-3'])(
  'refuses the price %j, which is another amount elsewhere or none',
  (text) => {
    expect(readPrice(text)).toBeNull();
  },
);
