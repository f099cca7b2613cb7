import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { readServed, type Served } from '../faults/served.ts';
import { siteUrl } from '../site/addresses.ts';
import { click, follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.describe('a page’s own styles', () => {
  test('are in its document, and in no other', async ({ page }) => {
    const own = ownStyles(await readServed(siteUrl(), 'editorial', paths.top50));
    await page.goto(siteUrl() + paths.top50);
    expect(await inDocument(page)).toEqual(expect.arrayContaining(own));
    await page.goto(siteUrl());
    expect((await inDocument(page)).filter((file) => own.includes(file))).toEqual([]);
    expect(await linked(page)).toEqual([]);
  });

  test('are linked by a navigation, with their hash, and apply', async ({ page }) => {
    const { problems } = await watch(page);
    const own = ownStyles(await readServed(siteUrl(), 'editorial', paths.disclaimer));
    await page.goto(siteUrl());
    await hydrated(page);
    await follow(page, paths.disclaimer);
    await expect(page.locator('.legal')).toHaveCSS('display', 'grid');
    // The document contains the common styles.
    expect(await linked(page)).toEqual(own);
    expect(await page.locator('head link[rel="stylesheet"]:not([integrity^="sha256-"])').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('are fetched once, by the hover, however often the visitor returns', async ({ page }) => {
    const { requests, problems } = await watch(page);
    const own = ownStyles(await readServed(siteUrl(), 'editorial', paths.top50));
    const asked = () => requests.filter((url) => own.some((file) => url.endsWith(file)));
    await page.goto(siteUrl());
    await hydrated(page);
    await page.locator(`footer a[href="${paths.top50}"]`).hover();
    await expect.poll(() => linked(page)).toEqual(own);
    await expect(page).toHaveURL(`${siteUrl()}/`);
    await click(page, paths.top50);
    await expect(page.locator('.ranked').first()).toHaveCSS('display', 'grid');
    await page.goBack();
    await expect(page.locator('.home-hero')).toBeVisible();
    await page.goForward();
    await expect(page.locator('.ranked').first()).toHaveCSS('display', 'grid');
    expect(asked()).toHaveLength(own.length);
    expect(await linked(page)).toEqual(own);
    expect(problems).toEqual([]);
  });
});

/** The addresses of the stylesheets of a page's exposed module alone. */
function ownStyles({ registered, expose }: Served): string[] {
  const files = registered.exposes[expose]?.styles ?? [];
  if (files.length === 0) throw new Error(`${expose} has no styles of its own.`);
  return files.map((file) => registered.base + file);
}

/** The addresses of the stylesheets that a document contains. */
function inDocument(page: Page): Promise<string[]> {
  return page.locator('head style').evaluateAll((found) => found.map((style) => style.dataset.href ?? ''));
}

/** The addresses of the remotes' stylesheets that have been linked since. */
function linked(page: Page): Promise<string[]> {
  return page
    .locator('head link[rel="stylesheet"][href^="/remotes/editorial/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}
