import { expect, test } from '@playwright/test';
import { reachable, walk } from '../a11y/tab-walk.ts';
import { whole } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { isLikeOneBefore, kinds } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** Needs JavaScript, so it is not shown without. */
const themeSwitch = /^Theme: /;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The size at which `npm test` walks through a page that is like one before, and through each without JavaScript. */
const sizeInTurn = (turn: number) => sizes[turn % sizes.length];

for (const [turn, kind] of kinds.entries()) {
  const { name, path } = kind;
  test.describe(name, () => {
    for (const viewport of sizes) {
      const inTurn = whole || viewport === sizeInTurn(turn);
      if (isLikeOneBefore(kind) && !inTurn) continue;
      test(`the keyboard goes through the page in order, seen all the way, ${viewport.width} px`, async ({
        page,
        browser,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(siteUrl() + path);
        await hydrated(page);
        const stops = await walk(page);
        const names = stops.map((stop) => stop.name);
        const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`));
        expect.soft(faults, 'focus that is not seen').toEqual([]);
        const places = stops.map(({ place }) => place);
        expect.soft(places, 'the order of the document').toEqual([...places].sort((one, other) => one - other));
        expect.soft(names, 'nothing is left out').toEqual(await reachable(page));

        expect(
          names.filter((one) => themeSwitch.test(one)),
          'theme switches',
        ).toHaveLength(1);
        if (!inTurn) return;
        const plain = await browser.newPage({ viewport, reducedMotion: 'reduce', javaScriptEnabled: false });
        await plain.goto(siteUrl() + path);
        const withoutJavaScript = (await walk(plain)).map((stop) => stop.name);
        await plain.close();
        const others = stops.filter(({ name, scriptOnly }) => !scriptOnly && !themeSwitch.test(name));
        expect(withoutJavaScript, 'the same without JavaScript').toEqual(others.map((stop) => stop.name));
      });
    }

    test('the skip link comes first and leads to the page', async ({ page }) => {
      await page.goto(siteUrl() + path);
      await hydrated(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the page' });
      await expect(skip).toBeFocused();
      await expect(skip).toHaveCSS('clip-path', 'none');
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const first = page.locator(':focus');
      expect(await first.evaluate((element) => element.closest('main, footer') !== null)).toBe(true);
    });

    test('its headings go down one step at a time, and its landmarks are one of each, by name', async ({ page }) => {
      await page.goto(siteUrl() + path);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map((heading) => [Number(heading.tagName[1]), heading.textContent ?? '']));
      expect(levels.filter(([level]) => level === 1)).toHaveLength(1);
      const jumps = levels.filter(([level], index) => Number(level) > Number(levels[index - 1]?.[0] ?? 0) + 1);
      expect(jumps, 'headings that skip a level').toEqual([]);
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role), role).toHaveCount(1);
      }
      const navigations = await page
        .locator('nav')
        .evaluateAll((all) =>
          all.map(
            (nav) =>
              nav.getAttribute('aria-label') ??
              document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent ??
              '',
          ),
        );
      expect(navigations.every((label) => label.trim() !== '')).toBe(true);
      expect(new Set(navigations).size, navigations.join(', ')).toBe(navigations.length);
    });
  });
}

test('the menu opens, is walked and closes without JavaScript too', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, javaScriptEnabled });
    await page.goto(siteUrl());
    if (javaScriptEnabled) await hydrated(page);
    const button = page.locator('header').getByRole('button', { name: 'Menu' });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.close();
  }
});
