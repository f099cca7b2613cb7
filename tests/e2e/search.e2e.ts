import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { dialog, field, link, open, options } from './search-parts.ts';
import { watch } from './watch.ts';

test('the keyboard alone leads from a key to a result, and back to the focus before', async ({ page }) => {
  const { problems } = await watch(page);
  await open(page, '/marvel');
  const before = page.getByRole('main').getByRole('link').first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('dark vader');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const best = options(page).first();
  await expect(best).toHaveAccessibleName(/^Darth Vader Star Wars/);
  await expect(best).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(best).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await best.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('dark vader');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl() + paths.character('darth-vader'));
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  expect(problems).toEqual([]);
});

test('Enter in the field leads to all results on a page, whose address keeps the typed text', async ({ page }) => {
  await open(page, paths.home);
  await page.keyboard.press('/');
  await field(page).fill('charizard');
  await expect(options(page).last()).toHaveText(/^All \d+ results on one page$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}${paths.search}?q=charizard`);
  await expect(options(page).first()).toHaveAccessibleName(/^Charizard/);
  await field(page).fill('shining charizard & co');
  await expect(page).toHaveURL(`${siteUrl()}${paths.search}?q=shining+charizard+%26+co`);
  await options(page).filter({ hasText: '107/105' }).first().click();
  await expect(page).toHaveURL(/\/characters\/charizard#card-/);
  await page.goBack();
  await expect(field(page)).toHaveValue('shining charizard & co');
  await expect(options(page).first()).toBeVisible();
});

test('on the search page, the keys and the link lead to its field, and Escape clears it', async ({ page }) => {
  await open(page, `${paths.search}?q=MH1`);
  await expect(options(page).first()).toContainText('MH1');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('MH1/');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
  await page.locator('main h1').click();
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('a search without results shows a message, with other places to look', async ({ page }) => {
  await open(page, paths.about);
  await link(page).click();
  await field(page).fill('xyzzyx');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Nothing found for “xyzzyx”. Try fewer letters, or another word.',
  );
  await dialog(page).getByRole('link', { name: 'Characters A–Z' }).click();
  await expect(page).toHaveURL(siteUrl() + paths.characters);
  await expect(dialog(page)).toBeHidden();
});
