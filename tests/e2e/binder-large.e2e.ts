import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { whole } from '../sample.ts';
import { entry, keep, open, openBinder, pockets } from './binder-parts.ts';

const count = whole ? 5000 : 1000;
/** Filling takes seconds of processor time; on a busy machine, much longer. */
const filling = { timeout: 45_000 };
const large = writeDocument(Array.from({ length: count }, (_, index) => entry(`k-${index}`)));

interface Shown {
  /** The number of pockets when the first ones appeared. */
  first: number;
  /** The number of elements of the page then. */
  elements: number;
  /** The number of pockets when the browser was about to print. */
  printed: number;
}

/** Counts the pockets when the first of them appear, and around the browser's events for printing. */
async function watchPockets(page: Page, isPrinted: boolean, pocket = '.my-binder-pocket'): Promise<void> {
  await page.addInitScript(
    ([prints, pocket]) => {
      const pocketCount = () => document.querySelectorAll(pocket).length;
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
    },
    [isPrinted, pocket] as const,
  );
}

const shown = (page: Page): Promise<Shown> => page.evaluate(() => Reflect.get(window, 'shown'));

test.beforeEach(({ page }) => keep(page, large));

test('a large binder shows its first leaf at once, and all others soon after', async ({ page }) => {
  await watchPockets(page, false);
  await openBinder(page);
  await expect(pockets(page)).toHaveCount(count, filling);
  const { first, elements } = await shown(page);
  expect(first).toBe(36);
  expect(elements).toBeLessThan(2500);
  await expect(pockets(page).last(), 'text without layout can be found in the page').toContainText('Name of k-0');
  await pockets(page).first().getByText('Edit').click();
  await expect(pockets(page).first().getByLabel('Grade')).toBeVisible();
});

test('a large binder that is printed before it is filled has all its pockets on paper', async ({ page }) => {
  await watchPockets(page, true);
  await openBinder(page);
  await expect.poll(async () => (await shown(page)).printed).toBe(count);
});

test.describe('the checklist of a large binder', () => {
  const inList = '#binder .pocket:not([aria-hidden])';
  const openList = (page: Page) => open(page, `${paths.checklists}?list=binder`);

  test('shows its first cards at once, and all others soon after', async ({ page }) => {
    await watchPockets(page, false, inList);
    await openList(page);
    const all = page.locator(inList);
    await expect(all).toHaveCount(count, filling);
    expect((await shown(page)).first).toBe(36);
    await expect(all.last()).toContainText('Name of k-0');
    const rendered = await page
      .locator('#binder .binder-sheet')
      .evaluateAll(
        (sheets) =>
          sheets.filter((sheet) => sheet.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
      );
    expect(rendered, 'sheets far below are not laid out').toBeLessThan(30);
    await page.getByRole('radio', { name: 'A list with boxes' }).check();
    await all.first().scrollIntoViewIfNeeded();
    await expect(all.first()).toBeInViewport();
  });

  test('has all its pockets on paper if it is printed before it is filled', async ({ page }) => {
    await watchPockets(page, true, inList);
    await openList(page);
    await expect.poll(async () => (await shown(page)).printed).toBe(count);
  });
});
