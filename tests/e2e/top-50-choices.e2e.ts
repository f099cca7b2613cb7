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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`where motion is ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('entries in the window glide to where a filter or an order moves them, if they may', async ({ page }) => {
      await page.addInitScript(recordGlides);
      await openTop50(page);
      await page.setViewportSize({ width: 1280, height: 5000 });
      await page.locator('[name="sort"][value=""]').press('ArrowRight');
      await expect(shown(page)).toHaveText(/^50 cards: by (?!rank)/);
      const sorted = await page.evaluate(() => window.glides.splice(0));
      await page.locator('[name="franchise"][value=""]').press('ArrowRight');
      await expect(shown(page)).not.toHaveText(/^50 cards/);
      const filtered = await page.evaluate(() => window.glides);
      for (const glides of [sorted, filtered]) {
        if (reducedMotion === 'reduce') expect(glides).toEqual([]);
        else expect(glides).toContain('translate');
        expect(glides.length).toBeLessThan(50);
      }
    });
  });
}

declare global {
  interface Window {
    /** What was animated of each entry. */
    glides: string[];
  }
}

function recordGlides() {
  window.glides = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.ranked')) window.glides.push(Object.keys((frames as Keyframe[])[0] ?? {}).join());
    return animate.call(this, frames, options);
  };
}

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
