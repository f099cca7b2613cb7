import { faviconPath, paths } from '@mint-row/shared/contract';
import { expect, test } from '@playwright/test';
import { firstPath, remotes } from '../site/applications.ts';
import { startVite } from '../site/vite-server.ts';
import { watch } from './watch.ts';

/** From sources, and from the built artifact through its remote entry. */
const ways = { sources: [], artifact: ['--mode', 'preview'] } as const;

test.describe('a page’s own styles', () => {
  for (const [way, options] of Object.entries(ways)) {
    test(`apply where a remote runs alone, from its ${way}`, async ({ page }) => {
      const server = await startVite('editorial', options);
      try {
        await page.goto(server.url + paths.disclaimer);
        await expect(page.locator('.legal-contents a').first()).toHaveCSS('display', 'grid', { timeout: 30_000 });
      } finally {
        await server.stop();
      }
    });
  }
});

for (const remote of remotes) {
  const { name } = remote;
  for (const [way, options] of Object.entries(ways)) {
    test(`${name} runs alone, from its ${way}`, async ({ page }) => {
      const server = await startVite(name, options);
      try {
        const { problems, requests } = await watch(page);
        const index = page.getByRole('navigation', { name: 'Pages of this remote' }).getByRole('link');
        await page.goto(server.url + firstPath(remote));
        for (const link of [index.first(), index.last()]) {
          // A development server compiles what is asked for the first time; how long that takes is not tested here.
          await expect(page.locator('main h1')).toHaveText(/./, { timeout: 30_000 });
          await link.click();
        }
        await expect(page.locator('main h1')).toHaveText(/./, { timeout: 30_000 });
        await expect(index.last()).toHaveAttribute('aria-current', 'page');
        expect(requests.some((url) => url.endsWith('/remoteEntry.js'))).toBe(way === 'artifact');
        expect(problems.filter((text) => !text.includes('[vite]'))).toEqual([]);
        const icon = await page.request.get(server.url + faviconPath);
        expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
        expect((await page.goto(`${server.url}/no/such/page`))?.status()).toBe(404);
        await expect(page.getByText('has no page at')).toBeVisible();
      } finally {
        await server.stop();
      }
    });
  }
}
