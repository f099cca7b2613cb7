import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { sampleOf } from '../sample.ts';
import { firstPath, remotes } from '../site/applications.ts';
import { startVite } from '../site/vite-server.ts';
import { expectPolicy } from './expect-policy.ts';
import { watch } from './watch.ts';

/** From sources, and from the built artifact through its remote entry. */
const ways = { sources: [], artifact: ['--mode', 'preview'] } as const;

/** A page with styles of its own, for the remotes that have one. */
const withOwnStyles = new Map([['editorial', paths.disclaimer]]);

/** A page with a link that shares. */
const withShareLink = new Map([
  ['editorial', paths.faq],
  ['marvel', paths.character('thor')],
]);

/** Remotes with a franchise and the one without, in both ways; all combinations if SUITE=whole. */
const tried = sampleOf(
  remotes.flatMap((remote) => Object.entries(ways).map(([way, options]) => ({ remote, way, options }))),
  ({ remote, way }) => `${remote.name} runs alone, from its ${way}`,
  ({ remote, way }) => [remote.franchise ? 'of a franchise' : 'of none', way],
);

for (const { remote, way, options } of tried) {
  const { name } = remote;
  test(`${name} runs alone, from its ${way}`, async ({ page }) => {
    const server = await startVite(name, options);
    try {
      const { problems, requests } = await watch(page);
      const index = page.getByRole('navigation', { name: 'Pages of this remote' }).getByRole('link');
      await page.goto(server.url + firstPath(remote));
      for (const link of [index.first(), index.last()]) {
        // A development server compiles files at their first request; the time for that is not tested here.
        await expect(page.locator('main h1')).toHaveText(/./, { timeout: 30_000 });
        await link.click();
      }
      await expect(page.locator('main h1')).toHaveText(/./, { timeout: 30_000 });
      await expect(index.last()).toHaveAttribute('aria-current', 'page');
      expect(requests.some((url) => /\/(?:remote|document)Entry\.[\w-]+\.js$/.test(url))).toBe(way === 'artifact');
      const styled = withOwnStyles.get(name);
      if (styled) {
        await page.goto(server.url + styled);
        await expect(page.locator('.legal')).toHaveCSS('display', 'grid', { timeout: 30_000 });
      }
      const shared = withShareLink.get(name);
      if (shared && way === 'sources') await expectPolicy(page, await page.goto(server.url + shared));
      expect(problems.filter((text) => !text.includes('[vite]'))).toEqual([]);
      const icon = await page.request.get(`${server.url}/favicon.ico`);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
      expect((await page.goto(`${server.url}/no/such/page`))?.status()).toBe(404);
      await expect(page.getByText('has no page at')).toBeVisible();
    } finally {
      await server.stop();
    }
  });
}
