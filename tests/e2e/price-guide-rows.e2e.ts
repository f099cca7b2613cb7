import { expect, type Page, test } from '@playwright/test';
import { cards } from '../site/catalogue.ts';
import { open } from './price-guide-parts.ts';

test('in the table, buttons are next to a card, not below it, so that it stays short', async ({ page }) => {
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

test('the sales of a card take a line below it, and each of their marks is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const key = 'charizard-1999-base-set-holo-4';
  const known = cards.find((card) => card.key === key)?.sales ?? [];
  expect(known.length).toBeGreaterThan(1);
  const row = page.locator(`#${key}`);
  const sales = row.locator('+ .values-sales span:nth-child(n + 4)');
  await expect(sales).toHaveCount(known.length);
  const tops = await sales.evaluateAll((all) => all.map((sale) => sale.getBoundingClientRect().top));
  expect(tops).toEqual(tops.map(() => tops[0]));
  const both = [row, row.locator('+ .values-sales')].map((one) => one.evaluate(({ clientHeight }) => clientHeight));
  const [card = 0, below = 0] = await Promise.all(both);
  expect(card + below).toBeLessThanOrEqual(130);
  const marks = await row
    .locator('td use[href="#sold"]')
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()).sort((one, other) => one.x - other.x));
  expect(marks).toHaveLength(new Set(known.map(({ price }) => price)).size);
  for (const [index, { x, y }] of marks.slice(1).entries()) {
    const before = marks[index] ?? { x, y };
    expect(Math.hypot(x - before.x, y - before.y)).toBeGreaterThan(6);
  }
});

test('the amounts of the scale stay in view over its bars', async ({ page }) => {
  await open(page);
  for (const width of [360, 768, 1088, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#thor').scrollIntoViewIfNeeded();
    const amounts = page.locator('.values thead text');
    await expect(amounts).toHaveText(['$1', '$100', '$10K', '$1M']);
    for (const amount of await amounts.all()) await expect(amount, `${width} px`).toBeInViewport({ ratio: 1 });
    const first = await amounts.first().evaluate((text) => text.getBoundingClientRect());
    const bar = await page
      .locator('#thor-1990-marvel-universe-18-thor td > svg')
      .evaluate((svg) => svg.getBoundingClientRect());
    // Its middle is on its line; on a line at the margin of the page, its beginning.
    const onLine = width < 704 ? first.x : first.x + first.width / 2;
    expect(Math.abs(onLine - bar.x), `${width} px`).toBeLessThan(2);
  }
});

/** The median height of the rows, in CSS pixels. */
async function usualHeight(page: Page): Promise<number> {
  const heights = await page
    .locator('.values tbody tr[id]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height).sort((one, other) => one - other));
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
