import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { breakStorage } from '../faults/storage.ts';
import { have, keep, keptBy, open, openBinder, pockets, want } from './binder-parts.ts';

const ironMan = paths.character('iron-man');
const card = '1966 Donruss Marvel Super Heroes (Iron Man)';

for (const [fault, said] of [
  ['throwing', 'does not let the site keep anything'],
  ['missing', 'does not let the site keep anything'],
  ['full', 'has no room left'],
] as const) {
  test(`where storage is ${fault}, it is told once, and what was done stays in the tab`, async ({ page }) => {
    await breakStorage(page, fault, 0);
    await open(page, ironMan);
    await have(page, card).click();
    await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
    const notice = page.locator('.notice').filter({ hasText: said });
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await want(page, 'a card of Iron Man').click();
    await expect(want(page, 'a card of Iron Man')).toHaveAttribute('aria-pressed', 'true');
    await expect(notice).toHaveCount(0);
    await page.locator('[data-collected]').click();
    await expect(pockets(page)).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText(said);
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
