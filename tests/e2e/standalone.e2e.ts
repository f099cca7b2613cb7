import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths, type RemoteName, remoteNames } from '@mint-row/shared/contract';
import { expect, test } from '@playwright/test';
import { watch } from './watch.ts';

const root = join(import.meta.dirname, '../..');

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
          await expect(page.locator('main h1')).toHaveText(heading);
          await expect(page.getByRole('navigation', { name: 'Pages of this remote' })).toBeVisible();
        }
        expect(requests.some((url) => url.endsWith('/remoteEntry.js'))).toBe(way === 'artifact');
        expect(problems.filter((text) => !/favicon|\[vite\]/.test(text))).toEqual([]);
        expect((await page.goto(`${server.url}/no/such/page`))?.status()).toBe(404);
        await expect(page.getByText('has no page at')).toBeVisible();
      } finally {
        await server.stop();
      }
    });
  }
}

test('the whole site runs from sources on one server', async ({ page }) => {
  const server = await startVite('shell', []);
  try {
    const { problems } = await watch(page);
    for (const path of [paths.home, paths.franchise.marvel, paths.character('pikachu'), paths.characters]) {
      const response = await page.goto(server.url + path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('main h1')).toBeVisible();
    }
    expect(problems).toEqual([]);
  } finally {
    await server.stop();
  }
});

async function startVite(app: RemoteName | 'shell', options: readonly string[]) {
  const folder = join(root, app === 'shell' ? app : `remote-${app}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--port', '0', '--strictPort', 'false', ...options], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const url = await addressOf(child);
  return {
    url,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`Vite ended before it served:\n${said}`)));
  });
}
