import { expect, it } from 'vitest';
import { placeOf } from './scale.ts';

it('each tenfold has the same width, from $1 at the left edge', () => {
  expect(['$1', '$1,000', '$1,000,000'].map(placeOf)).toEqual([0, 40, 80]);
});

it('the scale has room for values up to $30M, and the place of a range is its upper end', () => {
  expect(placeOf('$30,000,000')).toBeLessThan(100);
  expect(placeOf('$500-$2,000+')).toBe(placeOf('$2,000'));
});
