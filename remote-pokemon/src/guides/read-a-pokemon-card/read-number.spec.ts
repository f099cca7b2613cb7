import { describe, expect, it } from 'vitest';
import { type Reading, readNumber } from './read-number.ts';

const table: [typed: string, Reading][] = [
  ['4/102', { kind: 'in set', number: 4, total: 102 }],
  ['102/102', { kind: 'in set', number: 102, total: 102 }],
  ['004/102', { kind: 'in set', number: 4, total: 102 }],
  ['107/105', { kind: 'secret', number: 107, total: 105, over: 2 }],
  ['65/64', { kind: 'secret', number: 65, total: 64, over: 1 }],
  ['SVP 085', { kind: 'promo', number: 85, prefix: 'SVP' }],
  ['SWSH123', { kind: 'promo', number: 123, prefix: 'SWSH' }],
  ['XY-17', { kind: 'promo', number: 17, prefix: 'XY' }],
  ['TG12/TG30', { kind: 'subset', number: 12, total: 30, prefix: 'TG' }],
  ['H31/H32', { kind: 'subset', number: 31, total: 32, prefix: 'H' }],
  ['RC5/25', { kind: 'subset', number: 5, total: 25, prefix: 'RC' }],
  ['TG31/TG30', { kind: 'secret', number: 31, total: 30, over: 1 }],
  ['8', { kind: 'alone', number: 8 }],
  ['#8', { kind: 'alone', number: 8 }],
  ['No. 025', { kind: 'pokedex', number: 25 }],
  ['no 151', { kind: 'pokedex', number: 151 }],
  ['1999', { kind: 'year', number: 1999 }],
  ['2026', { kind: 'year', number: 2026 }],
  ['1994', { kind: 'unknown' }],
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['Ancient Mew', { kind: 'words' }],
  ['★', { kind: 'words' }],
  ['0/102', { kind: 'zero' }],
  ['4/0', { kind: 'zero' }],
  ['0', { kind: 'zero' }],
  ['No. 000', { kind: 'zero' }],
  ['4/1020', { kind: 'unknown' }],
  ['4/102/3', { kind: 'unknown' }],
  ['4/', { kind: 'unknown' }],
  ['4.102', { kind: 'unknown' }],
  ['-4/102', { kind: 'in set', number: 4, total: 102 }],
  ['60a/83', { kind: 'unknown' }],
  ['PSA 10', { kind: 'unknown' }],
  ['TG12/GG30', { kind: 'unknown' }],
  ['SVP 1234', { kind: 'unknown' }],
  ['12345', { kind: 'unknown' }],
];

describe('the number of a card', () => {
  it.each(table)('reads “%s”', (typed, reading) => {
    expect(readNumber(typed)).toEqual(reading);
  });

  it.each(['4 / 102', '#4/102', ' 4/102 ', '4-102', '4 of 102', '4 OF 102', '４／１０２'])(
    'reads “%s” like 4/102',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'in set', number: 4, total: 102 });
    },
  );

  it('reads small letters like capitals', () => {
    expect(readNumber('svp085')).toEqual(readNumber('SVP 085'));
  });
});
