import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { click } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.describe('an address that does not exist', () => {
  test('answers 404 with the specified words, a way home and a console error', async ({ page }) => {
    const { problems } = await watch(page);
    const response = await page.goto(`${siteUrl()}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await hydrated(page);
    expect(problems.join('\n')).toContain('/no/such/page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/`);
  });

  test('shows the same page after a navigation', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
    await click(page, paths.guide('of-nothing'));
    await expectNotFound(page);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/not found/i);
    expect(problems.join('\n')).toContain(paths.guide('of-nothing'));
    await page.goBack();
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  });

  test('leaves nothing of itself in the head of the page after it, also if the code for heads comes late', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(addressesOf('shell/recovery.js'), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
    const title = await page.title();
    await click(page, paths.guide('of-nothing'));
    await expectNotFound(page);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    release();
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  });
});

async function expectNotFound(page: Page) {
  await expect(page.locator('main h1')).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
}
