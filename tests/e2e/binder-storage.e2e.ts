import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { breakStorage } from '../faults/storage.ts';
import { inTurn } from '../sample.ts';
import { entry, have, keep, keptBy, open, openBinder, pockets, toast, want } from './binder-parts.ts';

const ironMan = paths.character('iron-man');
const card = '1966 Donruss Marvel Super Heroes (Iron Man)';

/** Two faults with the same message, of which one is tried unless SUITE=whole, and one with another message. */
const failing = [
  ...inTurn(['throwing', 'missing'] as const, 'where storage fails').map((fault) => ({
    fault,
    message: 'does not let the site keep anything',
  })),
  { fault: 'full', message: 'has no room left' },
] as const;

for (const { fault, message } of failing) {
  test(`where storage is ${fault}, one notice appears, and the cards stay in the tab`, async ({ page }) => {
    await breakStorage(page, fault, 0);
    await open(page, ironMan);
    await have(page, card).click();
    await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
    const notice = page.locator('.notice').filter({ hasText: message });
    await expect(notice).toHaveCount(1);
    await expect(toast(page), 'nothing says that it was kept').toHaveCount(0);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await want(page, 'a card of Iron Man').click();
    await expect(want(page, 'a card of Iron Man')).toHaveAttribute('aria-pressed', 'true');
    await expect(notice).toHaveCount(0);
    await page.locator('[data-collected]').click();
    await expect(pockets(page)).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText(message);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mint-row-binder-.*\.json$/);
  });
}

for (const [what, text] of [
  ['a newer version', '{"version":99,"pockets":{}}'],
  ['junk', '{"version":1,"entries":[{}]}'],
] as const) {
  test(`${what} is set aside and never overwritten`, async ({ page }) => {
    await keep(page, text);
    await open(page, ironMan);
    await have(page, card).click();
    await expect(page.locator('.notice')).toContainText('It was set aside unchanged.');
    expect((await keptBy(page)).size).toBe(1);
    expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain(text);
    await openBinder(page);
    await expect(pockets(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Save what was set aside' })).toBeVisible();
  });
}

/** Sets the browser's answer to requests for persistent storage, and counts the requests. */
async function answerPersist(page: Page, answer: boolean): Promise<() => Promise<number>> {
  await page.addInitScript((agreed) => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
      return agreed;
    };
    StorageManager.prototype.persisted = async () => agreed;
  }, answer);
  return () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
}

const unsaved = (page: Page) => page.getByText('Not in a saved file yet').locator('..');

test('the first card asks the browser for persistent storage, the second does not', async ({ page }) => {
  const asked = await answerPersist(page, true);
  await open(page, ironMan);
  await have(page, card).click();
  await expect(toast(page)).toContainText('Your binder has begun.');
  await expect.poll(asked).toBe(1);
  await want(page, 'a card of Iron Man').click();
  await expect.poll(async () => (await keptBy(page)).size).toBe(2);
  expect(await asked()).toBe(1);
});

test('where the browser may delete the binder, the file is offered until it has every change', async ({ page }) => {
  await answerPersist(page, false);
  await keep(page, writeDocument([entry('one'), entry('two')]));
  await openBinder(page);
  await expect(unsaved(page)).toContainText('Safari');
  await expect(unsaved(page)).toContainText('Not in a saved file yet: 2 of 2');
  const download = page.waitForEvent('download');
  await unsaved(page).getByRole('button', { name: 'Save it as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^mint-row-binder-.*\.json$/);
  await expect(unsaved(page)).toHaveCount(0);
  await page.reload();
  await pockets(page).first().waitFor();
  await expect(unsaved(page)).toHaveCount(0);
  await pockets(page).first().getByText('Edit').click();
  await pockets(page).first().getByLabel('Grade').fill('PSA 9');
  await pockets(page).first().getByRole('button', { name: 'Save' }).click();
  await expect(unsaved(page)).toContainText('Not in a saved file yet: 1 of 2');
});

test('where storage is persistent, no file is offered above the cards', async ({ page }) => {
  await answerPersist(page, true);
  await keep(page, writeDocument([entry('one')]));
  await openBinder(page);
  await expect(pockets(page)).toHaveCount(1);
  await expect(unsaved(page)).toHaveCount(0);
});
