import { site } from '@mint-row/kit/content';
import { feedPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { routes, siteUrl } from '../site/addresses.ts';

/** The folders of the guides' sources. */
const sources = [
  'https://tcgdex.dev',
  'https://www.denofgeek.com',
  'https://www.valueaddedresource.net',
  'https://cardcollectorcapital.com',
  'https://pokepals.co.uk',
  'https://powerssportsmemorabilia.com',
  'https://www.gemmr.com',
  'https://grailguard.io',
  'https://tradercracks.com',
  'https://ludkinsmedia.com',
  'https://www.beckett.com',
  'https://www.cgccards.com',
  'https://www.psacard.com',
  'https://www.si.com',
  'https://www.therealgentlemenofleisure.com',
];
const { marketplace, social } = site.examplePlace;
const elsewhere = new Set([marketplace.origin, ...social.map(({ url }) => new URL(url).origin), ...sources]);

// Every link is in a document: links that code adds have tests of their own.
test.use({ javaScriptEnabled: false });

test('every link of every document leads somewhere', async ({ page, request }) => {
  const statuses = new Map<string, number>();
  const ids = new Map<string, Set<string>>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const faults: string[] = [];
  for (const route of routes) {
    await page.goto(siteUrl() + route, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href'),
        url: link.href,
        target: link.target,
        rel: link.rel,
        name: link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
        image: link.querySelector('img[alt]:not([alt=""])') !== null,
      })),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    ids.set(route, new Set(found.ids));
    if (found.ids.length > new Set(found.ids).size) faults.push(`${route} has an id twice`);
    for (const { href, url, target, rel, name, image } of found.links) {
      // A single expectation for all links: one for each would take most of a minute.
      const must = (holds: boolean, what: string) => {
        if (!holds) faults.push(`${route}: "${name}" to ${href} ${what}`);
      };
      // An empty address is that of the document itself.
      must(href !== null, 'has no address');
      must(name !== '' || image, 'has no name');
      const { origin, pathname, hash, protocol } = new URL(url);
      if (protocol === 'mailto:') continue;
      if (origin !== siteUrl()) {
        must(elsewhere.has(origin), 'is no site we know');
        must(target === '_blank', 'opens no new tab');
        must(rel.includes('noopener'), `has the rel "${rel}"`);
        continue;
      }
      must(target === '', `has the target "${target}"`);
      if (!statuses.has(pathname)) statuses.set(pathname, (await request.get(siteUrl() + pathname)).status());
      must(statuses.get(pathname) === 200, `is answered with ${statuses.get(pathname)}`);
      if (hash) fragments.push({ from: route, path: pathname, id: hash.slice(1) });
    }
  }
  for (const { from, path, id } of fragments) {
    if (!ids.get(path)?.has(id)) faults.push(`${from} links to ${path}#${id}, which is not there`);
  }
  expect(faults).toEqual([]);
  expect([...statuses.keys()].sort()).toEqual([...routes, feedPath].sort());
});
