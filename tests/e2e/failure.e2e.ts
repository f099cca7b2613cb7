import { paths } from '@mint-row/shared/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test('a page whose code does not come stays readable, says so, and its links work', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  const heading = await page.locator('main h1').innerText();
  const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' }).or(page.locator('.notice'));
  await expect(notice.first()).toBeVisible();
  expect(await page.locator('main h1').innerText()).toBe(heading);
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(siteUrl() + paths.about);
  await hydrated(page);
});

test('its notice offers to try again, and that hydrates the page', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/remotes/marvel/**/*.js');
  await again.click();
  await hydrated(page);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a notice closes after five seconds', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  await expect(page.locator('.notice')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0, { timeout: 8000 });
});
