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

test('the promise of weekly updates leads to the list, the changed page and the feed', async ({ page }) => {
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

test('on phones, a badge is above its question, and all guides look alike, as on wider screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(siteUrl() + paths.guides);
  const overlaps = await page.locator('.question-group li').evaluateAll((questions) =>
    questions.filter((question) => {
      const [link, badge] = [...question.children].map((child) => child.getBoundingClientRect());
      return !link || !badge || badge.bottom > link.top || badge.left !== link.left;
    }),
  );
  expect(overlaps).toEqual([]);
  const looks = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [
      ...new Set(
        all.map((one) => {
          const { fontSize, fontStretch, lineHeight } = getComputedStyle(one);
          return `${fontSize} ${fontStretch} ${lineHeight} from ${one.getBoundingClientRect().left} px`;
        }),
      ),
    ]);
  for (const width of [360, 640]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await looks('.guide-shelf h4'), `${width} px`).toHaveLength(1);
    expect(await looks('.guide-shelf h4 + p'), `${width} px`).toHaveLength(1);
  }
});

test('from 1280 px, every question is one line with dots to its badge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(siteUrl() + paths.guides);
  const heights = await page
    .locator('.question-group a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size).toBe(1);
});
