import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { characters } from '../site/catalogue.ts';
import { binderCode, entry, have, keep, keptBy, open, openBinder, pockets, toast, want } from './binder-parts.ts';
import { watch } from './watch.ts';

const ironMan = paths.character('iron-man');
const card = '1966 Donruss Marvel Super Heroes (Iron Man)';

test('a card is kept, marked on every page, described and removed with the keyboard', async ({ page }) => {
  const { problems } = await watch(page);
  await open(page, ironMan);
  await have(page, card).focus();
  await page.keyboard.press('Enter');
  await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-collected]')).toHaveText('In your binder: 1 of 3 cards');
  await want(page, 'a card of Iron Man').press('Space');
  await expect(want(page, 'a card of Iron Man')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-collected]')).toHaveText('You want a card of Iron Man; 2 cards to find');

  await page.locator('[data-collected]').press('Enter');
  await expect(pockets(page)).toHaveCount(2);
  const pocket = pockets(page).filter({ hasText: card });
  await pocket.getByText('Edit').press('Enter');
  await pocket.getByLabel('Price paid').fill('a lot');
  await pocket.getByLabel('Price paid').press('Enter');
  await expect(pocket.getByRole('alert')).toContainText('must be an amount');
  await expect(pocket.getByLabel('Price paid')).toBeFocused();
  await pocket.getByLabel('Price paid').fill('1,250.50');
  await pocket.getByLabel('Grade').fill('PSA 7');
  await pocket.getByLabel('Note').fill('<b>From the fair</b>');
  await pocket.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(pocket).toContainText('PSA 7$1,250.50');
  await expect(pocket).toContainText('<b>From the fair</b>');
  await expect(pocket.locator('summary')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('$1,250.50 paid for what you have');

  await pocket.getByText('Edit').press('Enter');
  await pocket.getByRole('button', { name: 'Take it out' }).press('Enter');
  await expect(pockets(page)).toHaveCount(1);
  await expect(page.locator('[data-binder]')).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(pocket).toContainText('PSA 7');
  expect(problems).toEqual([]);
});

test('the first card shows a notice about the new binder, above the bars at the bottom, with a link to it', async ({
  page,
}) => {
  await open(page, `${paths.values}?cards=hulk-1990-marvel-universe-3-hulk,thor-1990-marvel-universe-18-thor`);
  await want(page, '1990 Marvel Universe #3 Hulk').click();
  await expect(toast(page)).toContainText('Your binder has begun.');
  const bar = (await page.locator('.values-chosen').boundingBox())?.y ?? 0;
  // It slides in from below.
  const bottom = () => toast(page).evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(bar);
  await toast(page).getByRole('button', { name: 'Open it' }).click();
  await expect(pockets(page)).toHaveCount(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test.describe(`where the visitor prefers ${moves ? 'any motion' : 'reduced motion'}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the picture of a card ${moves ? 'flies' : 'does not fly'} into the header, and is in the toast`, async ({
      page,
    }) => {
      await page.addInitScript(recordFlights);
      await open(page, ironMan);
      const row = page.locator('#cards li', { has: have(page, card) });
      const picture = await row.locator('img').evaluate((img: HTMLImageElement) => img.src);
      await have(page, card).click();
      await expect(toast(page).locator('img')).toHaveAttribute('src', picture);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Binder, 1 card' })).toBeVisible();
      await expect(page.locator('[data-flight]')).toHaveCount(0);
      expect(await page.evaluate(() => window.flights)).toEqual(moves ? [picture] : []);
    });
  });
}

test('marks stay when React shows other rows, and appear on later pages', async ({ page }) => {
  await keep(page, writeDocument([entry('pikachu-illustrator-promo'), entry('iron-man', { kind: 'character' })]));
  await open(page, paths.top50);
  const button = have(page, 'Pikachu Illustrator Promo');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-collected]')).toHaveText('In your binder: 1 of 50 cards');
  await page.getByRole('radio', { name: 'Year' }).check({ force: true });
  await expect(page.locator('#rank-1 details')).toHaveCount(1);
  await page.locator('#rank-1 summary').click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Marvel' }).click();
  await expect(page.locator('[data-collected]')).toHaveText(/^In your binder: 1 of \d+ characters$/);
});

test('a page loads no code of the binder until it is used', async ({ page }) => {
  const { requests } = await watch(page);
  await open(page, ironMan);
  await expect(have(page, card)).toBeVisible();
  expect(requests.filter((address) => binderCode.test(address))).toEqual([]);
  await expect(page.locator('[data-collected]')).toBeHidden();
});

test('A–Z shows the number of its characters that are in the binder', async ({ page }) => {
  await keep(page, writeDocument([entry('iron-man', { kind: 'character' }), entry('mew-fossil-set-holo-1')]));
  await open(page, paths.characters);
  await expect(page.locator('[data-collected]')).toHaveText(`In your binder: 2 of ${characters.length} characters`);
});

test('two tabs that change the binder at once lose nothing, and show the same', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, ironMan), open(other, paths.top50)]);
  const press = async (tab: Page, count: number) => {
    const buttons = tab.locator('[data-collect="have"]');
    for (let index = 0; index < count; index += 1) await buttons.nth(index).evaluate((one: HTMLElement) => one.click());
  };
  await Promise.all([press(page, 4), press(other, 12)]);
  await expect.poll(async () => (await keptBy(page)).size).toBe(16);
  await openBinder(other);
  await expect(pockets(other)).toHaveCount(16);
  await have(page, card).click();
  await expect(pockets(other)).toHaveCount(15);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('buttons are large enough, and the page is as wide as the window', async ({ page }) => {
    await keep(page, writeDocument([entry('gone', { name: 'A card that has left' })]));
    await open(page, ironMan);
    await have(page, card).tap();
    await expect(have(page, card)).toHaveAttribute('aria-pressed', 'true');
    const { width = 0, height = 0 } = (await have(page, card).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await openBinder(page);
    await expect(pockets(page).filter({ hasText: 'A card that has left' })).toContainText('No longer on this site');
    await pockets(page).first().getByText('Edit').tap();
    await expect(pockets(page).first().getByLabel('Grade')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that the binder needs JavaScript, and leads to lists', async ({ page }) => {
    await page.goto(siteUrl() + paths.binder);
    await expect(page.getByText('The binder needs JavaScript')).toBeVisible();
    for (const path of [paths.characters, paths.top50, paths.values]) {
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    }
  });
});

declare global {
  interface Window {
    /** The addresses of the pictures that flew into the binder. */
    flights: string[];
  }
}

function recordFlights() {
  window.flights = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLImageElement && node.dataset.flight !== undefined) window.flights.push(node.src);
    }
  }).observe(document, { childList: true, subtree: true });
}
