import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { whole } from '../sample.ts';
import { firstPath, remotes } from '../site/applications.ts';
import { startVite } from '../site/vite-server.ts';
import { expectPolicy } from './expect-policy.ts';
import { watch } from './watch.ts';

type Remote = (typeof remotes)[number];

/** From sources, and from the built artifact through its remote entry. */
const ways = { sources: [], artifact: ['--mode', 'preview'] } as const;

/** A page with styles of its own, of the remotes that have one. */
const withOwnStyles = new Map([['editorial', paths.disclaimer]]);

/** A page with a link that shares. */
const withShareLink = new Map([
  ['editorial', paths.faq],
  ['marvel', paths.character('thor')],
]);

/** Every remote; unless all of the suite is asked for, one of a franchise and the one of none. */
const areLike = (one: Remote, other: Remote) => Boolean(one.franchise) === Boolean(other.franchise);
const tried = remotes.filter((remote) => whole || remotes.find((other) => areLike(remote, other)) === remote);

for (const remote of tried) {
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
}
