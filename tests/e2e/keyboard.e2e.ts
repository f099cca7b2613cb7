import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { reachable, walk } from '../a11y/tab-walk.ts';
import { inTurn, sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { missingPath, someKinds } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** The theme switch, which is hidden without JavaScript. */
const themeSwitch = /^Theme: /;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of someKinds('keyboard', 5)) {
  test.describe(name, () => {
    for (const viewport of inTurn(sizes, `keyboard: ${name}`)) {
      test(`the keyboard goes through the page in order, always visibly, ${viewport.width} px`, async ({
        page,
        browser,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(siteUrl() + path);
        await hydrated(page);
        // Opens elements that code would open.
        await page.locator('details.script-only').evaluateAll((all: HTMLDetailsElement[]) => {
          for (const one of all) one.open = true;
        });
        const stops = await walk(page);
        const names = stops.map((stop) => stop.name);
        const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`));
        expect.soft(faults, 'focus that is not seen').toEqual([]);
        const places = stops.map(({ documentIndex }) => documentIndex);
        expect.soft(places, 'the order of the document').toEqual([...places].sort((one, other) => one - other));
        expect.soft(names, 'nothing is left out').toEqual(await reachable(page));

        expect(
          names.filter((one) => themeSwitch.test(one)),
          'theme switches',
        ).toHaveLength(1);
        const plain = await browser.newPage({ viewport, reducedMotion: 'reduce', javaScriptEnabled: false });
        await plain.goto(siteUrl() + path);
        const withoutJavaScript = await reachable(plain);
        await plain.close();
        const others = stops.filter(({ name, scriptOnly }) => !scriptOnly && !themeSwitch.test(name));
        expect(withoutJavaScript, 'the same without JavaScript').toEqual(others.map((stop) => stop.name));
      });
    }
  });
}

/** The bars that stay at the bottom of a narrow window once a page is used. */
const bottomBars = [
  {
    path: `${paths.values}?cards=thor-1990-marvel-universe-18-thor,hulk-1990-marvel-universe-3-hulk`,
    bar: '[data-bottom-bar]',
  },
  ...['which-base-set', 'which-charizard', 'marvel-1990-to-1996', 'is-it-real', 'store-post-sell'].map((slug) => ({
    path: paths.guide(slug),
    bar: '.tool-verdict',
  })),
];

/** Each kind of bar, in one of two narrow windows. */
const triedBars = sampleOf(
  bottomBars.flatMap((page) => [320, 360].map((width) => ({ ...page, width }))),
  ({ path, width }) => `${path} at ${width} px`,
  ({ bar }) => [bar],
);

for (const { path, bar, width } of triedBars) {
  test(`the keyboard goes through ${path}, and the focus is never under the bar at the bottom, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl() + path);
    await hydrated(page);
    if (bar === '.tool-verdict') await page.locator('.tool input[type="radio"]:not(:checked)').first().click();
    await expect(page.locator(bar).first()).toHaveCSS('position', 'sticky');
    const stops = await walk(page);
    const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`));
    expect(faults, 'focus that is not seen').toEqual([]);
    expect(stops.length).toBeGreaterThan(30);
  });
}

for (const path of inTurn([paths.home, paths.disclaimer, missingPath], 'skip link')) {
  test(`the skip link of ${path} comes first, and leads past the header`, async ({ page }) => {
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
}

const popovers = [
  { name: 'menu', width: 360, button: 'Menu', links: '#menu' },
  { name: 'panel beside “Guides”', width: 1280, button: 'Guides and lists', links: '#panel' },
];

for (const { name, width, button: label, links: place } of popovers) {
  test(`the ${name} opens, is used and closes without JavaScript too`, async ({ browser }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled });
      await page.goto(siteUrl());
      if (javaScriptEnabled) await hydrated(page);
      const button = page.locator('header').getByRole('button', { name: label });
      const links = page.locator(place).getByRole('link');
      for (const key of ['Enter', 'Space']) {
        await button.focus();
        await page.keyboard.press(key);
        await expect(links.first()).toBeVisible();
        for (const link of await links.all()) {
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(links.first()).toBeHidden();
        await expect(button).toBeFocused();
      }
      await page.close();
    }
  });
}
