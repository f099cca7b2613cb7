import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test('on a phone, the first screen shows drawings of each franchise, and each is a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(siteUrl() + paths.home);
  const links = page.locator('.row a');
  await expect(links).toHaveCount(24);
  for (const index of [0, 1, 2]) await expect(links.nth(index)).toBeInViewport({ ratio: 0.3 });
  const franchises = await page.locator('.row > li').evaluateAll((all) => all.map((one) => one.dataset.accent));
  expect(new Set(franchises.slice(0, 3)).size).toBe(3);
  await expect(links.filter({ hasText: 'Yoda' })).toHaveAttribute('href', '/star-wars#yoda');
});

test('in wide windows the row begins where the text does, and is above the fold with what its box says', async ({
  page,
}) => {
  await page.goto(siteUrl() + paths.home);
  for (const [width, height] of [
    [1088, 800],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [name] = await boxes(page, 'h1');
    const [card] = await boxes(page, '.row a');
    const [front] = await boxes(page, '.home-hero-front');
    expect(Math.abs((card?.left ?? 0) - (name?.left ?? 0)), `${width} px`).toBeLessThan(8);
    expect(front?.bottom, `${width} px`).toBeLessThanOrEqual(height);
    // At least seven eighths of a card stand out of its box.
    const shown = (front?.top ?? 0) - (card?.top ?? 0);
    expect(shown / ((card?.width ?? 1) * 1.4), `${width} px`).toBeGreaterThan(0.85);
  }
});

test('the drawing with the focus is lifted and named, and only sideways does the row scroll', async ({ page }) => {
  await page.goto(siteUrl() + paths.home);
  const row = page.locator('.row');
  for (const link of [row.getByRole('link').nth(4), row.getByRole('link').last()]) {
    const resting = await link.boundingBox();
    await link.focus();
    await expect(link.locator('b')).toBeInViewport();
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan((resting?.y ?? 0) - 50);
    expect(await row.evaluate((list) => list.scrollTop)).toBe(0);
  }
});

test('a button shows the next drawings, and after the last ones the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl() + paths.home);
  await hydrated(page);
  const [first, last] = [page.locator('.row a').first(), page.locator('.row a').last()];
  const more = page.getByRole('button', { name: 'Flip through the row' });
  await more.click();
  await expect(first).not.toBeInViewport();
  await more.click();
  await expect(last).toBeInViewport();
  await more.click();
  await expect(first).toBeInViewport();
});

/** For the drawings of the row that a visitor gets before the first scroll, after compression: what the design may cost. */
const maxRowBytes = 30 * 1024;

for (const width of inTurn([390, 1280, 1920], 'drawings of the row')) {
  test(`before the first scroll, the drawings of the row weigh at most 30 KB, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl() + paths.home, { waitUntil: 'networkidle' });
    const drawings = await page.locator('.row img').evaluateAll((images) => {
      const addresses = images.map((image) => (image as HTMLImageElement).src);
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return loaded
        .filter(({ name }) => addresses.includes(name))
        .map((entry) => [entry.encodedBodySize, entry.name] as const);
    });
    expect(drawings.length).toBeGreaterThan(3);
    const bytes = drawings.reduce((sum, [size]) => sum + size, 0);
    expect(bytes, drawings.join('\n')).toBeLessThanOrEqual(maxRowBytes);
  });
}

for (const width of inTurn([680, 794], 'checks on paper')) {
  test(`on paper, the four checks are next to their card, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1123 });
    await page.goto(siteUrl() + paths.home);
    await page.emulateMedia({ media: 'print' });
    const [card] = await boxes(page, '.anatomy-card');
    const beside = await boxes(page, '.anatomy > :not(.anatomy-card)');
    expect(beside).toHaveLength(2);
    for (const { left } of beside) expect(left).toBeGreaterThanOrEqual(card?.right ?? width);
  });
}

async function boxes(page: Page, selector: string): Promise<readonly DOMRect[]> {
  return page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}

test('the features of printings are added again where the pointer or the focus is', async ({ page }) => {
  await page.goto(siteUrl() + paths.home);
  await hydrated(page);
  const played = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => (one instanceof CSSAnimation ? one.animationName : ''))
        .filter((name) => /^editorial-(stamp|shadow)$/.test(name)),
    );
  expect(await played()).toEqual([]);
  await page.locator('.trio-card').first().hover();
  await expect.poll(played).toEqual(['editorial-stamp']);
  await page.locator('.printing-trio a').last().focus();
  await expect.poll(played).toContain('editorial-shadow');
});
