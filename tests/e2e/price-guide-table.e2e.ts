import { expect, type Locator, test } from '@playwright/test';
import { cards } from '../site/catalogue.ts';
import { open, rows, shown, sortBy } from './price-guide-parts.ts';

test('a click in the middle of a heading sorts by it, and the checkboxes end with their columns', async ({ page }) => {
  await open(page);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const headings = page.locator('.values thead th');
    await expect(headings).toHaveText(['Card', 'Set', 'Year', 'No.', /^Value/, 'How we know']);
    for (const heading of await headings.all()) {
      await heading.getByRole('button').click();
      await expect(heading, `${width} px`).toHaveAttribute('aria-sort');
    }
    const { right } = await boxOf(headings.last());
    expect((await boxOf(page.locator('.values-pick > input').first())).right, `${width} px`).toBeCloseTo(right, 0);
    const { width: wide, height } = await boxOf(page.locator('.values-pick').first());
    expect(Math.min(wide, height), 'as large as a finger').toBeGreaterThanOrEqual(44);
  }
});

test('where nothing is found, a sentence and the way back are below the count, without an order', async ({ page }) => {
  await open(page, '?franchise=pokemon&q=xyzzy&sort=value');
  await expect(shown(page)).toHaveText(`0 of ${cards.length} cards: Pokémon, “xyzzy”`);
  await expect(sortBy(page)).toHaveCount(0);
  for (const width of [1024, 1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const row = await boxOf(page.locator('.values-shown'));
    const nothing = await boxOf(page.locator('.values-nothing'));
    const sentence = await boxOf(page.getByText('No card here has all of that.'));
    const button = await boxOf(page.getByRole('button', { name: 'Show all cards' }));
    expect.soft(row.height, `${width} px`).toBeLessThan(64);
    expect.soft(nothing.left, `${width} px`).toBe(row.left);
    expect.soft(nothing.top - row.bottom, `${width} px`).toBeCloseTo(24, 0);
    // The sentence is next to a pocket, the button below both.
    expect.soft(sentence.left - nothing.left, `${width} px`).toBeCloseTo(112, 0);
    expect.soft(button.left, `${width} px`).toBe(nothing.left);
    expect.soft(button.top - nothing.top, `${width} px`).toBeCloseTo(147, 0);
  }
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect(rows(page)).toHaveCount(cards.length);
});

test('within a sentence, only names and abbreviations begin with a capital', async ({ page }) => {
  await open(page, '?franchise=marvel&kind=estimate&grade=raw&q=1990');
  for (const name of await sortBy(page).locator('option').allTextContents()) {
    await sortBy(page).selectOption(name);
    const inSentence = name.startsWith('PSA') ? name : name.charAt(0).toLowerCase() + name.slice(1);
    const order = name === 'Character' ? 'character, then the Top 50' : inSentence;
    await expect(shown(page)).toHaveText(
      new RegExp(`^\\d+ of ${cards.length} cards: Marvel, estimates, raw, “1990”, by ${order}$`),
    );
  }
});

test('no sign of the key is alone in a line', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 414, 600, 767, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('.values-key > li')
      .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().top));
    const together = tops.map((top) => tops.filter((other) => other === top).length);
    expect.soft(new Set(together).size, `${width} px: lines of ${together.join(', ')} signs`).toBe(1);
  }
});

/** Its rectangle in the window, in CSS pixels. */
function boxOf(one: Locator): Promise<DOMRect> {
  return one.evaluate((element) => element.getBoundingClientRect());
}

test('another order moves the rows of the table instead of making new ones', async ({ page }) => {
  await open(page);
  const before = await rows(page).elementHandles();
  await page.locator('.values-sort select').selectOption('year');
  await expect(page.locator('.values-group')).toHaveCount(0);
  const stay = await Promise.all(before.map((row) => row.evaluate((element) => element.isConnected)));
  expect(stay.filter((isConnected) => !isConnected)).toEqual([]);
});
