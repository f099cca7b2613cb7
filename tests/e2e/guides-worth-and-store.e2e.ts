import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const worth = paths.guide('what-is-it-worth');
const store = paths.guide('store-post-sell');

const result = (page: Page) => page.locator('main').getByRole('status');

async function open(page: Page, path: string) {
  await page.goto(siteUrl() + path);
  await hydrated(page);
}

test.describe('the sales sheet', () => {
  test('takes sales by keyboard, shows their result, and keeps them in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await open(page, worth);
    await expect(result(page)).toContainText('About $310');
    await page.getByRole('button', { name: 'Clear the sheet' }).press('Enter');
    await expect(result(page)).toContainText('Nothing to go by yet');
    const row = page.getByRole('group', { name: 'Sale 1' });
    await row.getByLabel('Price in US$').focus();
    await page.keyboard.type('$1,250');
    await row.getByLabel('Date').fill('2026-10-01');
    await expect(result(page)).toContainText('One sale: $1,250');
    await row.getByLabel('Grade').selectOption('raw');
    await expect(result(page)).toContainText('left out: another grade');
    await page.getByLabel('My card’s grade').selectOption('raw');
    await expect(result(page)).toContainText('One sale: $1,250');
    await expect(page).toHaveURL(/\?sales=raw\.1250_2026-10-01_raw$/);
    await page.reload();
    await hydrated(page);
    await expect(result(page)).toContainText('One sale: $1,250');
    expect(problems).toEqual([]);
  });

  test('reads cents as cents while they are typed, and names the price that it cannot read', async ({ page }) => {
    await open(page, `${worth}?sales=9`);
    const row = page.getByRole('group', { name: 'Sale 1' });
    const price = row.getByLabel('Price in US$');
    await row.getByLabel('Date').fill('2026-10-01');
    await price.pressSequentially('12.50');
    await expect(result(page)).toContainText('One sale: $13');
    await price.press('Tab');
    await expect(price).toHaveValue('13');
    await price.fill('12,50');
    await price.press('Tab');
    await expect(row.getByRole('alert')).toContainText('must be an amount in US dollars');
    await expect(price).toHaveValue('12,50');
    await expect(result(page)).not.toContainText('One sale');
    await page.getByRole('button', { name: 'Clear the sheet' }).click();
    await expect(price).toHaveValue('');
    await expect(row.getByRole('alert')).toHaveCount(0);
  });

  test('shows its example if the address is not one that it writes', async ({ page }) => {
    await open(page, `${worth}?sales=9.1e9_today_9`);
    await expect(result(page)).toContainText('About $310');
  });
});

test.describe('the choice of a way to sell', () => {
  test('is made by arrow keys, marked among all ways and kept in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await open(page, store);
    await expect(result(page)).toContainText('Marketplace');
    await page.getByRole('radio', { name: '$50 to $1,000' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Over $1,000' })).toBeChecked();
    await page.getByRole('radio', { name: 'Little work' }).press('Space');
    await expect(result(page)).toContainText('Auction house');
    await expect(page.getByText('Suggested')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Auction house' })).toContainText('Suggested');
    await expect(page).toHaveURL(/\?route=high\.weeks\.little$/);
    await page.reload();
    await hydrated(page);
    await expect(result(page)).toContainText('Auction house');
    expect(problems).toEqual([]);
  });

  test('works after several navigations', async ({ page }) => {
    await open(page, paths.guides);
    await follow(page, store);
    await page.getByRole('radio', { name: 'Today' }).check();
    await expect(result(page)).toContainText('Shop');
    await follow(page, worth);
    await page.getByLabel('My card’s grade').selectOption('10');
    await expect(result(page)).toContainText('One sale: $900');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guides have their answers, and no controls without effect', async ({ page }) => {
    await page.goto(siteUrl() + worth);
    await expect(result(page)).toContainText('About $310');
    await expect(page.getByText('left out: another grade')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.goto(siteUrl() + store);
    await expect(page.getByText('Over $1,000, not today, little work')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Suggested')).toBeHidden();
  });
});

test('the slider pushes card, sleeve and hard case together, and the picture says how far', async ({ page }) => {
  await open(page, store);
  const slider = page.getByRole('slider', { name: 'Push them together' });
  const picture = page.locator('.protected');
  await expect(picture).toHaveAccessibleName(/^A card, half inside a thin sleeve/);
  const apart = (await page.locator('.protected-0').first().boundingBox())?.y ?? 0;
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'on the way');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'in place');
  await expect(picture).toHaveAccessibleName('A card in a thin sleeve, in a rigid top loader.');
  await expect
    .poll(async () => (await page.locator('.protected-0').first().boundingBox())?.y)
    .toBeGreaterThan(apart + 50);
});
