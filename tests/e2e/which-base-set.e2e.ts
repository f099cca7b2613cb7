import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const baseSet = paths.guide('which-base-set');
const rows = (page: Page) => page.locator('#key .key-rows li:visible h3');
const tiles = (page: Page) => page.locator('#key .printing-tiles li:visible');
const answer = (page: Page) => page.locator('#key').getByRole('status');

test.describe('the key to Base Set', () => {
  test('works by keyboard, lists the remaining printings, and keeps the answers in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + baseSet);
    await hydrated(page);
    await expect(tiles(page)).toHaveCount(4);
    await expect(rows(page)).toHaveCount(0);
    const all = page.getByText('All lines of the key');
    await all.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    const every = await rows(page).count();

    await page.getByRole('radio', { name: 'a Pokémon' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?card=pokemon$/);
    await expect(tiles(page)).toHaveCount(0);
    await expect(all).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/\?card=pokemon&stamp=no$/);
    await expect(answer(page)).toHaveText(/Still possible: Shadowless, Unlimited, 1999–\u20602000 print\..*shadow/);
    await page.getByRole('radio', { name: 'Shadow', exact: true }).press('Space');
    await page.getByRole('radio', { name: '1999–2000' }).press('Space');
    await expect(answer(page)).toHaveText(/^\s*1999–\u20602000 print\s*The signs are those of this printing\./);
    await expect(rows(page)).toHaveText(['1999–2000 print']);
    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    await expect(page).toHaveURL(siteUrl() + baseSet);
    await expect(tiles(page)).toHaveCount(4);
    await expect(rows(page)).toHaveCount(every);
    await expect(answer(page)).toHaveText(/Nothing is answered/);
    expect(problems).toEqual([]);
  });

  test('opens with the answers of its address, and ignores invalid ones', async ({ page }) => {
    await page.goto(`${siteUrl() + baseSet}?card=machamp&stamp=yes&shadow=yes&line=98`);
    await expect(answer(page)).toHaveText(/^\s*Unlimited Machamp\s*The signs are those of this printing\./);
    await expect(rows(page)).toHaveText(['Unlimited Machamp']);
    await page.goto(`${siteUrl() + baseSet}?card=pokemon&stamp=anniversary`);
    await expect(answer(page)).toHaveText(/^\s*Celebrations reprint\s*This is not Base.Set/);
    await expect(rows(page)).toHaveText(['Celebrations reprint']);
    await page.goto(`${siteUrl() + baseSet}?card=pokemon&stamp=yes&shadow=yes&line=1996`);
    await expect(answer(page)).toHaveText(/Keep checking: a stamp and a shadow\./);
    await expect(page.locator('#key input:checked')).toHaveCount(3);
  });

  test('does not ask a Trainer for its shadow', async ({ page }) => {
    await page.goto(siteUrl() + baseSet);
    await hydrated(page);
    const shadow = page.getByRole('radio', { name: 'No shadow' });
    await shadow.check();
    await page.getByRole('radio', { name: 'a Trainer' }).check();
    await expect(shadow).toBeHidden();
    await page.getByRole('radio', { name: 'Neither' }).check();
    await page.getByRole('radio', { name: '98 … 1999' }).check();
    await expect(rows(page)).toHaveText(['Unlimited']);
    await expect(answer(page)).toHaveText(/^\s*Unlimited\s*The signs are those of this printing\./);
  });

  test('has its slider on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(siteUrl() + baseSet);
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
  });

  test('works after a navigation inside the site, as does the slider between two printings', async ({ page }) => {
    await page.goto(`${siteUrl()}/pokemon`);
    await hydrated(page);
    await follow(page, baseSet);
    await page.getByRole('radio', { name: 'Neither' }).check();
    await expect(answer(page)).toHaveText(/Still possible/);
    const slider = page.getByRole('slider');
    const line = page.locator('.base-set-slider clipPath').first().locator('rect');
    await expect(line).toHaveAttribute('width', '204');
    await slider.press('End');
    await expect(line).toHaveAttribute('width', '300');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '96 %');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the key shows all of its lines, and its buttons filter them', async ({ page }) => {
    await page.goto(siteUrl() + baseSet);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await page.getByRole('radio', { name: 'a Pokémon' }).check();
    await page.getByRole('radio', { name: 'Neither' }).check();
    await page.getByRole('radio', { name: 'No shadow' }).check();
    await page.getByRole('radio', { name: '98, 99 … 1999', exact: false }).first().check();
    await expect(rows(page)).toHaveText(['Shadowless']);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
