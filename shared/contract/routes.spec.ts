import { describe, expect, it } from 'vitest';
import { findRoute, isPath, matches } from './routes.ts';

describe('a pattern', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/characters/:slug', '/characters/thor'],
    ['/marvel/*', '/marvel'],
    ['/marvel/*', '/marvel/characters'],
    ['/marvel/*', '/marvel/sets/1990'],
  ])('%s is about %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });

  it.each([
    ['/', '/about'],
    ['/about', '/'],
    ['/about', '/about/us'],
    ['/characters/:slug', '/characters'],
    ['/characters/:slug', '/characters/'],
    ['/characters/:slug', '/characters/thor/cards'],
    ['/marvel/*', '/marvellous'],
    ['/marvel/*', '/'],
  ])('%s is not about %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });

  it('is a path unless it has a name or a star in it', () => {
    expect(['/', '/about', '/characters/:slug', '/marvel/*'].map(isPath)).toEqual([true, true, false, false]);
  });
});

it('the first row that matches is the row of a path', () => {
  const rows = [{ pattern: '/guides/values' }, { pattern: '/guides/:slug' }, { pattern: '/guides/*' }];
  expect(['/guides/values', '/guides/grading', '/guides'].map((path) => findRoute(rows, path))).toEqual(rows);
  expect(findRoute(rows, '/about')).toBeUndefined();
});
