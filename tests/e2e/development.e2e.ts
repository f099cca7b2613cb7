import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, registryPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { copySources } from '../site/copy-sources.ts';
import { startVite } from '../site/vite-server.ts';
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

  test('offers no newer version to who comes back', async ({ page }) => {
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
});

test('a change in a remote’s page shows without a reload', async ({ page }) => {
  const copy = await copySources('development');
  const server = await startVite('shell', [], copy);
  try {
    for (const [remote, path, file] of [
      ['marvel', '/marvel', 'LandingPage.tsx'],
      ['editorial', paths.about, 'AboutPage.tsx'],
    ] as const) {
      const listening = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
      await page.goto(server.url + path);
      await hydrated(page);
      await listening;
      await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
      const source = join(copy, `remote-${remote}/src/pages/${file}`);
      const text = await readFile(source, 'utf8');
      await writeFile(source, announceChange(text));
      await expect(page.getByText('Changed just now')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-marked', '');
    }
  } finally {
    await server.stop();
  }
});

/** The page's module, its component now inside one of the same name that says something new. */
function announceChange(module: string): string {
  const name = /export default function (\w+)/.exec(module)?.[1];
  return `${module.replace(/export default function \w+/, 'function Before')}
export default function ${name}(props: Parameters<typeof Before>[0]) {
  return <div><p>Changed just now</p><Before {...props} /></div>;
}
`;
}
