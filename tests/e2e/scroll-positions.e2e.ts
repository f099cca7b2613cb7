import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated } from './watch.ts';

test.describe('a change of page', () => {
  test('back returns to the page and to where it was scrolled', async ({ page }) => {
    await page.goto(siteUrl() + paths.top50);
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await follow(page, paths.about);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl() + paths.top50);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward within a page return to where it was scrolled, at once and after a reload', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.goto(siteUrl() + paths.characters);
    await hydrated(page);
    // What still scrolls smoothly when the visitor goes back ends a little further.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const from = 120;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    await settledScroll(page);
    // Without the pointer, which would scroll to the link first.
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main nav a[href^="#"]')].at(-1)?.click());
    await expect(page).toHaveURL(/#/);
    await expect.poll(scrolled).toBeGreaterThan(from + 300);
    await settledScroll(page);
    const to = await scrolled();
    await page.goBack();
    await expect.poll(scrolled).toBe(from);
    await page.goForward();
    await expect.poll(scrolled).toBe(to);
    await follow(page, paths.about);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(scrolled).toBe(to);
    await page.goBack();
    await expect.poll(scrolled).toBe(from);
    await expect(page).toHaveURL(siteUrl() + paths.characters);
  });
});

/** Resolves when the page has stopped to scroll. */
async function settledScroll(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const { scrollY } = window;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY === scrollY)));
      }),
  );
}
