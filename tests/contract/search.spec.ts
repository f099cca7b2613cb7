import { type Registry, registryPath, searchIndexPath } from '@mint-row/kit/contract';
import type { SearchIndex } from '@mint-row/kit/search';
import { prepareFind } from '@mint-row/kit/search/find';
import { describe, expect, it } from 'vitest';
import { budgets, encode, integrityOf, overBudget } from '../../delivery/index.ts';
import { composedSite } from './site.ts';

const files = new Map((await composedSite()).map(({ path, type, body }) => [path, { type, body }]));
const text = files.get(searchIndexPath)?.body ?? '';
const index = JSON.parse(text) as SearchIndex;
const find = prepareFind(index);
const best = (query: string) => find(query)[0]?.found[0]?.name;

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
      new Set(['characters', 'franchises', 'cards', 'guides', 'terms', 'questions', 'pages']),
    );
    const addresses = index.entries.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('leads to pages of the site, and to existing parts of them', () => {
    const lost = index.entries.filter(({ href }) => {
      const [path = '', fragment] = href.split('#');
      const page = files.get(path);
      return page?.type !== 'text/html' || (fragment && !page.body.includes(`id="${fragment}"`));
    });
    expect(lost.map(({ href }) => href)).toEqual([]);
  });

  it('leads to every page but the search’s own', () => {
    const found = new Set(index.entries.map(({ href }) => href));
    const missing = [...files].filter(([path, { type }]) => type === 'text/html' && !found.has(path));
    expect(missing.map(([path]) => path).sort()).toEqual(['/404.html', '/search']);
  });
});

it.each([
  ['107/105', 'Shining Charizard Neo Destiny'],
  ['MH1', '1990 Marvel Universe Hologram MH1 Cosmic Spider-Man'],
  ['zard', 'Charizard'],
  ['dark vader', 'Darth Vader'],
  ['drath vadr', 'Darth Vader'],
  ['shadowless', 'Shadowless'],
  ['pokemon', 'Pokémon'],
  ['starwars', 'Star Wars'],
  ['spiderman', 'Spider-Man'],
  ['wolvrine', 'Wolverine'],
  ['centering', 'Centring'],
  ['is my card real', 'Is it real?'],
  ['top 50', 'Top 50 most valuable trading cards'],
])('"%s" finds first: %s', (query, name) => {
  expect(best(query)).toBe(name);
});

it('the name of a franchise or a character finds its page first', () => {
  for (const { name, kind, href } of index.entries) {
    if (kind !== 'characters' && kind !== 'franchises') continue;
    expect.soft(find(name)[0]?.found[0]?.href, name).toBe(href);
  }
});
