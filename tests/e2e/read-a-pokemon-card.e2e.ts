import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await field.fill('199/165');
    await field.press('Enter');
    await expect(page.locator('#number').getByRole('status')).toContainText('Special Illustration Rare');
    await field.fill('300/102');
    await field.press('Enter');
    await expect(page.locator('#number').getByRole('status')).toContainText('Too far beyond 102');
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
    await expect(page.locator('#number').getByRole('status')).toContainText('No number we know');
    await expect(page.getByRole('textbox')).toHaveValue('<b>9'.repeat(5));
  });

  test('works after a navigation inside the site', async ({ page }) => {
    await page.goto(siteUrl() + paths.guide('which-base-set'));
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
