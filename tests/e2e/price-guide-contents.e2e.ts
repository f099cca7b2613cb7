import { expect, test } from '@playwright/test';
import { cardsOf, characters } from '../site/catalogue.ts';
import { choice, field, grouped, headings, open, rows, shown } from './price-guide-parts.ts';

test('the contents list the characters that are shown, and going to one keeps the filter', async ({ page }) => {
  await open(page);
  const contents = page.locator('.page-index a');
  await expect(contents).toHaveCount(headings);
  const ofStarWars = [
    ...characters.filter(({ franchise }) => franchise === 'starwars').map(({ name }) => name),
    'Top 50',
  ];
  await choice(page, 'Star Wars').click();
  await expect(contents).toHaveText(ofStarWars);
  await expect(page.locator('.values h2')).toHaveText(ofStarWars);
  await contents.last().click();
  await expect(page).toHaveURL(/\?franchise=starwars#top-50$/);
  await expect(page.locator('#top-50')).toBeInViewport();
  await expect(page.locator('.page-index [aria-current]')).toHaveText('Top 50');
  await expect(rows(page)).toHaveCount(cardsOf('starwars'));
});

test('where nothing is found or an order has no characters, the contents list all of them, and lead back', async ({
  page,
}) => {
  await open(page);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const controlsTop = () =>
    page.locator('.values-controls').evaluate((controls) => controls.getBoundingClientRect().top);
  const before = await controlsTop();
  await field(page).fill('zebra');
  await expect(page.getByText('No card matches this search.')).toBeVisible();
  await expect(contents).toHaveCount(headings);
  await contents.filter({ hasText: 'Charizard' }).click();
  await expect(shown(page)).toHaveText(grouped);
  await expect(page.locator('#charizard')).toBeInViewport();
  await open(page, '?sort=year');
  await expect(contents).toHaveCount(headings);
  expect(await controlsTop(), 'nothing has moved').toBe(before);
  await contents.filter({ hasText: 'Mew' }).first().click();
  await expect(shown(page)).toHaveText(grouped);
  await expect(page.locator('#mew')).toBeInViewport();
});
