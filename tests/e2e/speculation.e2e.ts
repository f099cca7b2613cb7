import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

test('the policy lets the browser read the speculation rules, and it understands them', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const ruleSet = new Promise<{ sourceText: string; url?: string; errorType?: string }>((resolve) => {
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet));
  });
  await session.send('Preload.enable');
  await page.goto(siteUrl());
  const { url, sourceText, errorType } = await ruleSet;
  expect(url).toBe(`${siteUrl()}/speculation-rules.json`);
  expect(errorType).toBeUndefined();
  expect(JSON.parse(sourceText)).toHaveProperty('prerender');
});

test('once the page has hydrated, the browser no longer prerenders the targets of its links', async ({ page }) => {
  await page.goto(siteUrl());
  await expect(page.locator('html')).toHaveAttribute('data-routed', '');
});

test('a prerendered page reads the query of the address that it is shown for', async ({ page }) => {
  const answer = await page.goto(siteUrl() + paths.search);
  expect(answer?.headers()['no-vary-search']).toBe('params');
  await hydrated(page);
  await page.evaluate(() => {
    // Repeats the browser's steps when it shows the prerendered /search for another address, which it does not do in a
    // test.
    window.history.replaceState(null, '', '?q=zard');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('combobox')).toHaveValue('zard');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser prerenders the page of the link under the pointer', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const prerendered = new Promise<string>((resolve) => {
      // Only the attempt is tested: with developer tools attached, the browser goes no further.
      session.on('Preload.prerenderStatusUpdated', ({ key }) => resolve(key.url));
    });
    await session.send('Preload.enable');
    await page.goto(siteUrl());
    await page.locator(`footer a[href="${paths.about}"]`).first().hover();
    expect(await prerendered).toBe(siteUrl() + paths.about);
  });
});
