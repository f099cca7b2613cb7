import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Type a word' });
const terms = (page: Page) => page.locator('#terms dt');
const count = (page: Page) => page.locator('#terms [role="status"]');

test.describe('the filter of the glossary', () => {
  test('shows the terms that mention a word, with their number, and keeps it in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + paths.glossary);
    await hydrated(page);
    const all = await terms(page).count();
    expect(all).toBeGreaterThanOrEqual(40);
    await field(page).fill('welded');
    await expect(terms(page)).toHaveText(['Slab']);
    await expect(count(page)).toHaveText('1 term mentions it.');
    await expect(page).toHaveURL(`${siteUrl()}${paths.glossary}?q=welded`);
    await page.getByRole('button', { name: 'Show all terms' }).click();
    await expect(terms(page)).toHaveCount(all);
    await expect(page).toHaveURL(siteUrl() + paths.glossary);
    expect(problems).toEqual([]);
  });

  test('applies to a shared address, and reports that nothing is found', async ({ page }) => {
    await page.goto(`${siteUrl()}${paths.glossary}?q=zebra`);
    await hydrated(page);
    await expect(field(page)).toHaveValue('zebra');
    await expect(terms(page)).toHaveCount(0);
    await expect(count(page)).toHaveText(/No term mentions that/);
  });

  test('keeps text that was typed before the page had hydrated', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/GlossaryPage.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteUrl() + paths.glossary, { waitUntil: 'commit' });
    await field(page).fill('welded');
    release();
    await expect(terms(page)).toHaveText(['Slab']);
    await expect(field(page)).toHaveValue('welded');
  });

  test('is cleared for a term that an entry links to', async ({ page }) => {
    await page.goto(`${siteUrl()}${paths.glossary}?q=sent+in+again`);
    await hydrated(page);
    await expect(terms(page)).toHaveText(['Census']);
    await page.locator('#census a', { hasText: 'Raw' }).click();
    await expect(page).toHaveURL(`${siteUrl()}${paths.glossary}#raw`);
    await expect(page.locator('#raw')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('works after a navigation within the site', async ({ page }) => {
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
    await follow(page, paths.glossary);
    await field(page).press('Tab');
    await field(page).fill('pee chee');
    await expect(terms(page)).toHaveText(['O-Pee-Chee']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the glossary shows every term, and no field', async ({ page }) => {
    await page.goto(siteUrl() + paths.glossary);
    expect(await terms(page).count()).toBeGreaterThanOrEqual(40);
    await expect(field(page)).toBeHidden();
    await page.goto(`${siteUrl()}${paths.glossary}#whitening`);
    await expect(page.locator('#whitening')).toBeInViewport();
  });
});
