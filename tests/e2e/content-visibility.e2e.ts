import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydratedByItself } from './watch.ts';

test.use({ viewport: { width: 360, height: 640 } });

test.describe('before its code has loaded', () => {
  test.beforeEach(({ page }) => page.route('**/shell/**/*.js', (route) => route.abort()));

  for (const path of inTurn([paths.top50, paths.values], 'near the window')) {
    test(`${path}: only the sections near the window are rendered`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      await expect(page.locator('h1')).toBeInViewport();
      expect(await notRendered(page)).toBeGreaterThan(40);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    });
  }

  test('a link within the page leads to its target', async ({ page }) => {
    await page.goto(siteUrl() + paths.top50);
    await page.getByRole('link', { name: 'Method' }).click();
    await expect.poll(() => topOf(page, '#methodology')).toBe(await landing(page, '#methodology'));
  });

  test('an address with a fragment leads to its target', async ({ page }) => {
    await page.goto(`${siteUrl()}${paths.top50}#methodology`);
    await expect.poll(() => topOf(page, '#methodology')).toBe(await landing(page, '#methodology'));
  });
});

for (const path of inTurn([paths.top50, paths.values, paths.characters], 'heights are known')) {
  test(`${path}: once the page is idle, the heights of all sections are known, and those far away are skipped again`, async ({
    page,
  }) => {
    await page.goto(siteUrl() + path);
    await hydratedByItself(page);
    const sections = await page.locator('.section').count();
    await expect.poll(() => notRendered(page)).toBeGreaterThan(sections / 2);
    const height = await heightOf(page);
    await page.evaluate(() => {
      document.documentElement.dataset.contentVisibility = 'visible';
    });
    expect(await notRendered(page)).toBe(0);
    expect(await heightOf(page)).toBe(height);
  });
}

// A page is hidden until its fonts are there, and a hidden page cannot be scrolled.
test('a page that is shown as late as its event `load` is still scrolled to the fragment of its address', async ({
  page,
}) => {
  // Without timers, nothing else sees that the document has been read.
  await page.addInitScript('setTimeout = () => 0');
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto(`${siteUrl()}${paths.top50}#methodology`);
  await expect.poll(() => topOf(page, '#methodology')).toBe(await landing(page, '#methodology'));
});

test('a reloaded page is scrolled to the same place', async ({ page }) => {
  await page.goto(siteUrl() + paths.top50);
  await hydratedByItself(page);
  const rank = page.locator('#rank-40');
  await rank.evaluate((entry) => entry.scrollIntoView({ behavior: 'instant' }));
  const top = await topOf(page, '#rank-40');
  await page.reload();
  await hydratedByItself(page);
  await expect.poll(() => topOf(page, '#rank-40')).toBe(top);
});

/** The number of sections of the page that the browser has not rendered. */
function notRendered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll('.section')];
    return sections.filter((section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
      .length;
  });
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** The distance from the top of the window at which a link to an element ends. */
function landing(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.round(
      Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(element).scrollMarginTop),
    );
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
