import { expect, test } from '@playwright/test';
import { choice, field, open, rows } from './price-guide-parts.ts';

test('the contents name the characters that are shown, and going to one keeps the filter', async ({ page }) => {
  await open(page);
  const contents = page.locator('.page-index a');
  await expect(contents).toHaveCount(18);
  await choice(page, 'Star Wars').click();
  await expect(contents).toHaveText(['Darth Vader', 'Top 50']);
  await expect(page.locator('.values h2')).toHaveText(['Darth Vader', 'Top 50']);
  await contents.last().click();
  await expect(page).toHaveURL(/\?franchise=starwars#top-50$/);
  await expect(page.locator('#top-50')).toBeInViewport();
  await expect(page.locator('.page-index [aria-current]')).toHaveText('Top 50');
  await expect(rows(page)).toHaveCount(9);
});

test('there are no contents where nothing is found, and none of an order that has no characters', async ({ page }) => {
  await open(page);
  const place = () => page.locator('.values-controls').evaluate((controls) => controls.getBoundingClientRect().top);
  const before = await place();
  await field(page).fill('zebra');
  await expect(page.locator('.page-index')).toHaveCount(0);
  await open(page, '?sort=year');
  await expect(page.locator('.page-index')).toHaveCount(0);
  expect(await place(), 'nothing has moved').toBe(before);
});
