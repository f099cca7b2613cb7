import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { binderCode, entry, have, keep, keptBy, open, toast } from './binder-parts.ts';

const ironMan = paths.character('iron-man');
const name = 'a card of Iron Man';

test('a press without effect is reported, and can be repeated after a reload', async ({ page }) => {
  await open(page, ironMan);
  await page.route(binderCode, (route) => route.abort());
  await have(page, name).click();
  await expect(toast(page)).toContainText('nothing was kept');
  await expect(have(page, name)).toHaveAttribute('aria-pressed', 'false');
  await have(page, name).click();
  await expect(toast(page), 'the next press is reported too').toHaveCount(2);
  await page.unroute(binderCode);
  await Promise.all([page.waitForEvent('load'), toast(page).first().getByRole('button', { name: 'Reload' }).click()]);
  await have(page, name).click();
  await expect(have(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('without any code, the browser’s own dialog reports a press without effect', async ({ page, context }) => {
  await open(page, ironMan);
  await context.setOffline(true);
  const dialog = page.waitForEvent('dialog');
  await Promise.all([dialog.then((one) => one.accept()), have(page, name).click()]);
  expect((await dialog).message()).toContain('nothing was kept');
});

test('a press before the binder has loaded to mark the page removes nothing', async ({ page }) => {
  await keep(page, writeDocument([entry('iron-man', { kind: 'character' })]));
  const release = await holdBinderCode(page);
  await open(page, ironMan);
  const button = have(page, name);
  await button.click();
  release();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-collected]')).toBeVisible();
  expect((await keptBy(page)).size).toBe(1);
});

test('a press shows at once, and requests the code of its confirmation together with that of the binder', async ({
  page,
}) => {
  await open(page, ironMan);
  const release = await holdBinderCode(page);
  const toasts = page.waitForRequest('**/Toasts*.js');
  const button = have(page, name);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await toasts;
  release();
  await expect(toast(page)).toContainText('Your binder has begun');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

/** Holds the binder's code back. Returns a function that lets it arrive. */
async function holdBinderCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(binderCode, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
