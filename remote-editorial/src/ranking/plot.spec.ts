import { expect, it } from 'vitest';
import { rankedCards } from '../content/top-50.ts';
import { rankingPlot } from './plot.ts';

it('has a name for every card that a wide plot has room for', () => {
  const marks = rankingPlot(rankedCards).rows.flatMap(({ lanes }) => lanes.flat());
  expect(marks).toHaveLength(50);
  expect(marks.filter(({ named }) => named === 'pointed').map(({ name }) => name)).toEqual([]);
  expect(new Set(marks.map(({ name }) => name)).size).toBe(50);
});
