import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExpose, findRoute, isPath, kindsOfAll, matches, pagesByExpose } from './routes.ts';

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

describe('the pages that an exposed module shows', () => {
  const pages = [
    { path: '/', expose: 'HomePage' },
    { path: '/about', expose: 'LegalPage' },
    { path: '/dmca', expose: 'LegalPage' },
    { path: '/guides', expose: 'GuidesPage' },
    { path: '/guides/grading', expose: 'GuidePage' },
    { path: '/guides/values', expose: 'ValuesPage' },
    { path: '/guides/fakes', expose: 'GuidePage' },
  ];

  it('are one pattern for a folder, and a path for what is different in it', () => {
    expect(Object.fromEntries(pagesByExpose(pages))).toEqual({
      HomePage: ['/'],
      LegalPage: ['/about', '/dmca'],
      GuidesPage: ['/guides'],
      GuidePage: ['/guides/:slug'],
      ValuesPage: ['/guides/values'],
    });
  });

  it('are the same in whatever order they come', () => {
    expect(Object.fromEntries(pagesByExpose(pages.toReversed()))).toEqual(Object.fromEntries(pagesByExpose(pages)));
  });

  it('are found in time that grows with the pages, not with their square', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => ({ path: `/cards/${index}`, expose: 'CardPage' }));
    expect(pagesByExpose(many).get('CardPage')).toEqual(['/cards/:slug']);
    const mixed = many.map(({ path }, index) => ({ path, expose: index % 3 ? 'CardPage' : 'RareCardPage' }));
    expect(pagesByExpose(mixed).get('RareCardPage')).toHaveLength(66_667);
  });

  it('lead back to the module of every page, whatever pages there are', () => {
    const segment = fc.constantFrom('a', 'b', 'c', 'd');
    const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
    const page = fc.record({ path, expose: fc.constantFrom('One', 'Two', 'Three') });
    fc.assert(
      fc.property(fc.uniqueArray(page, { selector: (one) => one.path }), (some) => {
        const exposes = Object.fromEntries(
          [...pagesByExpose(some)].map(([expose, patterns]) => [expose, { files: [], pages: patterns }]),
        );
        for (const { path, expose } of some) expect(findExpose(exposes, path)?.expose).toBe(expose);
      }),
    );
  });

  it('are none of another path', () => {
    const exposes = { GuidePage: { files: [], pages: ['/guides/:slug'] } };
    expect(findExpose(exposes, '/guides')).toBeUndefined();
    expect(findExpose(exposes, '/guides/a/b')).toBeUndefined();
  });
});

describe('kindsOfAll', () => {
  it('finds the kinds that every page shows', () => {
    expect(kindsOfAll([{ shows: ['cards', 'terms'] }, { shows: ['terms', 'guides'] }])).toEqual(['terms']);
    expect(kindsOfAll([{ shows: ['cards'] }, { shows: [] }])).toEqual([]);
    expect(kindsOfAll([])).toEqual([]);
  });
});
