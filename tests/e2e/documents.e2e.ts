import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { addressesOf, ninePath, routes, siteUrl } from '../site/addresses.ts';
import { pages } from '../site/catalogue.ts';
import { missingPath, someKinds } from '../site/kinds.ts';
import { watch } from './watch.ts';

/** Files that block nothing: a header names the first, and the others load for the links of a page that is idle. */
const besides = [/\/(speculation-rules|registry)\.json$/, addressesOf('shell/page-reader.js')];

/** Files of the shell that pages load once they have hydrated. */
const binderCode = [addressesOf('shell/binder.js'), addressesOf('shell/share.js')];
const laterCode = new Map<string, readonly RegExp[]>([
  [paths.search, [addressesOf('shell/search.js')]],
  [paths.binder, binderCode],
  [ninePath, binderCode],
]);

/** Pages that search engines leave out: two are each visitor's own, one is empty until a visitor searches. */
const unlisted: readonly string[] = [paths.binder, ninePath, paths.search];

const tried = someKinds('documents', 4)
  .map(({ path }) => path)
  .filter((path) => path !== missingPath);

for (const path of tried) {
  test(`${path} has one title, description, canonical and heading, and is fetched in two rounds from one host`, async ({
    page,
  }) => {
    const { problems, requests } = await watch(page);
    const response = await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(problems).toEqual([]);
    await expectHead(page, path);
    const named = await filesNamedBy(page);
    const [first, ...files] = requests;
    expect(first).toBe(siteUrl() + path);
    expect(
      files.filter((url, index) => files.indexOf(url) !== index),
      'a file was fetched twice',
    ).toEqual([]);
    const allowed = new Set(named.map(({ url }) => url));
    const later = [...besides, ...(laterCode.get(path) ?? [])];
    expect(files.filter((url) => !allowed.has(url) && !later.some((one) => one.test(url)))).toEqual([]);
    const needed = named.filter(({ url, lazy }) => !lazy && !url.startsWith('data:')).map(({ url }) => url);
    expect(needed.filter((url) => !files.includes(url))).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(siteUrl()))).toEqual([]);
  });
}

async function expectHead(page: Page, path: string): Promise<void> {
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  expect((await page.title()).length).toBeLessThanOrEqual(70);
  const noindex = page.locator('meta[name="robots"][content="noindex"]');
  await expect(noindex).toHaveCount(unlisted.includes(path) ? 1 : 0);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(50);
  expect(description?.length).toBeLessThanOrEqual(165);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`https://mintrow.example${path}`);
}

/** The files that a document names, and whether each loads only when its element is near. */
async function filesNamedBy(page: Page): Promise<{ url: string; lazy: boolean }[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      'link[rel="stylesheet"], link[rel="modulepreload"], link[rel="preload"], script[src], img, image',
    );
    return [...elements].map((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      return { url: new URL(address, location.href).href, lazy: element.getAttribute('loading') === 'lazy' };
    });
  });
}

test('titles and descriptions are not used twice', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (path) => {
      const html = await (await request.get(siteUrl() + path)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  const titles = heads.map(([title]) => title);
  const descriptions = heads.map(([, description]) => description);
  expect(new Set(titles).size).toBe(routes.length);
  expect(new Set(descriptions).size).toBe(routes.length);
});

test('the sitemap lists every page that search engines may list, and robots.txt the sitemap', async ({ request }) => {
  const sitemap = await (await request.get(`${siteUrl()}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/mintrow\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  const indexed = pages.filter(({ indexed = true }) => indexed).map(({ path }) => path);
  expect(listed.sort()).toEqual(indexed.sort());
  expect(listed).toEqual(expect.arrayContaining(routes.filter((path) => !unlisted.includes(path))));
  const robots = await (await request.get(`${siteUrl()}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://mintrow.example/sitemap.xml');
});

test('the icon is a picture at its usual address too', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl());
  const sides = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, '/favicon.ico');
  // The largest of the three that it has.
  expect(sides).toEqual([64, 64]);
  expect(problems).toEqual([]);
});
