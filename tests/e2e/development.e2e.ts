import { paths, registryPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { hearsEdits, startVite } from '../site/vite-server.ts';
import { expectPolicy } from './expect-policy.ts';
import { hydrated, watch } from './watch.ts';

test.describe('the whole site, from sources on one server', () => {
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startVite>>;
  test.beforeAll(async () => {
    server = await startVite('shell');
  });
  test.afterAll(() => server.stop());

  test('hydrates cleanly', async ({ page }) => {
    const { problems } = await watch(page);
    for (const path of [paths.home, '/marvel', paths.character('pikachu'), paths.characters]) {
      const response = await page.goto(server.url + path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
    }
    expect(problems).toEqual([]);
    expect((await page.request.get(`${server.url}/favicon.ico`)).headers()['content-type']).toBe('image/x-icon');
    expect((await page.goto(`${server.url}/no/such/page`))?.status()).toBe(404);
  });

  test('runs under the policy of production, with a nonce in place of hashes', async ({ page }) => {
    const { problems } = await watch(page);
    const response = await page.goto(server.url + paths.character('thor'));
    await hydrated(page);
    await expectPolicy(page, response);
    expect(problems.filter((text) => !text.includes('[vite]'))).toEqual([]);
  });

  test('has a page’s styles before any script of it runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${server.url}/marvel`);
      await expect(page.locator('body')).toHaveCSS('font-family', /Literata/);
      await expect(page.locator('main .wrap').first()).not.toHaveCSS('padding-left', '0px');
      await page.goto(server.url + paths.disclaimer);
      await expect(page.locator('.legal'), 'the page’s own styles').toHaveCSS('display', 'grid');
    } finally {
      await context.close();
    }
  });

  test('has the insets of all remotes in documents and after navigations', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(server.url + paths.character('thor'));
    const reading = page.locator('[data-app="editorial"][data-inset="CharacterReadingInset"]');
    await expect(reading.getByRole('heading')).toHaveText('More for Thor collectors');
    await expect(reading.locator('ul')).toHaveCSS('display', 'grid');
    await hydrated(page);
    await expect(reading).toHaveCount(1);
    await reading.getByRole('link', { name: 'What is your Thor card worth?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thor');
    await page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
    await page.locator(`main a[href="${paths.values}"]`).first().click();
    await expect(page.locator('[data-inset="CharacterRowInset"]')).toHaveCount(3);
    await expect(page.locator('[data-app="marvel"] .character-row ul')).toHaveCSS('display', 'flex');
    expect(problems).toEqual([]);
  });

  test('offers no newer version to a returning visitor', async ({ page }) => {
    const recovery = page.waitForResponse((response) => response.url().includes('/src/recovery/watch-snapshot.ts'));
    await page.goto(server.url + paths.home);
    await hydrated(page);
    await recovery;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => fetch('/asked-afterwards'));
    expect(asked).not.toContain(registryPath);
  });

  test('is found again by a page after a restart', async ({ page }) => {
    const { port } = new URL(server.url);
    const connected = hearsEdits(page);
    await page.goto(server.url + paths.home);
    await hydrated(page);
    await connected;
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await server.stop();
    server = await startVite('shell', ['--port', port]);
    await expect(page.locator('html')).not.toHaveAttribute('data-marked', '', { timeout: 30_000 });
  });
});
