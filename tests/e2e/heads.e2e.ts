import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { missingPath, someKinds } from '../site/kinds.ts';
import { click } from './follow.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated } from './watch.ts';

test('after each navigation, the head is that of the page’s own document, without structured data of another', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const other = await withoutScripts.newPage();
  // Pages that search engines leave out are in the middle, and the first page is visited again. A link to the search
  // opens it over the page instead.
  const elsewhere: readonly string[] = [paths.home, paths.search];
  const kinds = someKinds('heads', 3).filter(({ path }) => !elsewhere.includes(path));
  const visited = [...kinds.map(({ path }) => path), paths.binder, paths.about, missingPath, paths.home];
  await page.goto(siteUrl());
  await hydrated(page);
  await markDocument(page);
  const first = await headOf(page);
  for (const path of visited) {
    await other.goto(siteUrl() + path);
    const expected = await headOf(other);
    await click(page, path);
    await expect.poll(() => headOf(page), path).toEqual(expected);
    await expect(page.locator('script[type="application/ld+json"]'), path).toHaveCount(0);
  }
  await expect.poll(() => headOf(page)).toEqual(first);
  await page.goBack();
  await expect(page.locator('meta[name="robots"]'), 'the 404 page again').toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[property], link[rel="canonical"]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await withoutScripts.close();
});

test('the error page has no canonical address, and the page after it has its own', async ({ page }) => {
  await page.goto(siteUrl());
  await hydrated(page);
  // Once a page has its head, the code for the error page is loaded.
  await click(page, '/marvel');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', 'https://mintrow.example/marvel');
  await page.route('**/pokemon**', (route) => route.abort());
  await page.context().setOffline(true);
  await click(page, '/pokemon');
  await expect(page.locator('main h1')).toHaveText('You are offline');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  await expect(page.locator('meta[property], link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(
    0,
  );
  await page.context().setOffline(false);
  await page.unroute('**/pokemon**');
  await click(page, '/marvel');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', 'https://mintrow.example/marvel');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a shared link has its kind, and its picture with its size', async ({ page }) => {
  await page.goto(siteUrl() + paths.guide('grading'));
  const graph = Object.fromEntries((await headOf(page)).map(({ name, content }) => [name, content]));
  expect(graph).toMatchObject({
    'og:type': 'article',
    'og:image': expect.stringMatching(addressesOf('remotes/editorial/share/guides/grading.jpg')),
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

/** The description of a page in the head of its document, in its order. */
function headOf(page: Page): Promise<{ name: string; content: string }[]> {
  return page.evaluate(() => {
    const of = (element: Element, names: string[]) => names.map((name) => element.getAttribute(name) ?? '').join('');
    const about = '[property], [name="description"], [name="robots"], [name^="twitter"], [rel="canonical"]';
    return [
      { name: 'title', content: document.title },
      ...[...document.head.querySelectorAll(about)].map((element) => ({
        name: of(element, ['property', 'name', 'rel']),
        content: of(element, ['content', 'href', 'type', 'title']),
      })),
    ];
  });
}
