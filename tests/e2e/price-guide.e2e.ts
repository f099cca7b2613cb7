import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { cards, cardsOf } from '../site/catalogue.ts';
import {
  choice,
  field,
  grouped,
  head,
  headings,
  highestPsa10,
  highestValue,
  lowestPsa10,
  open,
  rows,
  shown,
  sortBy,
} from './price-guide-parts.ts';
import { watch } from './watch.ts';

test('filters are in the address, are listed, and the back button undoes them', async ({ page }) => {
  const { problems } = await watch(page);
  const sold = cards.filter(({ franchise, basis }) => franchise === 'starwars' && basis === 'sale').length;
  await open(page);
  await expect(shown(page)).toHaveText(grouped);
  await choice(page, 'Star Wars').click();
  await choice(page, 'Dated sales').click();
  await expect(page).toHaveURL(`${siteUrl()}${paths.values}?franchise=starwars&kind=sale`);
  await expect(shown(page)).toHaveText(
    `${sold} of ${cards.length} cards: Star Wars, dated sales, by character, then the Top 50`,
  );
  await expect(rows(page)).toHaveCount(sold);
  await page.goBack();
  await expect(rows(page)).toHaveCount(cardsOf('starwars'));
  await page.goBack();
  await expect(shown(page)).toHaveText(grouped);
  await expect(page.locator('.values h2')).toHaveCount(headings);
  expect(problems).toEqual([]);
});

test('each column sorts in its usual order first, then in reverse', async ({ page }) => {
  await open(page);
  const value = page.getByRole('columnheader', { name: 'Value' });
  await head(page, 'Value').focus();
  await page.keyboard.press('Enter');
  await expect(value).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/\?sort=value$/);
  await expect(rows(page).first()).toContainText(highestValue);
  await expect(page.locator('.values h2')).toHaveCount(0);
  await expect(shown(page)).toHaveText(`${cards.length} cards: by value, highest first`);
  await page.keyboard.press('Enter');
  await expect(value).toHaveAttribute('aria-sort', 'ascending');
  await head(page, 'Year').click();
  await expect(value).not.toHaveAttribute('aria-sort');
  await expect(rows(page).first()).toContainText(String(Math.min(...cards.map(({ year }) => year))));
});

test('cards also sort by facts without a column, and the end of a filter keeps their order', async ({ page }) => {
  await open(page);
  const clear = page.getByRole('button', { name: 'Show all cards' });
  await sortBy(page).selectOption('PSA 10 value, highest first');
  await expect(rows(page).first()).toContainText(highestPsa10);
  await expect(shown(page)).toHaveText(`${cards.length} cards: by PSA 10 value, highest first`);
  await expect(clear).toHaveCount(0);
  await sortBy(page).selectOption('PSA 10 value, lowest first');
  await expect(rows(page).first()).toContainText(lowestPsa10);
  await choice(page, 'Marvel').click();
  await expect(rows(page)).toHaveCount(cardsOf('marvel'));
  await clear.click();
  await expect(shown(page)).toHaveText(`${cards.length} cards: by PSA 10 value, lowest first`);
});

test('typed text filters, is in the address after a pause, and can be cleared', async ({ page }) => {
  await open(page);
  await field(page).pressSequentially('shadowless');
  await expect(rows(page)).toHaveCount(cards.filter(({ title, set }) => /shadowless/i.test(title + set)).length);
  await expect(page).toHaveURL(/\?q=shadowless$/);
  await field(page).fill('zebra');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('No card matches this search.')).toBeVisible();
  await expect(page.locator('.values')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect(shown(page)).toHaveText(grouped);
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(siteUrl() + paths.values);
});

test('a shared address shows its query and its card; a part that filters hide ends them', async ({ page }) => {
  await open(page, '?franchise=pokemon&grade=psa10&sort=year-reversed#mew-fossil-set-holo-1');
  await expect(shown(page)).toHaveText(grouped);
  const target = page.locator('#mew-fossil-set-holo-1');
  await expect(target).toBeInViewport();
  await expect(page.locator(':target')).toHaveId('mew-fossil-set-holo-1');
  await open(page, '?franchise=pokemon&sort=psa10#charizard-1999-base-set-holo-4');
  await expect(shown(page)).toHaveText(
    new RegExp(`^\\d+ of ${cards.length} cards: Pokémon, by PSA 10 value, highest first$`),
  );
  await expect(page.locator('#charizard-1999-base-set-holo-4')).toBeInViewport();
});

test('two to four cards are chosen and compared; going back keeps the choice', async ({ page }) => {
  await open(page);
  const box = (key: string) => page.locator(`[id="${key}"] input`);
  await box('thor-1990-marvel-universe-18-thor').check();
  await expect(page.locator('.values-chosen')).toContainText('1 of 4 chosen: choose one more to compare');
  await box('hulk-1990-marvel-universe-3-hulk').check();
  await expect(page.locator('.values-chosen')).toContainText('2 of 4 chosen');
  await page.locator('.values-chosen').getByRole('link', { name: 'Compare' }).click();
  await expect(page.locator('main h1')).toHaveText('Compare cards');
  await expect(page.locator('.compare-facts thead th')).toHaveCount(2);
  await page.goBack();
  await expect(box('hulk-1990-marvel-universe-3-hulk')).toBeChecked();
  await box('pikachu-illustrator-promo').check();
  await box('mew-ancient-mew-promo').check();
  await expect(box('mew-fossil-set-holo-1')).toBeDisabled();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.values-pick input:checked')).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl() + paths.values);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filter folds away, a list sorts, and nothing scrolls sideways', async ({ page }) => {
    await open(page);
    await expect(field(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filter' }).tap();
    await choice(page, 'Marvel').tap();
    await sortBy(page).selectOption('Value, lowest first');
    await expect(shown(page)).toHaveText(
      `${cardsOf('marvel')} of ${cards.length} cards: Marvel, by value, lowest first`,
    );
    await expect(page).toHaveURL(/\?franchise=marvel&sort=value-reversed$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.locator('.values-pick').first().tap();
    await expect(page.locator('.values-chosen')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every card is there with its facts, and no control without effect', async ({ page }) => {
    await page.goto(`${siteUrl()}${paths.values}#charizard-1999-base-set-holo-4`);
    await expect(rows(page)).toHaveCount(cards.length);
    await expect(page.locator('.values :is(button, input)')).toHaveCount(0);
    await expect(field(page)).toBeHidden();
    const key = 'charizard-1999-base-set-holo-4';
    const { set, year, number, range, ends, sales = [] } = cards.find((card) => card.key === key) ?? {};
    const row = page.locator(`#${key}`);
    await expect(row).toBeInViewport();
    await expect(row.getByRole('cell')).toContainText([
      set?.replace(/^\d{4} /, '') ?? '',
      String(year),
      number ?? '',
      `${range} ${ends?.low} to ${ends?.high}`,
      'Estimate and sales',
    ]);
    await expect(row.locator('+ .values-sales')).toContainText(
      sales.map(({ price, copy, when }) => `${price} ${copy}, ${when}`).join(''),
    );
  });
});
