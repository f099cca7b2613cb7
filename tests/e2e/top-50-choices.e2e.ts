import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { choice, entries, openTop50, rankedOf } from './top-50-parts.ts';

const shown = (page: Page) => page.locator('#ranking [role="status"]');

test('an arrangement and a filter are in the address, are announced, and the back button undoes them', async ({
  page,
}) => {
  await openTop50(page);
  await expect(shown(page)).toHaveText('50 cards: by rank');
  await choice(page, 'Year').click();
  await expect(page).toHaveURL(`${siteUrl()}${paths.top50}?sort=year`);
  await expect(shown(page)).toHaveText('50 cards: by year');
  await expect(entries(page).first()).toContainText('1977');
  await expect(page.locator('[name="sort"][value="year"]')).toBeFocused();
  await choice(page, 'Star Wars').click();
  await expect(shown(page)).toHaveText(`${rankedOf('starwars')} of 50 cards: Star Wars, by year`);
  await expect(entries(page).filter({ visible: true })).toHaveCount(rankedOf('starwars'));
  await page.goBack();
  await expect(shown(page)).toHaveText('50 cards: by year');
  await expect(page.locator('[name="franchise"][value=""]')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl() + paths.top50);
  await expect(page.locator('[name="sort"][value=""]')).toBeChecked();
  await expect(entries(page).first()).toHaveAttribute('id', 'rank-1');
});

test('a shared address shows its filter, its arrangement and its entry', async ({ page }) => {
  await openTop50(page, '?franchise=marvel&sort=grade#rank-45');
  await expect(shown(page)).toHaveText(`${rankedOf('marvel')} of 50 cards: Marvel, by grade`);
  await expect(page.locator('#rank-45')).toBeInViewport();
  await expect(page.locator('#rank-45 .ranked-words')).toBeVisible();
  await openTop50(page, '?franchise=nobody&sort=nothing');
  await expect(shown(page)).toHaveText('50 cards: by rank');
});

test('a choice before the page had hydrated stays chosen', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/Top50Page\b.*\.(js|tsx)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl() + paths.top50, { waitUntil: 'commit' });
  await choice(page, 'Marvel').click();
  release();
  await expect(shown(page)).toHaveText('5 of 50 cards: Marvel, by rank');
  await expect(page).toHaveURL(`${siteUrl()}${paths.top50}?franchise=marvel`);
});
