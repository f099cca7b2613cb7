import { feedPath, paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test('a tab of the drawer leads to the shelf of its franchise', async ({ page }) => {
  await page.goto(siteUrl() + paths.guides);
  await hydrated(page);
  const tab = page.getByRole('navigation', { name: 'By franchise' }).getByRole('link').first();
  const fragment = await tab.getAttribute('href');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl() + paths.guides + fragment);
  await expect(page.locator(fragment ?? '')).toBeInViewport();
});

test('from the promise of weekly updates to the list, the page that changed, and the feed', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl());
  await hydrated(page);
  await page.getByRole('link', { name: 'updated weekly' }).click();
  await expect(page).toHaveURL(siteUrl() + paths.updates);
  await follow(page, paths.guides);
  await page.goBack();
  const feed = page.getByRole('link', { name: /feed/ });
  await expect(feed).toHaveAttribute('href', feedPath);
  const answer = await page.request.get(siteUrl() + feedPath);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  expect(problems).toEqual([]);
});
