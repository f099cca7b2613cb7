import { expect, it } from 'vitest';
import { art } from '../art/index.ts';
import { remote } from '../pages/index.ts';
import { drawingsOfPages } from './drawings.ts';

it('each page of ours that has changed has a drawing', () => {
  const paths = remote.catalogue?.updates?.map(({ path }) => path) ?? [];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !drawingsOfPages[path])).toEqual([]);
});

it('the drawings of pages are ours, and no two pages share one', () => {
  const names = Object.values(drawingsOfPages);
  expect(names.filter((name) => !(name in art))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
