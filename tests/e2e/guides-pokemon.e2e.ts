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
  test('works by keyboard, says what is left and keeps the answers in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + baseSet);
    await hydrated(page);
    await expect(tiles(page)).toHaveCount(4);
    await expect(rows(page)).toHaveCount(0);
    const all = page.getByText('All lines of the key');
    await all.focus();
    await page.keyboard.press('Enter');
    const every = await rows(page).count();
    expect(every).toBeGreaterThan(10);

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

  test('opens with the answers of its address, and leaves out what is none', async ({ page }) => {
    await page.goto(`${siteUrl() + baseSet}?card=machamp&stamp=yes&shadow=yes&line=98`);
    await expect(answer(page)).toHaveText(/^\s*Unlimited Machamp\s*The signs are those of this printing\./);
    await expect(rows(page)).toHaveText(['Unlimited Machamp']);
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
    await page.getByRole('radio', { name: 'No stamp' }).check();
    await page.getByRole('radio', { name: '98 … 1999' }).check();
    await expect(rows(page)).toHaveText(['Unlimited']);
    await expect(answer(page)).toHaveText(/^\s*Unlimited\s*The signs are those of this printing\./);
  });

  test('works after a navigation inside the site, as does the slider between two printings', async ({ page }) => {
    await page.goto(`${siteUrl()}/pokemon`);
    await hydrated(page);
    await follow(page, baseSet);
    await page.getByRole('radio', { name: 'No stamp' }).check();
    await expect(answer(page)).toHaveText(/Still possible/);
    const slider = page.getByRole('slider');
    const line = page.locator('.base-set-slider clipPath').first().locator('rect');
    await expect(line).toHaveAttribute('width', '210');
    await slider.press('End');
    await expect(line).toHaveAttribute('width', '300');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '95 %');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the key shows all of its lines, and its buttons filter them', async ({ page }) => {
    await page.goto(siteUrl() + baseSet);
    expect(await rows(page).count()).toBeGreaterThan(10);
    await page.getByRole('radio', { name: 'a Pokémon' }).check();
    await page.getByRole('radio', { name: 'No stamp' }).check();
    await page.getByRole('radio', { name: 'No shadow' }).check();
    await page.getByRole('radio', { name: '98, 99 … 1999', exact: false }).first().check();
    await expect(rows(page)).toHaveText(['Shadowless']);
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await rows(page).count()).toBeGreaterThan(10);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

const readACard = paths.guide('read-a-pokemon-card');

test.describe('the reader of numbers', () => {
  test('reads a number by keyboard, and keeps it in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + readACard);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: /number on your card/ });
    await field.fill('107/105');
    await field.press('Enter');
    await expect(page.locator('#number').getByRole('status')).toContainText('Secret rare, 2 beyond 105');
    await expect(page.locator('#number').getByRole('status')).toContainText('Neo Destiny');
    await expect(page).toHaveURL(/\?number=107\/105$/);
    await field.fill('four');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#number').getByRole('status')).toContainText('No digits at all');
    expect(problems).toEqual([]);
  });

  test('opens with the number of its address, and reads only as much as a number has', async ({ page }) => {
    await page.goto(`${siteUrl() + readACard}?number=TG12%2FTG30`);
    await expect(page.locator('#number').getByRole('status')).toContainText('Card 12 of a subset of 30');
    await page.goto(`${siteUrl() + readACard}?number=${'<b>9'.repeat(20)}`);
    await expect(page.locator('#number').getByRole('status')).toContainText('No number that we know');
    await expect(page.getByRole('textbox')).toHaveValue('<b>9'.repeat(5));
  });

  test('works after a navigation inside the site', async ({ page }) => {
    await page.goto(siteUrl() + baseSet);
    await hydrated(page);
    await follow(page, readACard);
    await page.getByRole('textbox').fill('SVP 085');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.locator('#number').getByRole('status')).toContainText('Promo SVP 85');
  });
});

test.describe('the labelled card', () => {
  test('leads from each mark to its explanation and back', async ({ page }) => {
    await page.goto(siteUrl() + readACard);
    await hydrated(page);
    const marks = page.locator('.card-mark');
    await expect(marks).toHaveCount(8);
    for (const mark of await marks.all()) {
      const { part } = await mark.evaluate((link: HTMLElement) => ({ part: link.dataset.part }));
      await mark.press('Enter');
      await expect(page.locator(`#part-${part}:target`)).toBeInViewport();
      await page.locator(`#part-${part} a[href="#mark-${part}"]`).press('Enter');
      await expect(page.locator(`#mark-${part}:target`)).toBeInViewport();
    }
  });
});
