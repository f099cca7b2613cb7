import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { breakStorage } from '../faults/storage.ts';
import { siteUrl } from '../site/addresses.ts';
import { slowLine } from './slow-line.ts';
import { hydrated, watch } from './watch.ts';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'a first visit on a slow line' : 'one without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts });

    test('shows headings, labels and text in the fonts of the site, which further documents do not request', async ({
      page,
      context,
    }) => {
      await slowLine(page);
      const first = await watch(page);
      await page.goto(siteUrl() + paths.character('charizard'));
      expect(await fontsOf(page)).toEqual({ h1: ['Archivo'], label: ['Archivo'], text: ['Literata'] });
      expect(first.requests.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
      const tab = await context.newPage();
      const second = await watch(tab);
      await tab.goto(siteUrl() + paths.top50);
      expect((await fontsOf(tab)).h1).toEqual(['Archivo']);
      expect(second.requests.filter((url) => url.endsWith('.woff2'))).toEqual([]);
    });
  });
}

test('a page is shown once it has its fonts', async ({ page }) => {
  await slowLine(page);
  await page.addInitScript(() => {
    // The first frame that shows a heading, before that frame is painted.
    const look = () => {
      if (!document.querySelector('h1')?.checkVisibility()) return void requestAnimationFrame(look);
      const own = [...document.fonts].filter(({ family }) => family.includes('Variable'));
      document.documentElement.dataset.firstFrame = own.map(({ status }) => status).join();
    };
    requestAnimationFrame(look);
  });
  await page.goto(siteUrl());
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'loaded,loaded');
});

test('fonts that take longer than a second are not used in that document', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(siteUrl(), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'late');
  const shown = await fontsOf(page);
  expect([...shown.h1, ...shown.text]).not.toContain('Archivo');
  answer();
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page)).toEqual(shown);
});

test('the next page has the same fonts, also with failing storage', async ({ page }) => {
  await breakStorage(page, 'throwing', 0);
  await page.goto(siteUrl());
  await hydrated(page);
  const first = await fontsOf(page);
  await page.locator(`footer a[href="${paths.characters}"]`).first().click();
  await expect(page).toHaveTitle('All characters, A to Z');
  expect(await fontsOf(page)).toEqual(first);
});

test('a page whose fonts are refused uses local ones', async ({ page }) => {
  await page.route(siteUrl() + paths.home, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replace(/font-src [^;]+/, "font-src 'none'") ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto(siteUrl());
  await hydrated(page);
  const { h1, text } = await fontsOf(page);
  expect([...h1, ...text]).not.toContain('Archivo');
  expect(text).not.toContain('Literata');
  await expect(page.locator('h1')).toBeVisible();
});

/** The fonts with which the browser has painted the first heading, label and paragraph. */
async function fontsOf(page: Page): Promise<{ h1: string[]; label: string[]; text: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const fontsAt = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName }) => familyName.replace(/ .*/, '')))];
  };
  return {
    h1: await fontsAt('main h1'),
    label: await fontsAt('main .type-label'),
    text: await fontsAt('main p.type-lead'),
  };
}
