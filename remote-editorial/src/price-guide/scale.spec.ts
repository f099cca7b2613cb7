import { expect, it } from 'vitest';
import { placeOf } from './scale.ts';

it('gives each tenfold the same width, from $1 at the left edge', () => {
  expect(['$1', '$1,000', '$1,000,000'].map(placeOf)).toEqual([0, 40, 80]);
});

it('has room for values up to $30M, and takes the upper end of a range', () => {
  expect(placeOf('$30,000,000')).toBeLessThan(100);
  expect(placeOf('$500-$2,000+')).toBe(placeOf('$2,000'));
});
