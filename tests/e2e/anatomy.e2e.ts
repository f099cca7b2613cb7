import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto(siteUrl() + paths.home);
});

test('each choice changes the card and the lenses, without code', async ({ page }) => {
  const card = page.locator('.anatomy-card');
  for (const choice of ['Sharp', 'Chipped', 'Marked', '50/50']) {
    const before = await card.screenshot();
    await page.getByRole('radio', { name: choice }).check();
    expect((await card.screenshot()).equals(before), choice).toBe(false);
  }
  const worn = await lens(page, 0.85, 0.49);
  await page.getByRole('radio', { name: 'Clean' }).check();
  expect((await lens(page, 0.85, 0.49)).equals(worn)).toBe(false);
});

test('arrow keys move the picture to the chosen ratio', async ({ page }) => {
  const left = async () => (await page.locator('.anatomy-picture').first().boundingBox())?.x ?? 0;
  await page.getByRole('radio', { name: '50/50' }).check();
  const even = await left();
  for (const steps of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    // A border of 24 in 496 grows by one, two and three tenths.
    const { width = 0 } = (await page.locator('.anatomy-card').boundingBox()) ?? {};
    expect((await left()) - even).toBeGreaterThan((steps * 2.3 * width) / 600);
  }
  await expect(page.getByRole('radio', { name: '65/35' })).toBeChecked();
});

const windows = [
  [360, 800],
  [768, 1024],
  [800, 360],
  [1280, 800],
] as const;

for (const [width, height] of inTurn(windows, 'the card is in the window', 2)) {
  test(`the card is in the window with each choice at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const choice of await page.locator('.anatomy').getByRole('radio').all()) {
      await choice.scrollIntoViewIfNeeded();
      await choice.check();
      await expect(page.locator('.anatomy-card')).toBeInViewport({ ratio: 0.9 });
    }
  });
}

/** The picture under the lens at a position of the drawing, from 0 to 1. */
async function lens(page: Page, x: number, y: number): Promise<Buffer> {
  const box = await page.locator('.anatomy-card').boundingBox();
  if (!box) throw new Error('The card is not shown.');
  return page.screenshot({
    clip: { x: box.x + box.width * x - 20, y: box.y + box.height * y - 20, width: 30, height: 40 },
  });
}
