import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryPath } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check, publish, readArtifact, unpacked } from '../../delivery/index.ts';
import { root } from '../site/root.ts';
import { startViteIn } from '../site/vite-server.ts';
import { kit, makeOwnRemote, program } from './own-remote.ts';
import { options, serveSiteForSports } from './site-for-sports.ts';

// A team works in its own repository: with the files that one command makes, and the packed kit.

let folder = '';
let remote = '';
let site: Awaited<ReturnType<typeof serveSiteForSports>>;
let checked: Awaited<ReturnType<typeof kit>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mint-row-own-')));
  remote = await makeOwnRemote(folder);
});
beforeAll(async () => {
  site = await serveSiteForSports(folder);
});
beforeAll(async () => {
  checked = await kit(remote, 'check', '--site', site.url);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

it('the types, tests and build of a remote in its own repository pass the kit’s check, and fit the live site', () => {
  expect(checked.status, checked.printed).toBe(0);
  expect(checked.printed).toContain(`sports fits ${site.url}.`);
  expect(checked.printed).toContain('sports: types, tests, build, artifact, site passed');
});

it('its files are formatted like ours, without our configuration', async () => {
  expect(await readFile(join(remote, 'package.json'), 'utf8')).toContain('\n  "scripts": {\n    "dev"');
});

it.each([
  [['chekc'], 'mint-row-kit has no command "chekc".'],
  [['test'], 'mint-row-kit test needs a site: add --site and its address.'],
  [['pack', '--site', 'http://localhost'], 'mint-row-kit pack asks no site: leave --site out.'],
  [['check', 'pack'], 'mint-row-kit takes one command at a time, not "check pack".'],
])('kit %j gets an error with the reason and the commands', async (words, why) => {
  const { status, printed } = await kit(remote, ...words);
  expect([status, printed]).toEqual([1, expect.stringMatching(/npx --no-install mint-row-kit COMMAND\n.*\npack {2}/s)]);
  expect(printed).toContain(why);
});

it('its styles are present, including those of the kit’s components', async () => {
  const css = await readFile(join(remote, 'dist/client/common.css'), 'utf8');
  // Of the kit's FranchiseHero, its Section, and its stylesheet.
  for (const rule of ['.lg\\:grid-cols-', '.py-section', '.slab-window']) expect(css).toContain(rule);
  // A component's stylesheet is loaded with the page that shows it.
  const ofPage = await readFile(join(remote, 'dist/client/__federation_expose_LandingPage.css'), 'utf8');
  expect(ofPage).toContain('.slab-label');
});

it('its manifest names the kit of its build, and its record the sources', async () => {
  const { version } = await read<{ version: string }>(join(root, 'shared/package.json'));
  expect(await read<RemoteManifest>(join(remote, 'dist/manifest.json'))).toMatchObject({ app: 'sports', kit: version });
  const inputs = async () => (await read<{ inputs: string }>(join(remote, 'dist/build.json'))).inputs;
  const before = await inputs();
  await writeFile(join(remote, 'src/art/unused.ts'), '');
  const { status, printed } = await kit(remote, 'pack');
  expect(status, printed).toBe(0);
  expect(await inputs()).not.toBe(before);
});

it('it runs alone, from its sources', async () => {
  const server = await startViteIn(remote);
  try {
    const page = await fetch(`${server.url}/sports`);
    const text = await page.text();
    expect([page.status, text]).toEqual([200, expect.stringContaining('<title>sports, alone</title>')]);
    const main = /src="([^"]*standalone\/main[^"]*)"/.exec(text)?.[1];
    for (const path of [main, '/src/pages/LandingPage.tsx', '/art/emblem.svg', '/data/sports.json']) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  } finally {
    await server.stop();
  }
});

it('it is checked, published as a folder or a tarball, composed and served', async () => {
  const { storage } = site;
  const dist = await readArtifact('sports', join(remote, 'dist'));
  const packed = await readArtifact('sports', await unpacked(join(remote, 'sports.tgz')));
  expect(packed.release).toBe(dist.release);
  expect(await check(storage, [packed], options)).toMatchObject({ changed: true, isSite: true });
  await publish(storage, [packed], options);
  await expect.poll(async () => (await fetch(`${site.url}/sports`)).text()).toMatch(/<h1[^>]*>Sports cards</);
  await showsItsSources(site.url);
});

/** A change of its sources is visible inside the live site, which stays unchanged. */
async function showsItsSources(site: string): Promise<void> {
  const content = join(remote, 'src/content/landing.ts');
  await writeFile(
    content,
    (await readFile(content, 'utf8')).replace(/lead:\s*'/, (found) => `${found}Changed here. `),
  );
  const vite = await startViteIn(remote, ['--site', site], [join(remote, program), 'dev']);
  try {
    expect(await (await fetch(`${vite.url}/sports`)).text()).toContain('Changed here.');
    expect(await (await fetch(`${site}/sports`)).text()).not.toContain('Changed here.');
    const registry = await (await fetch(vite.url + registryPath)).text();
    const base = /\/remotes\/sports\/sources-[0-9a-f]+\//.exec(registry)?.[0];
    expect((await fetch(`${vite.url}${base}sources.js`)).status).toBe(200);
    expect((await fetch(`${vite.url}/src/pages/LandingPage.tsx`)).status).toBe(200);
  } finally {
    await vite.stop();
  }
}
