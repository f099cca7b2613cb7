import { expect, it } from 'vitest';
import { arrange, groupAbove } from './arrange.ts';
import type { Ranked } from './page-data.ts';

const card = (rank: number, year: number, grade: Ranked['grade']) => ({ rank, year, grade }) as Ranked;
const cards = [card(1, 1999, 'Raw'), card(2, 1977, 'PSA 10'), card(3, 1999, 'PSA 9'), card(4, 1977, 'PSA 10')];
const ranks = (by: Parameters<typeof arrange>[1]) => arrange(cards, by).map(({ rank }) => rank);

it('the list is sorted by rank, year or grade, and by rank within a year or grade', () => {
  expect(ranks('')).toEqual([1, 2, 3, 4]);
  expect(ranks('year')).toEqual([2, 4, 1, 3]);
  expect(ranks('grade')).toEqual([2, 4, 3, 1]);
});

it('a year or grade stands above its first card', () => {
  const above = (by: Parameters<typeof arrange>[1]) =>
    arrange(cards, by).map((one, index, all) => groupAbove(one, all[index - 1], by));
  expect(above('')).toEqual([null, null, null, null]);
  expect(above('year')).toEqual(['1977', null, '1999', null]);
  expect(above('grade')).toEqual(['PSA 10', null, 'PSA 9', 'Raw']);
});
