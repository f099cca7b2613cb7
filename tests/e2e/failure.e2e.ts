import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { passTimeUntil } from '../faults/pass-time.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test.beforeEach(({ page }) => page.clock.install());

test('a page whose code does not load stays readable, with a notice and working links', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  const heading = await page.locator('main h1').innerText();
  const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' }).or(page.locator('.notice'));
  await passTimeUntil(page, 'a notice', () => notice.first().isVisible());
  expect(await page.locator('main h1').innerText()).toBe(heading);
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(siteUrl() + paths.about);
  await hydrated(page);
});

test('the notice offers to try again, which hydrates the page', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  const again = page.getByRole('button', { name: 'Try again' });
  await passTimeUntil(page, 'a notice', () => again.isVisible());
  await page.unroute('**/remotes/marvel/**/*.js');
  await again.click();
  await hydrated(page);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a notice closes after five seconds', async ({ page }) => {
  await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}/marvel`);
  const notice = page.locator('.notice');
  await passTimeUntil(page, 'a notice', () => notice.isVisible());
  await page.clock.runFor(3000);
  await expect(notice).toBeVisible();
  await passTimeUntil(page, 'no notice', () => notice.isHidden());
});
