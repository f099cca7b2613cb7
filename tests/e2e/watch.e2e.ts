import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

/** Ways to leave a document for another one in the same tab. */
const waysToLeave: Record<string, (page: Page) => Promise<unknown>> = {
  'another address': (page) => page.goto(siteUrl() + paths.about),
  'a reload': (page) => page.reload({ waitUntil: 'domcontentloaded' }),
  'a link': (page) => page.locator(`header a[href="${paths.about}"]`).click(),
  'going back': (page) => page.goBack(),
};

for (const [way, leave] of Object.entries(waysToLeave)) {
  test(`${way} is no problem, though requests of the document before are aborted`, async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + paths.disclaimer);
    await hydrated(page);
    const entry = '**/remotes/marvel/documentEntry.*.js';
    await page.route(entry, () => {});
    const asked = page.waitForRequest(entry);
    await page.goto(`${siteUrl()}/marvel`, { waitUntil: 'commit' });
    await asked;
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/documentEntry.'));
    await leave(page);
    await aborted;
    await expect(page.locator('main h1')).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test.describe('in a document that stays', () => {
  let problems: string[];
  test.beforeEach(async ({ page }) => {
    ({ problems } = await watch(page));
    // A page without pictures, which a stop would abort.
    await page.goto(siteUrl() + paths.disclaimer);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  for (const stop of ['control.abort()', 'window.stop()']) {
    test(`an aborted request is a problem: ${stop}`, async ({ page }) => {
      await page.route('**/held', () => {});
      const asked = page.waitForRequest('**/held');
      await page.evaluate(
        'globalThis.control = new AbortController(); void fetch("/held", { signal: control.signal }).catch(() => {})',
      );
      await asked;
      await page.evaluate(stop);
      await expect.poll(() => problems).toEqual([`${siteUrl()}/held failed: net::ERR_ABORTED`]);
    });
  }

  test('a request whose connection ends is a problem, also after the next document has loaded', async ({ page }) => {
    await page.route('**/held', (route) => route.abort('connectionreset'));
    await page.evaluate(() => fetch('/held').catch(() => {}));
    await page.goto(siteUrl() + paths.about);
    await expect.poll(() => problems).toContain(`${siteUrl()}/held failed: net::ERR_CONNECTION_RESET`);
  });
});
