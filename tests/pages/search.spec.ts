import { type Registry, registryPath, searchIndexPath } from '@mint-row/kit/contract';
import type { SearchIndex } from '@mint-row/kit/search';
import { prepareFind } from '@mint-row/kit/search/find';
import { describe, expect, it } from 'vitest';
import { budgets, encode, integrityOf, overBudget } from '../../delivery/index.ts';
import { composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { searchQueries } from './search-queries.ts';

const files = new Map((await composedSite()).map(({ path, type, body }) => [path, { type, body }]));
const text = files.get(searchIndexPath)?.body ?? '';
const index = JSON.parse(text) as SearchIndex;
const find = prepareFind(index);

describe('the search index', () => {
  it('is within its budget', async () => {
    const { length: bytes } = await encode(Buffer.from(text), 'br');
    const table = 'delivery/release/budgets.ts';
    expect(overBudget({ what: searchIndexPath, figure: 'its size', bytes, limit: budgets.searchIndex, table })).toEqual(
      [],
    );
  });

  it('has its hash in the registry', () => {
    const registry = JSON.parse(files.get(registryPath)?.body ?? '') as Registry;
    expect(registry.search).toBe(integrityOf(text));
  });

  it('has entries of every kind, each once', () => {
    expect(new Set(index.entries.map(({ kind }) => kind))).toEqual(
      new Set(['characters', 'franchises', 'cards', 'guides', 'sections', 'terms', 'questions', 'pages']),
    );
    const addresses = index.entries.map(({ href }) => href);
    expectNone(
      addresses.filter((href, index) => addresses.indexOf(href) !== index),
      'Two entries of the search lead to each of these addresses:',
    );
  });

  it('leads to pages of the site, and to existing parts of them', () => {
    const lost = index.entries.filter(({ href }) => {
      const [path = '', fragment] = href.split('#');
      const page = files.get(path);
      return page?.type !== 'text/html' || (fragment && !page.body.includes(`id="${fragment}"`));
    });
    expectNone(
      lost.map(({ name, href }) => `${name}: ${href}`),
      'These entries of the search lead nowhere:',
    );
  });

  it('leads to every page but the search’s own', () => {
    const found = new Set(index.entries.map(({ href }) => href));
    const missing = [...files].filter(([path, { type }]) => type === 'text/html' && !found.has(path));
    const mayBeMissing = ['/404.html', '/search'];
    expectNone(
      missing.map(([path]) => path).filter((path) => !mayBeMissing.includes(path)),
      'The search has no entry for these pages:',
    );
  });
});

it('leads collectors to the right place first', () => {
  const wrong = searchQueries.flatMap(([query, ...places]) => {
    const best = find(query).groups[0]?.found[0]?.href ?? 'nothing';
    return places.includes(best) ? [] : [`“${query}” finds ${best} first, and not ${places.join(' or ')}`];
  });
  console.info(`${searchQueries.length - wrong.length} of ${searchQueries.length} queries find the right place first.`);
  expectNone(
    wrong,
    'These queries find something else first. Add words to "alsoFoundBy" of the place, or correct search-queries.ts:',
  );
});

it('the name of a franchise or a character finds its page first', () => {
  for (const { name, kind, href } of index.entries) {
    if (kind !== 'characters' && kind !== 'franchises') continue;
    expect.soft(find(name).groups[0]?.found[0]?.href, name).toBe(href);
  }
});
