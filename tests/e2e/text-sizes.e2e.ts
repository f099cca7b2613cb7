import { expect, test } from '@playwright/test';
import { smallText } from '../a11y/small-text.ts';
import { routes, siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

/** The size of the smallest text, in pixels. */
const least = 14;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test(`at ${width} px, no page has text under ${least} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of routes) {
      await page.goto(siteUrl() + path);
      await hydrated(page);
      expect.soft(await smallText(page, least), path).toEqual([]);
    }
  });
}
