import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';

test('at the end of a page, the text keeps 40 px from the buttons next to it, or is above them; both are below the heading', async ({
  page,
}) => {
  await page.goto(siteUrl());
  const beside: number[] = [];
  for (const width of [360, 768, 1024, 1088, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [heading, text, buttons] = await page.locator('#closing').evaluate((call) =>
      ['h2', 'p', '.button-row'].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(call.querySelector(name) as Element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    if (!heading || !text || !buttons) throw new Error('The page has no call at its end.');
    expect(text.top, `${width} px`).toBeGreaterThanOrEqual(heading.bottom);
    if (buttons.top >= text.bottom) continue;
    beside.push(width);
    expect(buttons.left - text.right, `${width} px`).toBeGreaterThanOrEqual(40);
  }
  expect(beside).toEqual([1280, 1440, 1920]);
});
