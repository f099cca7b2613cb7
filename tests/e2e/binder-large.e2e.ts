import { writeDocument } from '@mint-row/kit/binder';
import { expect, type Page, test } from '@playwright/test';
import { entry, keep, openBinder, pockets } from './binder-parts.ts';

const count = 5000;
const large = writeDocument(Array.from({ length: count }, (_, index) => entry(`k-${index}`)));

interface Shown {
  /** How many pockets were there when there were any. */
  first: number;
  /** How many elements the page had then. */
  elements: number;
  /** How many pockets were there when the browser was about to print. */
  printed: number;
}

/** Counts the pockets when the first of them appear, and around the browser's word that it is about to print. */
async function watchPockets(page: Page, isPrinted: boolean): Promise<void> {
  await page.addInitScript((prints) => {
    const pocketCount = () => document.querySelectorAll('.my-binder-pocket').length;
    const shown = { first: 0, elements: 0, printed: 0 };
    Object.assign(window, { shown });
    const observer = new MutationObserver(() => {
      const now = pocketCount();
      if (shown.first === 0) Object.assign(shown, { first: now, elements: document.querySelectorAll('*').length });
      if (now === shown.first) return;
      observer.disconnect();
      if (!prints) return;
      window.dispatchEvent(new Event('beforeprint'));
      queueMicrotask(() => {
        shown.printed = pocketCount();
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, isPrinted);
}

const shown = (page: Page): Promise<Shown> => page.evaluate(() => Reflect.get(window, 'shown'));

test.beforeEach(({ page }) => keep(page, large));

test('a large binder shows its first leaf at once, and every other soon after', async ({ page }) => {
  await watchPockets(page, false);
  await openBinder(page);
  await expect(pockets(page)).toHaveCount(count);
  const { first, elements } = await shown(page);
  expect(first).toBe(36);
  expect(elements).toBeLessThan(2500);
  await expect(pockets(page).last(), 'what is not laid out can be found in the page').toContainText('Name of k-0');
  await pockets(page).first().getByText('Edit').click();
  await expect(pockets(page).first().getByLabel('Grade')).toBeVisible();
});

test('a large binder that is printed before it is filled has all its pockets on paper', async ({ page }) => {
  await watchPockets(page, true);
  await openBinder(page);
  await expect.poll(async () => (await shown(page)).printed).toBe(count);
});
