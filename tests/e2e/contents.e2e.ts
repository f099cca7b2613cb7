import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn, sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { someKinds } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

/** The kinds of long pages, by the first word of their names. */
const long = /^(landing|character|A–Z|Top 50|guide,|glossary|price guide|FAQ|contact|legal)/;
const pages = someKinds('contents', 2).filter(({ name }) => long.test(name));

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const links = (page: Page) => contents(page).getByRole('link');
const current = (page: Page) => contents(page).locator('[aria-current="true"]');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

for (const { name, path } of pages) {
  for (const viewport of inTurn(sizes, `contents: ${name}`)) {
    test(`${name}: the contents stay in view and mark the current section, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(siteUrl() + path);
      await hydrated(page);
      await expect(current(page)).toHaveCount(0);
      const count = await links(page).count();
      expect(count).toBeGreaterThan(1);
      for (const index of [...new Set([1, count - 1, 0])]) {
        const link = links(page).nth(index);
        await link.click();
        await expect(current(page)).toHaveText((await link.textContent()) ?? '');
        await expect(link).toBeInViewport({ ratio: 0.99 });
        const { bottom, height, isColumn } = await contents(page).evaluate((nav) => {
          const box = nav.getBoundingClientRect();
          return { bottom: box.bottom, height: box.height, isColumn: nav.parentElement?.matches('.legal') };
        });
        const target = page.locator((await link.getAttribute('href')) ?? '');
        const { y } = (await target.boundingBox()) ?? { y: -1 };
        if (isColumn && viewport.width >= 1024) {
          expect(y).toBeGreaterThanOrEqual(64);
        } else {
          expect(height, 'the hidden height').toBeLessThanOrEqual(48);
          expect(y, 'the target is not covered').toBeGreaterThanOrEqual(Math.floor(bottom));
        }
      }
    });
  }
}

test('back at the top of the page, the contents begin with the first section again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(siteUrl() + paths.character('charizard'));
  await hydrated(page);
  await links(page).last().click();
  await expect(links(page).last()).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current(page)).toHaveCount(0);
  await expect
    .poll(() =>
      contents(page)
        .locator('ol')
        .evaluate((list) => list.scrollLeft),
    )
    .toBe(0);
});

test('without JavaScript the contents are links, and stay in view', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await page.goto(siteUrl() + paths.character('charizard'));
  await links(page).last().click();
  await expect(page).toHaveURL(/#values$/);
  await expect(contents(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#values')).toBeInViewport();
  await page.close();
});

test('in a low window the contents scroll away; in print there are none', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(siteUrl() + paths.character('charizard'));
  await page.locator('#values').scrollIntoViewIfNeeded();
  await expect(contents(page)).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(contents(page)).toBeHidden();
});

test('the contents follow the page: after a navigation, and when a filter leaves some sections', async ({ page }) => {
  await page.goto(siteUrl() + paths.character('charizard'));
  await hydrated(page);
  await links(page).last().click();
  await expect(current(page)).toHaveText('Values');
  await page.locator('main').getByRole('link', { name: 'View Price Guide' }).click();
  await expect(page).toHaveURL(/\/guides\/values#charizard$/);
  await expect(current(page)).toHaveText('Charizard');

  await page.goto(`${siteUrl()}${paths.glossary}?q=slab`);
  await hydrated(page);
  await expect(page.getByRole('searchbox', { name: 'Type a word' })).toHaveValue('slab');
  const last = links(page).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('the code of the contents is not part of a first load', async ({ page }) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.goto(siteUrl() + paths.character('charizard'));
  await hydrated(page);
  const first = await loaded();
  expect(first.filter((name) => name.includes('mark-sections'))).toEqual([]);
  await page.mouse.wheel(0, 1500);
  await expect(current(page)).toHaveCount(1);
  expect((await loaded()).filter((name) => name.includes('mark-sections'))).toHaveLength(1);
});

const belongs = [
  ['/pokemon', 'Pokémon Cards', 'page'],
  ['/pokemon/characters', 'Pokémon Cards', 'true'],
  [paths.character('darth-vader'), 'Star Wars Cards', 'true'],
  [paths.guide('pmgs-parallels-refractors'), 'Marvel Cards', 'true'],
  [paths.guide('grading'), 'Guides', 'true'],
  [paths.about, 'About', 'page'],
] as const;

/** A page of the navigation itself, and one that belongs to an entry of it. */
const tried = sampleOf(
  belongs,
  ([path]) => `in the navigation: ${path}`,
  ([, , state]) => [state],
);

for (const [path, name, state] of tried) {
  test(`${path} belongs to “${name}” in the navigation, with and without JavaScript`, async ({ browser }) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(siteUrl() + path);
      if (javaScriptEnabled) await hydrated(page);
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(marked).toHaveText(name);
      await expect(marked).toHaveAttribute('aria-current', state);
      await page.close();
    }
  });
}

test('the mark in the navigation follows a visitor from page to page', async ({ page }) => {
  await page.goto(siteUrl() + paths.characters);
  await hydrated(page);
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('.header [aria-current]');
  await expect(marked).toHaveCount(0);
  await page.locator('main a[href="/characters/thor"]').first().click();
  await expect(marked).toHaveText('Marvel Cards');
  await page.goBack();
  await expect(page).toHaveURL(siteUrl() + paths.characters);
  await expect(marked).toHaveCount(0);
});
