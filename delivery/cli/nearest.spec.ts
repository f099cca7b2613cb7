import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['marvell', 'marvel'],
  ['shel', 'shell'],
  ['pokmeon', 'pokemon'],
  ['star-wars', 'starwars'],
  ['racing', undefined],
  ['', undefined],
])('%j is taken for %s', (typed, meant) => {
  expect(nearest(typed, ['editorial', 'marvel', 'pokemon', 'shell', 'starwars'])).toBe(meant);
});
