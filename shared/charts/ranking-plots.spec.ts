import { describe, expect, it } from 'vitest';
import type { RankedCard } from '../content/index.ts';
import { valueByRank, valueByYear } from './ranking-plots.ts';

const card = (over: Partial<RankedCard>): RankedCard => ({
  name: 'A card',
  franchise: 'pokemon',
  year: 1999,
  value: '$10,000',
  grade: 'PSA 10',
  description: 'A card.',
  basis: { kind: 'estimate', reason: 'None' },
  ...over,
});

const cards = [
  card({ name: 'First', value: '$1,000,000', year: 1998 }),
  card({ name: 'Second', value: '$100,000', year: 1977, franchise: 'starwars' }),
  card({ name: 'Third', value: '$10,000', year: 2020, franchise: 'marvel' }),
];

describe('value against rank', () => {
  const { x, y, marks, labels } = valueByRank(cards, { First: 'The first', Third: 'The third' });

  it('places ranks evenly from left to right', () => {
    const places = Object.entries(marks).map(([franchise, [first]]) => [franchise, first?.[0]]);
    expect(Object.fromEntries(places)).toEqual({ pokemon: 2, starwars: 50, marvel: 98 });
    expect(x).toEqual([{ at: 2, text: '1' }]);
  });

  it('gives every tenfold the same height', () => {
    const [first = 0, second = 0, third = 0] = ['pokemon', 'starwars', 'marvel'].map((name) => marks[name]?.[0]?.[1]);
    expect(first).toBe(0);
    expect(second - first).toBeCloseTo(third - second, 0);
    expect(third).toBeLessThan(100);
  });

  it('marks the powers of ten in dollars', () => {
    expect(y.map(({ text }) => text)).toEqual(['$10K', '$100K', '$1M']);
  });

  it('names what it was asked to, away from the nearer edge', () => {
    expect(labels.map(({ name, value, side, anchor }) => [name, value, side, anchor])).toEqual([
      ['The first', '$1,000,000', 'beside', 'start'],
      ['The third', '$10,000', 'above', 'end'],
    ]);
  });

  it('refuses to name a card that is not ranked', () => {
    expect(() => valueByRank(cards, { Fourth: 'The fourth' })).toThrow(/Fourth/);
  });
});

describe('value by year', () => {
  const { x, marks } = valueByYear(cards, {});

  it('places cards by their year, with room at both ends', () => {
    const places = Object.values(marks)
      .flat()
      .map(([at]) => at)
      .sort((a, b) => a - b);
    expect(places).toHaveLength(3);
    expect(Math.min(...places)).toBeGreaterThan(2);
    expect(Math.max(...places)).toBeLessThan(98);
  });

  it('marks round years', () => {
    expect(x.map(({ text }) => text)).toEqual(['1980', '1990', '2000', '2010', '2020']);
  });
});
