import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const address = () => siteUrl() + paths.guide('grading');
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const card = (page: Page) => page.getByRole('img', { name: /picture can be moved/ });
const ruledOut = (page: Page) => page.locator('#try [role="status"]');

test.describe('the borders of the guide to grading', () => {
  test('move by the keyboard, rule out grades, and are in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(address());
    await hydrated(page);
    await expect(slider(page, 'Left to right')).toHaveValue('57');
    await expect(ruledOut(page)).toHaveText('5 of the six grades ruled out');
    const table = page.getByRole('table');
    const tableTop = await table.evaluate(({ offsetTop }: HTMLElement) => offsetTop);
    await slider(page, 'Left to right').focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Back to the example' })).toBeVisible();
    expect(await table.evaluate(({ offsetTop }: HTMLElement) => offsetTop)).toBe(tableTop);
    await slider(page, 'Top to bottom').focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(slider(page, 'Left to right')).toHaveAttribute('aria-valuetext', '50/50');
    await expect(ruledOut(page)).toHaveText('0 of the six grades ruled out');
    await expect(page).toHaveURL(`${address()}?borders=50-50`);
    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect(page).toHaveURL(address());
    await expect(slider(page, 'Left to right')).toBeFocused();
    await expect(slider(page, 'Left to right')).toHaveValue('57');
    expect(problems).toEqual([]);
  });

  test('follow the pointer, and stop at the end of the card', async ({ page }) => {
    await page.goto(address());
    await hydrated(page);
    await card(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + height / 2 + 4, { steps: 4 });
    await page.mouse.up();
    await expect(slider(page, 'Left to right')).toHaveValue('20');
    await expect(slider(page, 'Top to bottom')).not.toHaveValue('52');
    // Once released, it stays.
    const kept = await slider(page, 'Top to bottom').inputValue();
    await page.mouse.move(x + width / 2, y + 10);
    await expect(slider(page, 'Top to bottom')).toHaveValue(kept);
    await expect(page).toHaveURL(`${address()}?borders=20-${kept}`);
  });

  test('are those of a shared address, and the example’s if it is invalid', async ({ page }) => {
    await page.goto(`${address()}?borders=55-45`);
    await hydrated(page);
    await expect(slider(page, 'Left to right')).toHaveValue('55');
    await expect(slider(page, 'Top to bottom')).toHaveValue('45');
    await expect(ruledOut(page)).toHaveText('3 of the six grades ruled out');
    await page.goto(`${address()}?borders=99-x`);
    await hydrated(page);
    await expect(slider(page, 'Left to right')).toHaveValue('57');
  });

  test('move after a navigation within the site', async ({ page }) => {
    await page.goto(siteUrl() + paths.glossary);
    await hydrated(page);
    await follow(page, paths.guide('grading'));
    await slider(page, 'Left to right').fill('61');
    await expect(ruledOut(page)).toHaveText('6 of the six grades ruled out');
    await expect(page).toHaveURL(`${address()}?borders=61-52`);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('the picture follows a finger, and the page stays where it is', async ({ page }) => {
    await page.goto(address());
    await hydrated(page);
    await card(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const scrolled = await page.evaluate(() => window.scrollY);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number, top: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: left, y: top }] });
    await touch('touchStart', x + width / 2, y + height / 2);
    await touch('touchMove', x + width / 2, y + height / 2 - 8);
    await touch('touchMove', x + width / 2, y + height / 2 - 60);
    await touch('touchEnd', 0, 0);
    await expect(slider(page, 'Top to bottom')).toHaveValue('20');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example and the limit of every grade are there, and no slider', async ({ page }) => {
    await page.goto(address());
    await expect(card(page)).toBeVisible();
    await expect(page.locator('#try tbody tr')).toHaveCount(6);
    await expect(page.locator('#try input')).toHaveCount(2);
    for (const input of await page.locator('#try input').all()) await expect(input).toBeHidden();
  });
});
