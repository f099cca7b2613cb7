import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test('in the table, buttons stand beside a card, not below it, so that it stays short', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  expect(await usualHeight(page)).toBeLessThanOrEqual(96);
});

test('on a phone a card takes a quarter of the window, with set, year and number in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  expect(await usualHeight(page)).toBeLessThanOrEqual(200);
  const lines = await page
    .locator('#charizard-1999-base-set-holo-4 td')
    .evaluateAll((cells) => cells.slice(0, 3).map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(1);
});

async function open(page: Page): Promise<void> {
  await page.goto(siteUrl() + paths.values);
  await hydrated(page);
}

/** The median height of the rows, in CSS pixels. */
async function usualHeight(page: Page): Promise<number> {
  const heights = await page
    .locator('.values tbody tr:not(.values-group)')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height).sort((one, other) => one - other));
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
