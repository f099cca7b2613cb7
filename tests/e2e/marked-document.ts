import type { Page } from '@playwright/test';

/** Marks the document, to see later whether the page is still in it. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether the page is in the document that was marked. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.locator('html').evaluate((html) => html.hasAttribute('data-marked'));
}
