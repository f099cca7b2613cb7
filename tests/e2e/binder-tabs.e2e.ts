import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { entry, have, keep, keptBy, open, openBinder, pockets } from './binder-parts.ts';

const ironMan = paths.character('iron-man');
const card = '1966 Donruss Marvel Super Heroes (Iron Man)';
const key = 'iron-man-1966-donruss-marvel-super-heroes-iron-man';

/** Makes a tab behave like a hidden one: its timers run a minute late. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    window.setTimeout = ((run: () => void, delay = 0) => setTimeout(run, delay + 60_000)) as typeof window.setTimeout;
  });
}

/** Presses buttons in quick succession. */
async function pressAll(page: Page, count: number): Promise<void> {
  await page.evaluate((last) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-collect="have"]')];
    for (const button of buttons.slice(0, last)) button.click();
  }, count);
}

for (const isHiddenFirst of [true, false]) {
  test(`a hidden tab that changes the binder ${isHiddenFirst ? 'first' : 'last'} blocks no other`, async ({
    page,
    context,
  }) => {
    await keep(page, writeDocument([entry('there')]));
    const hidden = await context.newPage();
    await open(page, ironMan);
    await open(hidden, paths.top50);
    // Both have loaded the code by now, because the device has a binder.
    for (const tab of [page, hidden]) await expect(tab.locator('[data-collected]')).toBeVisible();
    await hide(hidden);
    const presses = [() => pressAll(hidden, 12), () => have(page, card).click()];
    for (const press of isHiddenFirst ? presses : presses.toReversed()) await press();
    await expect.poll(async () => (await keptBy(page)).has(key)).toBe(true);
    await expect.poll(async () => (await keptBy(page)).size).toBe(14);
  });
}

test('a tab that was open before there was a binder shows the one that another tab begins', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([open(page, ironMan), open(other, ironMan)]);
  await have(other, card).click();
  await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
});

test('a page that Back restores from the browser’s cache shows a binder of another tab', async ({ page, context }) => {
  await open(page, ironMan);
  await page.evaluate(() => {
    document.body.dataset.before = '';
  });
  // A page that the browser restores learns of changes by this event alone: no storage event has reached it. Chromium’s
  // headless shell restores none, whatever its flags (BackForwardCacheDisabledForDelegate), so the event is made here.
  await page.evaluate(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  const other = await context.newPage();
  await open(other, ironMan);
  await have(other, card).click();
  await expect.poll(async () => (await keptBy(page)).size).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
  await have(other, card).click();
  await expect.poll(async () => (await keptBy(page)).size).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(have(page, card)).toHaveAttribute('aria-pressed', 'false');
});

test('the page of the binder shows the changes of another tab when it is visible again', async ({ page, context }) => {
  await keep(page, writeDocument([entry('there')]));
  await openBinder(page);
  const other = await context.newPage();
  await open(other, ironMan);
  await have(other, card).click();
  await expect(pockets(page)).toHaveCount(2);
});
