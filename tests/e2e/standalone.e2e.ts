import { faviconPath, paths, type RemoteName, remoteNames } from '@mint-row/shared/contract';
import { expect, test } from '@playwright/test';
import { startVite } from '../site/vite-server.ts';
import { watch } from './watch.ts';

/** A page of each remote, and a heading word that it must show. */
const pages: Record<RemoteName, readonly [path: string, heading: RegExp][]> = {
  marvel: [
    [paths.franchise.marvel, /Marvel/],
    [paths.character('thor'), /Thor/],
  ],
  pokemon: [
    [paths.franchiseCharacters.pokemon, /Pokémon/],
    [paths.character('pikachu'), /Pikachu/],
  ],
  starwars: [[paths.character('darth-vader'), /Darth Vader/]],
  editorial: [
    [paths.home, /./],
    [paths.top50, /Top 50/],
  ],
};

/** From sources, and from the built artifact through its remote entry. */
const ways = { sources: [], artifact: ['--mode', 'preview'] } as const;

for (const name of remoteNames) {
  for (const [way, options] of Object.entries(ways)) {
    test(`${name} runs alone, from its ${way}`, async ({ page }) => {
      const server = await startVite(name, options);
      try {
        const { problems, requests } = await watch(page);
        for (const [path, heading] of pages[name]) {
          await page.goto(server.url + path);
          // A development server compiles what is asked for the first time; how long that takes is not tested here.
          await expect(page.locator('main h1')).toHaveText(heading, { timeout: 30_000 });
          await expect(page.getByRole('navigation', { name: 'Pages of this remote' })).toBeVisible();
        }
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
