import { expect, test } from '@playwright/test';
import { routes, siteUrl } from '../site/editions.ts';

test.use({ javaScriptEnabled: false });

for (const path of routes) {
  test(`${path} reads the same without JavaScript`, async ({ page, browser }) => {
    await page.goto(siteUrl() + path);
    const withJavaScript = await browser.newPage({ javaScriptEnabled: true });
    await withJavaScript.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    expect(await page.locator('main').innerText()).toBe(await withJavaScript.locator('main').innerText());
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await withJavaScript.close();
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
