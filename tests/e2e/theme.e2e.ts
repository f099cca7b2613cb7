import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the theme', () => {
  test('follows the system', async ({ page }) => {
    await page.goto(siteUrl());
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).not.toBe(light);
  });

  test('cycles through system, light and dark by its switch, and is restored before anything is painted', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { themesSeen: seen });
      const look = () => seen.push(document.documentElement.dataset.theme ?? null);
      // The body begins after everything that blocks painting; animation frames show the painted theme.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        look();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      requestAnimationFrame(look);
      document.addEventListener('DOMContentLoaded', look);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(siteUrl());
    await hydrated(page);
    const dark = await paper(page);
    const button = page.locator('.theme-switch');
    for (const theme of ['light', 'dark', 'system']) {
      await button.click();
      await expect(button).toHaveAttribute('aria-label', `Theme: ${theme}`);
      expect((await paper(page)) === dark).toBe(theme !== 'light');
      await page.reload();
      await hydrated(page);
      const seen = await page.evaluate(() => (window as unknown as { themesSeen: (string | null)[] }).themesSeen);
      expect(seen.length).toBeGreaterThanOrEqual(3);
      expect(new Set(seen)).toEqual(new Set([theme === 'system' ? null : theme]));
      await expect(button).toHaveAttribute('aria-label', `Theme: ${theme}`);
      expect((await paper(page)) === dark).toBe(theme !== 'light');
    }
  });
});

async function paper(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
}
