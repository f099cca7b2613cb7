import { paths as addresses } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn, isTried } from '../sample.ts';
import { characterSlugs, routes, siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test.use({ javaScriptEnabled: false });

const ofCharacters = characterSlugs.map(addresses.character);

/** Two groups, in which two windows run at a time. */
const parts = {
  'the fixed pages': routes.filter((path) => !ofCharacters.includes(path) && isTried(`without JavaScript: ${path}`, 3)),
  'the pages of characters': inTurn(ofCharacters, 'without JavaScript', 4),
};

for (const [name, paths] of Object.entries(parts)) {
  test(`${name} read the same without JavaScript`, async ({ page, browser }) => {
    const withJavaScript = await browser.newPage({ javaScriptEnabled: true });
    for (const path of paths) {
      await withJavaScript.goto(siteUrl() + path);
      await hydrated(withJavaScript);
      await removeControls(withJavaScript);
      await page.goto(siteUrl() + path);
      const words = await page.locator('main').innerText();
      expect.soft(words, path).toBe(await withJavaScript.locator('main').innerText());
      expect.soft(words.length, path).toBeGreaterThan(300);
    }
    expect(paths.length).toBeGreaterThan(3);
    await withJavaScript.close();
  });
}

/** Removes the parts that need code, which are not shown without JavaScript. */
async function removeControls(page: Page) {
  await page.locator('main .script-only').evaluateAll((controls) => {
    for (const control of controls) control.remove();
  });
}

test('links lead from page to page', async ({ page }) => {
  await page.goto(siteUrl());
  await page.locator('header').getByRole('link', { name: 'Marvel Cards' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/marvel`);
  await page.locator('main a[href="/characters/thor"]').first().click();
  await expect(page.locator('h1')).toContainText('Thor');
});

test('the menu opens, leads on and closes on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(siteUrl());
  const link = page.locator('header').getByRole('link', { name: 'Pokémon Cards' });
  await expect(link).toBeHidden();
  await page.locator('header').getByRole('button', { name: /menu/i }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.locator('header').getByRole('button', { name: /menu/i }).click();
  await link.click();
  await expect(page).toHaveURL(`${siteUrl()}/pokemon`);
});

test('the header leads to the binder, and its panel leads on', async ({ page }) => {
  await page.goto(siteUrl());
  const panel = page.locator('#panel');
  await expect(panel).toBeHidden();
  await page.locator('header').getByRole('button', { name: 'Guides and lists' }).click();
  await panel.getByRole('link', { name: 'Price guide' }).click();
  await expect(page).toHaveURL(siteUrl() + addresses.values);
  await expect(panel).toBeHidden();
  await page.locator('header').getByRole('link', { name: 'Binder' }).click();
  await expect(page).toHaveURL(siteUrl() + addresses.binder);
});
