import { expect, test } from '@playwright/test';
import { choice, field, grouped, open, rows, shown } from './price-guide-parts.ts';

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

test('where nothing is found or an order has no characters, the contents name all of them, and lead back', async ({
  page,
}) => {
  await open(page);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const place = () => page.locator('.values-controls').evaluate((controls) => controls.getBoundingClientRect().top);
  const before = await place();
  await field(page).fill('zebra');
  await expect(page.getByText('No card matches this search.')).toBeVisible();
  await expect(contents).toHaveCount(18);
  await contents.filter({ hasText: 'Charizard' }).click();
  await expect(shown(page)).toHaveText(grouped);
  await expect(page.locator('#charizard')).toBeInViewport();
  await open(page, '?sort=year');
  await expect(contents).toHaveCount(18);
  expect(await place(), 'nothing has moved').toBe(before);
  await contents.filter({ hasText: 'Mew' }).first().click();
  await expect(shown(page)).toHaveText(grouped);
  await expect(page.locator('#mew')).toBeInViewport();
});
