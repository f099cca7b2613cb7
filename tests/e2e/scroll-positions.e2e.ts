import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn, sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { entry, keep, openBinder } from './binder-parts.ts';
import { follow } from './follow.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated } from './watch.ts';

const longPages = [paths.glossary, paths.faq, paths.values, paths.guide('grading'), paths.top50, paths.characters];

test.describe('a change of page', () => {
  test('back returns to the page and to its scroll position', async ({ page }) => {
    await page.goto(siteUrl() + paths.top50);
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await follow(page, paths.about);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl() + paths.top50);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward within a page return to its scroll positions, at once and after a reload', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.goto(siteUrl() + paths.characters);
    await hydrated(page);
    // A page that still scrolls smoothly when the visitor goes back ends a little further down.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const from = 120;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    await settledScroll(page);
    // Clicked by script: the pointer would scroll to the link first.
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main nav a[href^="#"]')].at(-1)?.click());
    await expect(page).toHaveURL(/#/);
    await expect.poll(scrolled).toBeGreaterThan(from + 300);
    await settledScroll(page);
    const to = await scrolled();
    await page.goBack();
    await expect.poll(scrolled).toBe(from);
    await page.goForward();
    await expect.poll(scrolled).toBe(to);
    await follow(page, paths.about);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(scrolled).toBe(to);
    await page.goBack();
    await expect.poll(scrolled).toBe(from);
    await expect(page).toHaveURL(siteUrl() + paths.characters);
  });
});

const apis = ['with', 'without'] as const;

/** Long pages, with the Navigation API and without it; all combinations if SUITE=whole. */
const returns = sampleOf(
  apis.flatMap((api) => longPages.map((path) => ({ api, path }))),
  ({ api, path }) => `${api} the Navigation API: ${path}`,
  ({ api, path }) => [api, /(guide|top)/.test(path) ? 'sections' : 'rows'],
);

for (const api of apis) {
  test.describe(`${api} the Navigation API, back from a place that the contents name`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      if (api === 'without') {
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      }
    });

    for (const { path } of returns.filter((one) => one.api === api)) {
      test(`returns to the beginning of ${path}, which was never scrolled`, async ({ page }) => {
        await page.goto(siteUrl() + path);
        await hydrated(page);
        const places = await followContents(page, 2);
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(places[0]);
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(0);
        await expect(page).toHaveURL(siteUrl() + path);
        await page.goForward();
        await expect.poll(() => scrolled(page)).toBe(places[0]);
        await page.goForward();
        await expect.poll(() => scrolled(page)).toBe(places[1]);
      });
    }

    test('returns there on a page that a link has led to, and across a reload', async ({ page }) => {
      await page.goto(siteUrl() + paths.about);
      await hydrated(page);
      await follow(page, paths.glossary);
      const [target] = await followContents(page, 1);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrolled(page)).toBe(target);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL(siteUrl() + paths.glossary);
      await page.goForward();
      await expect.poll(() => scrolled(page)).toBe(target);
      await follow(page, paths.about);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(target);
    });
  });
}

test('back to a page with late content returns to its scroll position', async ({ page }) => {
  const cards = Array.from({ length: 60 }, (_, index) => entry(`card-${index}`));
  await keep(page, JSON.stringify({ version: 1, entries: cards }));
  await openBinder(page);
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
  await settledScroll(page);
  await follow(page, paths.about);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2500);
});

test.describe('a link to the current page', () => {
  const ownLinks = [
    [paths.home, 'header a[href="/"]'],
    ['/marvel', 'header nav a[href="/marvel"]'],
    [paths.about, `footer a[href="${paths.about}"]`],
  ] as const;
  for (const [path, link] of inTurn(ownLinks, 'a link to the page that is shown')) {
    test(`leads to its beginning, without another entry of the history: ${link}`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      await hydrated(page);
      await markDocument(page);
      const entries = await page.evaluate(() => history.length);
      for (const time of ['first', 'second']) {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.locator(link).first().click();
        await expect.poll(() => scrolled(page), `the ${time} time`).toBe(0);
        await expect(page.locator('main h1')).toBeFocused();
      }
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test('with a fragment leads to it again, without another entry of the history', async ({ page }) => {
    await page.goto(siteUrl() + paths.glossary);
    await hydrated(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [target] = await followContents(page, 1);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await settledScroll(page);
    expect(await followContents(page, 1)).toEqual([target]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('leads from a fragment, or from a choice, to its beginning, and back returns there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const from of [`${paths.top50}#rank-30`, `${paths.top50}?franchise=marvel`]) {
      await page.goto(siteUrl() + from);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await settledScroll(page);
      await page.locator(`footer a[href="${paths.top50}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(siteUrl() + paths.top50);
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page.locator('main h1')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(siteUrl() + from);
      await expect.poll(() => scrolled(page)).toBe(900);
    }
  });
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Follows the last `count` links to parts of a page; returns the scroll position of each. */
async function followContents(page: Page, count: number): Promise<number[]> {
  const places: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const before = await scrolled(page);
    // Clicked by script: the pointer would scroll to the link first.
    await page.evaluate((last) => {
      [...document.querySelectorAll<HTMLElement>('main nav a[href^="#"]')].at(-last)?.click();
    }, index);
    await expect.poll(() => scrolled(page)).not.toBe(before);
    await settledScroll(page);
    places.push(await scrolled(page));
  }
  return places;
}

/** Resolves when the page has stopped scrolling. */
async function settledScroll(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const { scrollY } = window;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY === scrollY)));
      }),
  );
}
