import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const path = '/guides/topps-1977';
const numberField = (page: Page) => page.getByLabel('Card number');
const border = (page: Page, name: string) => page.getByRole('radio', { name });
const answer = (page: Page) => page.locator('#look-up').getByRole('status');
const sheet = (page: Page) => page.locator('#look-up').getByRole('img');

test('a number typed gives series, colour and place, and stays in the address', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl() + path);
  await hydrated(page);
  await expect(answer(page)).toContainText('Which card is it?');
  await numberField(page).pressSequentially('207');
  await expect(answer(page)).toContainText('#207: series 4, green');
  await expect(answer(page)).toContainText('row 1, column 9');
  await expect(answer(page)).toContainText('two versions');
  await expect(sheet(page)).toHaveAccessibleName(/green series .* number 207/);
  await expect(page).toHaveURL(`${siteUrl()}${path}?number=207`);
  await page.reload();
  await expect(answer(page)).toContainText('#207: series 4, green');
  await expect(numberField(page)).toHaveValue('207');
  expect(problems).toEqual([]);
});

test('works by keyboard alone: a border is chosen with the arrows, and can contradict the number', async ({ page }) => {
  await page.goto(`${siteUrl()}${path}?number=150`);
  await hydrated(page);
  await numberField(page).focus();
  await page.keyboard.press('Tab');
  await expect(border(page, 'Not sure')).toBeFocused();
  for (const colour of ['Blue', 'Red', 'Yellow']) {
    await page.keyboard.press('ArrowDown');
    await expect(border(page, colour)).toBeChecked();
  }
  await expect(answer(page)).toContainText('Number and border belong together');
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toContainText('do not go together');
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toContainText('A Canadian card');
  await expect(page).toHaveURL(`${siteUrl()}${path}?number=150&border=orange`);
});

test('explains an impossible number, and ignores a border that does not exist', async ({ page }) => {
  await page.goto(`${siteUrl()}${path}?number=%3Cb%3E&border=violet`);
  await hydrated(page);
  await expect(answer(page)).toContainText('“<b>” cannot stand on a card');
  await expect(border(page, 'Not sure')).toBeChecked();
  for (const [text, said] of [
    ['1977', 'No card of this set'],
    ['340', 'perhaps 1980'],
    ['45a', 'A British card'],
    ['', 'Which card is it?'],
  ] as const) {
    await numberField(page).fill(text);
    await expect(answer(page)).toContainText(said);
  }
  await expect(page).toHaveURL(siteUrl() + path);
});

test('keeps a number that was typed before the page’s code had loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl() + path, { waitUntil: 'commit' });
  await numberField(page).fill('66');
  release();
  await hydrated(page);
  await expect(answer(page)).toContainText('#66: series 1, blue');
  await expect(numberField(page)).toHaveValue('66');
  await expect(page).toHaveURL(`${siteUrl()}${path}?number=66`);
});

test('works after a navigation, and answers the question of the link that led there', async ({ page }) => {
  await page.goto(`${siteUrl()}/star-wars`);
  await hydrated(page);
  await follow(page, path);
  await numberField(page).fill('1');
  await expect(answer(page)).toContainText('#1: series 1, blue');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Star Wars cards');
  await follow(page, `${path}?number=330&border=orange`);
  await expect(answer(page)).toContainText('#330: series 5, orange');
  await expect(border(page, 'Orange')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table and the sheet answer, and no field is shown that cannot', async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expect(numberField(page)).toBeHidden();
    await expect(sheet(page)).toBeVisible();
    const rows = page.locator('#series tbody tr');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(3)).toContainText(/Green\s*199–264\s*34–44/);
    // An invisible character keeps the word in one line.
    await expect(page.locator('#odd')).toContainText('O-\u2060Pee-\u2060Chee');
    await expect(page.locator('#number-207')).toContainText('protrusion');
  });
});
