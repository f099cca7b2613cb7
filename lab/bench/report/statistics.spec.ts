import { expect, it } from 'vitest';
import { summarize } from './statistics.ts';

it('summarises runs by their median and quartiles, interpolated between two values where needed', () => {
  expect(summarize([])).toBeNull();
  expect(summarize([7])).toEqual({ median: 7, low: 7, high: 7, runs: 1 });
  expect(summarize([4, 1, 3, 2, 5])).toEqual({ median: 3, low: 2, high: 4, runs: 5 });
  expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25, runs: 4 });
});
