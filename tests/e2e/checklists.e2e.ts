import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { cards } from '../site/catalogue.ts';
import { entry, keep, openBinder, pockets } from './binder-parts.ts';
import { follow } from './follow.ts';
import { controls, expectSheets, faint, open, sheetsOf } from './paper.ts';
import { hydrated, watch } from './watch.ts';

/** In pixels. */
const inch = 96;
const shown = (page: Page) => page.locator('main h2:visible');

test('a list and its form are chosen by keyboard, are in the address, and are restored from it', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl() + paths.checklists);
  await hydrated(page);
  await expect(shown(page)).toHaveText(['Marvel', 'Pokémon', 'Star Wars', 'Top 50']);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(['Marvel']);
  await page.getByRole('radio', { name: 'A list with boxes' }).check();
  await expect(page).toHaveURL(`${siteUrl()}${paths.checklists}?list=marvel&as=list`);
  await page.reload();
  await hydrated(page);
  await expect(shown(page)).toHaveText(['Marvel']);
  await expect(page.getByRole('radio', { name: 'A list with boxes' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Sheets of nine pockets' })).toBeChecked();
  expect(problems).toEqual([]);
});

test('the list of a franchise leads to its checklist', async ({ page }) => {
  await page.goto(`${siteUrl()}/star-wars/characters`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Print a checklist' })).toBeVisible();
  await follow(page, `${paths.checklists}?list=starwars`);
  await expect(shown(page)).toHaveText(['Star Wars']);
});

const kept = Array.from({ length: 12 }, (_, index) => entry(`kept-${index}`, index % 3 ? {} : { status: 'want' }));
const mine = (page: Page) => page.locator('#binder .pocket:not([aria-hidden])');

test('the binder is a list too, with ticked boxes, and fills sheets of nine', async ({ page }) => {
  const { problems } = await watch(page);
  await keep(page, writeDocument(kept));
  await page.goto(siteUrl() + paths.checklists);
  await hydrated(page);
  await expect(page.locator('#binder')).toBeHidden();
  await page.getByRole('radio', { name: 'My binder' }).check();
  await expect(page).toHaveURL(`${siteUrl()}${paths.checklists}?list=binder`);
  await expect(shown(page)).toHaveText(['My binder']);
  await expect(mine(page)).toHaveCount(12);
  await expect(page.getByText('Want: ticked')).toHaveCount(4);
  await expect(page.getByText('Have: ticked')).toHaveCount(8);
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toHaveLength(2);
  await page.getByRole('radio', { name: 'A list with boxes' }).check();
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a card of the binder has the same name as in the other lists, with its grade and note', async ({ page }) => {
  await keep(page, writeDocument([entry('dragonite-fossil-set-holo-4', { grade: 'PSA 9', note: 'signed' })]));
  await page.goto(`${siteUrl()}${paths.checklists}?list=binder`);
  const texts = mine(page).locator('h3, p:not(.pocket-boxes)');
  await expect(texts).toHaveText(['Dragonite', /Fossil/, /Fossil.*no\. 4/, 'PSA 9, signed']);
});

test('an empty binder has no list, but instructions to begin one', async ({ page }) => {
  await page.goto(`${siteUrl()}${paths.checklists}?list=binder`);
  await expect(page.locator('#binder')).toContainText('Your binder has no cards yet');
});

test('the binder itself prints nine pockets of the size of a card to a sheet', async ({ page }) => {
  await keep(page, writeDocument(kept));
  await openBinder(page);
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  expect(await faint(page)).toEqual([]);
  expect(await controls(page)).toEqual([]);
  for (const pocket of await pockets(page).all()) {
    const { width, height } = (await pocket.boundingBox()) ?? {};
    expect([width, height]).toEqual([2.5 * inch, 3.5 * inch]);
  }
});

test('a sheet of paper has nine pockets of the size of a card', async ({ page }) => {
  await open(page, paths.checklists);
  const pockets = await page.locator('.pocket').count();
  expect(pockets % 9).toBe(0);
  expect(await page.locator('.pocket:not([aria-hidden])').count()).toBe(cards.length);
  for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toHaveLength(pockets / 9);
  await expectSheets(page, paths.checklists, pockets / 9);
  await page.emulateMedia({ media: 'print' });
  expect(await faint(page)).toEqual([]);
  for (const { width, height } of await page
    .locator('.pocket')
    .evaluateAll((all) => all.map((pocket) => pocket.getBoundingClientRect().toJSON()))) {
    expect([width, height]).toEqual([2.5 * inch, 3.5 * inch]);
  }
  const spilt = page
    .locator('.pocket')
    .evaluateAll((all) => all.filter((pocket) => pocket.scrollHeight > pocket.clientHeight).length);
  expect(await spilt, 'pockets that are too small for what they say').toBe(0);
});

test('the Top 50 takes six sheets, or two as a list, each line with two boxes', async ({ page }) => {
  await open(page, `${paths.checklists}?list=top-50`);
  await hydrated(page);
  expect(await sheetsOf(page, 'A4')).toHaveLength(6);
  await page.getByRole('radio', { name: 'A list with boxes' }).check();
  await expectSheets(page, 'Top 50 as a list', 3);
  await expect(page.locator('#top-50 .pocket-boxes:visible > span')).toHaveCount(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every card is there, and style rules choose the printed ones', async ({ page }) => {
    await page.goto(siteUrl() + paths.checklists);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.locator('.pocket h3:visible')).toHaveCount(cards.length);
    await page.getByRole('radio', { name: 'My binder' }).check();
    await expect(page.locator('#binder')).toContainText('needs JavaScript');
    await page.getByRole('radio', { name: 'Pokémon' }).check();
    await page.getByRole('radio', { name: 'A list with boxes' }).check();
    await expect(shown(page)).toHaveText(['Pokémon']);
    await expectSheets(page, 'Pokémon as a list', 2);
  });
});
