import { expect, it } from 'vitest';
import { remote } from '../pages/index.ts';
import { signsOfPages } from './signs.ts';

it('has a sign for each page of ours that has changed', () => {
  const paths = remote.catalogue?.updates?.map(({ path }) => path) ?? [];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !signsOfPages[path])).toEqual([]);
});
