import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths, plainName, type Registry, registryPath } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { type Artifact, check, publish, readArtifact, readLive } from '../../delivery/index.ts';
import { workspaceOf } from '../site/applications.ts';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { writeSportsRemote } from '../site/sports-remote.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const run = promisify(execFile);

/** The only changes to another team's files for a fifth remote: its rows in the route table. */
const rows: readonly [string, string][] = [
  [
    "  { pattern: '/characters/:slug', remotes: [",
    `  { pattern: '/sports/*', remotes: ['sports'], navigation: { footer: 'Sports' } },
  { pattern: '/characters/:slug', remotes: ['sports', `,
  ],
  ["  { pattern: '/guides/:slug', remotes: [", "  { pattern: '/guides/:slug', remotes: ['sports', "],
];

test.describe('a fifth remote', () => {
  test.setTimeout(180_000); // Two applications are built, and the whole site is composed anew with the new shell.
  let site: Served;
  test.beforeEach(async () => {
    site = await serveBuiltSite('dist');
  });
  test.afterEach(() => site.stop());

  test('joins a live site with its folder and two rows, and then publishes pages alone', async ({ page }) => {
    const copy = await copySources('fifth');
    await writeSportsRemote(copy);
    await edit(join(copy, 'shell/src/route-table.ts'), rows);

    const shell = await build(copy, 'shell');
    await release(shell);
    expect((await check(site.storage, [shell], options)).missing).toEqual([
      { app: 'sports', patterns: ['/sports/*', '/characters/:slug', '/guides/:slug'] },
    ]);
    expect((await fetch(`${site.url}/marvel`)).status, 'the rest is served').toBe(200);
    expect((await fetch(`${site.url}/sports`)).status).toBe(404);

    const first = await build(copy, 'sports');
    await release(first);
    const before = (await readLive(site.storage))?.releases;
    const { problems } = await watch(page);
    await page.goto(site.url + paths.characters);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await expect(page.locator('.badge[data-accent="green"]')).toHaveText('Sports');
    for (const path of [paths.character('honus-wagner'), '/sports', paths.guide('tobacco-cards')]) {
      await follow(page, path);
      await expect(page.locator('main h1')).toBeFocused();
      expect((await fetch(site.url + path)).status, 'by its address').toBe(200);
    }
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');

    const added =
      "{ ...article, path: '/sports/history', title: 'A history', data: { heading: 'A history', text: 'Since 1886.' } },";
    const guide =
      "{ ...article, path: paths.guide('gum'), title: 'Gum cards', data: { heading: 'Gum cards', text: 'With gum.' } },";
    const entry =
      "{ slug: 'gum', title: 'Gum cards', question: 'With gum?', summary: 'With gum.', franchise: 'sports', reviewed: '2026-11-01' }";
    await edit(join(copy, 'remote-sports/src/pages/index.ts'), [
      ['// more pages', `${added}\n${guide}`],
      ['guides: [', `guides: [${entry}, `],
    ]);
    await release(await build(copy, 'sports'));
    expect({ ...(await readLive(site.storage))?.releases, sports: null }).toEqual({ ...before, sports: null });
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const registry: Registry = await (await fetch(site.url + registryPath)).json();
    expect(registry.remotes.sports?.fallback?.release, 'the release before is the fallback').toBe(first.release);

    await page.goto(`${site.url}/sports`);
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Gum cards' });
    const prefetched = page.waitForResponse((response) => plainName(response.url()).endsWith('/data/guides/gum.json'));
    await link.hover();
    await prefetched;
    for (const path of [paths.guide('gum'), '/sports/history']) {
      expect(sitemap).toContain(`${path}<`);
      await follow(page, path);
    }
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText('A history');
    expect(problems).toEqual([]);
  });

  const options = { composer: 'tests', author: { who: 'tests', why: 'a fifth remote' }, effort: 'fast' } as const;

  /** Publishes an artifact, and waits until the server has it. */
  async function release(artifact: Artifact): Promise<void> {
    await publish(site.storage, [artifact], options);
    await expect.poll(async () => (await fetch(site.url + registryPath)).text()).toContain(artifact.release);
  }
});

async function edit(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text, `${file} has what the test changes`).toContain(from);
    text = text.replace(from, to);
  }
  await writeFile(file, text);
}

async function build(copy: string, app: string): Promise<Artifact> {
  const folder = join(copy, workspaceOf(app));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, env });
  return readArtifact(app, join(folder, 'dist'));
}
