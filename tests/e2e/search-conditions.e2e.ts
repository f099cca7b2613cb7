import { paths, registryPath, searchIndexPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { dialog, field, link, open, options } from './search-parts.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the dialog is as wide as the window, below the header, and everything in it is large enough', async ({
    page,
  }) => {
    await open(page, '/pokemon');
    await link(page).tap();
    await field(page).fill('holo');
    await expect(options(page).first()).toBeVisible();
    const box = await dialog(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 320 });
    expect(box?.y).toBeCloseTo(header?.height ?? 0, 0);
    for (const target of [field(page), dialog(page).getByRole('button'), ...(await options(page).all())]) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to a page with lists', async ({ page }) => {
    await page.goto(siteUrl());
    await link(page).click();
    await expect(page).toHaveURL(siteUrl() + paths.search);
    for (const path of [paths.characters, paths.guides, paths.glossary, paths.values]) {
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    }
    await expect(field(page)).toHaveCount(0);
  });
});

test.describe('when something fails', () => {
  const failed = 'The search could not be loaded. The lists of this site work without it.';

  test('a damaged index is refused, and read again on request', async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ json: { franchises: [], entries: [] } }));
    await open(page, paths.home);
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('status')).toHaveText(failed);
    await expect(dialog(page).getByRole('link', { name: 'Guides' })).toBeVisible();
    await page.unroute(`**${searchIndexPath}`);
    await field(page).fill('thor');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toHaveAccessibleName(/^Thor/);
  });

  test('an index of another release than the registry’s is read again at once', async ({ page }) => {
    let asked = 0;
    await page.route(`**${searchIndexPath}`, (route) => {
      asked += 1;
      return route.continue();
    });
    await page.route(`**${registryPath}`, async (route) => {
      const response = await route.fetch();
      const registry = await response.json();
      const search = asked === 0 ? `sha256-${'A'.repeat(43)}=` : registry.search;
      await route.fulfill({ response, json: { ...registry, search } });
    });
    await open(page, paths.about);
    await page.keyboard.press('/');
    await field(page).fill('thor');
    await expect(options(page).first()).toHaveAccessibleName(/^Thor/);
    expect(asked).toBe(2);
    // The page asks for the registry of its own accord, too.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('without a network, a search that was opened continues', async ({ page, context }) => {
    await open(page, paths.home);
    await page.keyboard.press('/');
    await field(page).fill('thor');
    await expect(options(page).first()).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('mewtwo');
    await expect(options(page).first()).toHaveAccessibleName(/^Mewtwo/);
  });

  test('without its code, the link leads to the search page, which shows a notice', async ({ page }) => {
    await page.route(addressesOf('shell/search.js'), (route) => route.abort());
    await open(page, paths.home);
    await page.keyboard.press('/');
    await expect(page).toHaveURL(siteUrl() + paths.search);
    await expect(page.getByRole('main')).toContainText('The search could not be loaded.');
    await expect(page.locator(`main a[href="${paths.guides}"]`)).toBeVisible();
  });
});
