import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { setTextSize } from '../a11y/conditions.ts';
import { siteUrl } from '../site/addresses.ts';
import { cards as allCards } from '../site/catalogue.ts';
import { psa10Price } from './price-guide-parts.ts';
import { hydrated, watch } from './watch.ts';

const charizard = 'charizard-1999-base-set-holo-4';
const illustrator = 'pikachu-1998-pikachu-illustrator-promo';
const trophy = 'pikachu-no-1-trainer-gold-trophy';
const cards = (page: Page) => page.locator('.compare-facts thead th');
const statusOf = (page: Page) => page.locator('.compare-said');

async function open(page: Page, keys: readonly string[]): Promise<void> {
  await page.goto(`${siteUrl()}${paths.compare}${keys.length > 0 ? `?cards=${keys.join(',')}` : ''}`);
  await hydrated(page);
}

test('a shared address shows its cards side by side and on one scale', async ({ page }) => {
  const { problems } = await watch(page);
  const keys = [charizard, illustrator, trophy];
  const compared = keys.flatMap((key) => allCards.find((card) => card.key === key) ?? []);
  const sales = compared.flatMap((card) => card.sales);
  await open(page, keys);
  await expect(cards(page)).toHaveCount(compared.length);
  const psa10 = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'PSA 10', exact: true }) });
  await expect(psa10.getByRole('cell')).toContainText(compared.map((card) => psa10Price(card) ?? 'not looked up'));
  const highestSale = Math.max(...sales.map(({ price }) => Number(price.replaceAll(/\D/g, ''))));
  await expect(page.locator('.value-row-axis')).toContainText(`$${10 ** Math.ceil(Math.log10(highestSale)) / 1e6}M`);
  // Sales are solid marks, single estimates such as the trophy’s hollow ones.
  await expect(page.locator('.value-row-sale')).toHaveCount(sales.length);
  const singleEstimates = compared.filter(({ basis, range }) => basis !== 'sale' && !range.includes('-'));
  await expect(page.locator('.value-outline circle')).toHaveCount(singleEstimates.length);
  expect(problems).toEqual([]);
});

test('all amounts are in one face, and each fits next to three others and with text of 200 %', async ({ page }) => {
  await open(page, [charizard, illustrator, trophy, 'mew-ancient-mew-promo']);
  for (const [width, text] of [
    [320, 16],
    [360, 16],
    [360, 32],
    [768, 16],
    [1024, 16],
  ] as const) {
    await setTextSize(page, text);
    await page.setViewportSize({ width, height: 800 });
    const seen = await page.locator('.compare-facts td b').evaluateAll((all) =>
      all.map((amount) => {
        const { fontFamily, fontStretch, fontWeight } = getComputedStyle(amount);
        const [end = 0, right] = [amount.closest('td'), amount].map((one) => one?.getBoundingClientRect().right);
        return { face: [fontFamily, fontStretch, fontWeight].join(), room: end - (right ?? 0) };
      }),
    );
    expect.soft(new Set(seen.map(({ face }) => face)).size, `${width} px`).toBe(1);
    expect.soft(Math.min(...seen.map(({ room }) => room)), `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('the drawings of a pair are complete, with text of 200 % too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, []);
  for (const text of [16, 32]) {
    await setTextSize(page, text);
    for (const drawing of await page.locator('.compare-pair .drawing').all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing, `text of ${text} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('cards are added and removed by keyboard, and the back button undoes it', async ({ page }) => {
  await open(page, []);
  await expect(statusOf(page)).toHaveText('Choose two cards to begin.');
  const add = async (key: string) => {
    await page.getByLabel('Add a card').selectOption(key);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  };
  await add(charizard);
  await expect(statusOf(page)).toHaveText('One card alone compares with nothing. Choose another.');
  await add(trophy);
  await expect(page).toHaveURL(`${siteUrl()}${paths.compare}?cards=${charizard},${trophy}`);
  await expect(statusOf(page)).toHaveText('');
  await page.getByRole('button', { name: 'Remove: Charizard: 1999 Base Set Holo #4' }).press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
});

test('three pairs are links, each to a comparison of two cards of the price guide', async ({ page }) => {
  await open(page, []);
  const examples = page.getByRole('region', { name: 'Three pairs worth comparing' }).locator('[href*="cards="]');
  await expect(examples).toHaveCount(3);
  for (const example of await examples.all()) {
    await example.click();
    await expect(page).toHaveURL(siteUrl() + (await example.getAttribute('href')));
    await expect(cards(page)).toHaveCount(2);
    await expect(statusOf(page)).toHaveText('');
  }
});

test('a visitor who goes back at once sees the cards of the address', async ({ page }) => {
  await open(page, [charizard]);
  await open(page, [charizard, trophy]);
  await page.getByRole('button', { name: /^Remove: Charizard/ }).evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(page).toHaveURL(`${siteUrl()}${paths.compare}?cards=${charizard},${trophy}`);
  await expect(cards(page)).toHaveCount(2);
});

test('an address with unknown or too many keys is explained', async ({ page }) => {
  const five = ['mew-ancient-mew-promo', 'mew-fossil-set-holo-1', charizard, illustrator, trophy];
  await open(page, [...five, 'no-such-card']);
  await expect(statusOf(page)).toContainText('no-such-card');
  await expect(statusOf(page)).toContainText('more than four cards');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText('Four cards are the most.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByLabel('Add a card')).toBeVisible();
});

test('four cards fit a phone, and paper shows no controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, ['mew-ancient-mew-promo', charizard, illustrator, trophy]);
  await expect(cards(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // All four stand side by side; screen readers read the card's name with each fact.
  const year = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Year' }) });
  const tops = await year
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(year).toMatchAriaSnapshot('- row /Ancient Mew Promo ?2000 Charizard. 1999 Base Set Holo .4 ?1999/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.locator('.compare-facts thead')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that it needs JavaScript, and leads to the price guide', async ({ page }) => {
    await page.goto(`${siteUrl()}${paths.compare}?cards=${charizard}`);
    await expect(page.getByText('Comparing needs JavaScript')).toBeVisible();
    await expect(page.locator(`main a[href="${paths.values}"]:visible`)).toHaveCount(1);
    await expect(page.locator('main :is(button, select):visible')).toHaveCount(0);
  });
});
