import { site } from '@mint-row/kit/content';
import { feedPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { routes, siteUrl } from '../site/addresses.ts';

/** Where the guides' sources are. */
const sources = [
  'https://tcgdex.dev',
  'https://www.beckett.com',
  'https://www.cgccards.com',
  'https://www.psacard.com',
  'https://www.si.com',
  'https://www.therealgentlemenofleisure.com',
];
const elsewhere = new Set([site.marketplace.origin, ...site.social.map(({ url }) => new URL(url).origin), ...sources]);

test('every link on every page leads somewhere, and every button does something', async ({ page, request }) => {
  test.setTimeout(120_000);
  const statuses = new Map<string, number>();
  const ids = new Map<string, Set<string>>();
  const fragments: { from: string; path: string; id: string }[] = [];
  for (const route of routes) {
    await page.goto(siteUrl() + route);
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
    expect(found.ids.length, `${route} has an id twice`).toBe(new Set(found.ids).size);
    for (const { href, url, target, rel, name, image } of found.links) {
      const what = `${route}: "${name}" to ${href}`;
      expect(href, what).toBeTruthy();
      expect(name !== '' || image, `${what} has a name`).toBe(true);
      const { origin, pathname, hash, protocol } = new URL(url);
      if (protocol === 'mailto:') continue;
      if (origin !== siteUrl()) {
        expect(elsewhere.has(origin), `${what} is a site we know`).toBe(true);
        expect(target, `${what} opens a new tab`).toBe('_blank');
        expect(rel, what).toContain('noopener');
        continue;
      }
      expect(target, what).toBe('');
      if (!statuses.has(pathname)) statuses.set(pathname, (await request.get(siteUrl() + pathname)).status());
      expect(statuses.get(pathname), what).toBe(200);
      if (hash) fragments.push({ from: route, path: pathname, id: hash.slice(1) });
    }
  }
  for (const { from, path, id } of fragments) {
    expect(ids.get(path)?.has(id), `${from} links to ${path}#${id}`).toBe(true);
  }
  expect([...statuses.keys()].sort()).toEqual([...routes, feedPath].sort());
});
