import { registryPath } from '@mint-row/shared/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

test('a document that came at once asks for its fonts, and shows them', async ({ page }) => {
  await arriveAfter(page, 10);
  const { requests } = await watch(page);
  await page.goto(siteUrl(), { waitUntil: 'networkidle' });
  expect(requests.filter(isFont)).toHaveLength(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  expect(await familyOf(page)).toContain('Literata Variable');
});

test('one that took long is set in local fonts, and brings the others for the next one', async ({ page }) => {
  await page.clock.install();
  await arriveAfter(page, 1000);
  const { requests, problems } = await watch(page);
  const registry = page.waitForResponse(siteUrl() + registryPath);
  await page.goto(siteUrl());
  await hydrated(page);
  // The page gives it up when it is late, and time is about to pass.
  await (await registry).finished();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'later');
  expect(await familyOf(page)).not.toContain('Variable');
  expect(requests.filter(isFont)).toEqual([]);

  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate(() => localStorage.fonts)).toMatch(isFontAddress);
  expect(requests.filter(isFont)).toHaveLength(2);

  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  expect(await familyOf(page)).toContain('Literata Variable');
  const fonts = await page.evaluate(() => document.fonts.ready.then((set) => [...set].map(({ status }) => status)));
  expect(fonts.filter((status) => status === 'loaded').length).toBeGreaterThanOrEqual(2);
  expect(requests.filter(isFont), 'the second page has them from the cache').toHaveLength(2);
  expect(problems).toEqual([]);
});

test('what cannot be remembered is no error', async ({ page }) => {
  await arriveAfter(page, 1000);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  const { problems } = await watch(page);
  await page.goto(siteUrl());
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'later');
  expect(problems).toEqual([]);
});

const isFontAddress = /\.woff2$/;
const isFont = (url: string) => isFontAddress.test(url);
const familyOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** Lets documents believe that so many milliseconds lie between their request and their first lines. */
async function arriveAfter(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((took) => {
    performance.getEntriesByType = () =>
      [{ requestStart: performance.now() - took }] as unknown as PerformanceEntryList;
  }, milliseconds);
}
