import { describe, expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const documents = (await composedSite()).filter(({ type, path }) => type === 'text/html' && path !== '/404.html');
const pages = new Map(documents.map(({ path, body }) => [path, String(body)]));
const things = new Map([...pages].map(([path, html]) => [path, thingsOf(html)]));
const origin = 'https://mintrow.example';

describe('structured data', () => {
  it.each([...things])('of %s links to existing pages, and contains no offer or rating', (path, graph) => {
    const text = JSON.stringify(graph);
    expect(text).not.toMatch(/"(?:Product|Offer|AggregateOffer|Review|Rating|AggregateRating)"/);
    const ids = graph.flatMap((thing) => thing['@id'] ?? []);
    for (const [, address = ''] of text.matchAll(/"(?:item|url|mainEntityOfPage)":"([^"]+)"/g)) {
      expect(address.startsWith(origin)).toBe(true);
      const [page = '', anchor] = address.slice(origin.length).split('#');
      expect(pages.has(page), `${path} names ${address}`).toBe(true);
      if (anchor) expect(pages.get(page), `${path} names ${address}`).toContain(`id="${anchor}"`);
    }
    for (const [, id = ''] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  });

  it.each([...things].filter(([path]) => path !== '/'))(
    'of %s has the breadcrumb from the home page',
    (path, graph) => {
      const steps = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
      expect(steps[0]?.item).toBe(`${origin}/`);
      expect(steps.at(-1)?.item).toBe(origin + path);
    },
  );

  it.each([...pages])('of %s and Open Graph agree on whether it is an article', (path, html) => {
    const kind = typesOf(path).includes('Article') ? 'article' : 'website';
    expect(html).toContain(`<meta property="og:type" content="${kind}"/>`);
  });

  it('names the publisher of the site on the home page, and the address of its search', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(things.get('/'))).toContain(`${origin}/search?q={search_term_string}`);
  });

  it.each([
    ['/characters/charizard', ['BreadcrumbList']],
    ['/characters', ['BreadcrumbList', 'ItemList']],
    ['/marvel/characters', ['BreadcrumbList', 'ItemList']],
    ['/top-50-cards', ['BreadcrumbList', 'ItemList']],
    ['/guides/grading', ['BreadcrumbList', 'Organization', 'Article']],
    ['/guides/glossary', ['BreadcrumbList', 'Organization', 'Article', 'DefinedTermSet']],
    ['/about', ['BreadcrumbList']],
  ])('%s is described as %j', (path, types) => expect(typesOf(path)).toEqual(types));

  it('has fifty places in the Top 50, and every character in A to Z', () => {
    const count = (path: string) => things.get(path)?.find((thing) => thing['@type'] === 'ItemList')?.numberOfItems;
    expect(count('/top-50-cards')).toBe(50);
    expect(count('/characters')).toBe([...pages.keys()].filter((path) => path.startsWith('/characters/')).length);
  });
});

function typesOf(path: string): string[] {
  return things.get(path)?.map((thing) => thing['@type']) ?? [];
}

function thingsOf(html: string): Thing[] {
  const [, text = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}
