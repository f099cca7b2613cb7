import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';

test('at the end of a page, the heading keeps 40 px from the text next to it, or is above it', async ({ page }) => {
  await page.goto(siteUrl());
  const beside: number[] = [];
  for (const width of [360, 768, 1024, 1088, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [heading, text] = await page.locator('#closing').evaluate((call) =>
      ['h2', 'p'].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(call.querySelector(name) as Element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    if (!heading || !text) throw new Error('The page has no call at its end.');
    if (text.top >= heading.bottom) continue;
    beside.push(width);
    expect(text.left - heading.right, `${width} px`).toBeGreaterThanOrEqual(40);
  }
  expect(beside).toEqual([1280, 1440, 1920]);
});
