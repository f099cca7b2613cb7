import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserLaunchOptions } from '../../delivery/pictures/index.ts';
import { root } from '../site/root.ts';
import { kit, makeOwnRemote } from './own-remote.ts';
import { serveSiteForSports } from './site-for-sports.ts';

// Before its first release, a team tries its remote inside the live site.

const faults = ['entry missing', 'page missing', 'no component', 'throws on render', 'throws while hydrating'];

let folder = '';
let remote = '';
let site: Awaited<ReturnType<typeof serveSiteForSports>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mint-row-own-')));
  remote = await makeOwnRemote(folder);
});
beforeAll(async () => {
  site = await serveSiteForSports(folder);
  const { executablePath } = await browserLaunchOptions();
  vi.stubEnv('CHROMIUM_PATH', executablePath);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

it('testing the pages of a remote in its own repository names the package to install', async () => {
  const { status, printed } = await kit(remote, 'test', '--site', site.url);
  expect(status).toBe(1);
  expect(printed).toContain('npm install --save-dev @playwright/test');
});

it('a style that would reach beyond its pages is refused, as by a release', async () => {
  const styles = join(remote, 'src/styles.css');
  const before = await readFile(styles, 'utf8');
  await writeFile(styles, `${before}\nbody { color: red; }\n`);
  const { status, printed } = await kit(remote, 'check');
  expect(status).toBe(1);
  expect(printed).toContain('sports would not be released:\n  - sports: client/common.css has the selector body,');
  await writeFile(styles, before);
});

it('its pages are opened in the live shell, and fail there if they are broken', async () => {
  await symlink(join(root, 'node_modules/@playwright'), join(remote, 'node_modules/@playwright'), 'junction');
  const list = join(remote, 'src/pages/CharacterListPage.tsx');
  // One page is unchanged. The other differs in the browser, shows a foreign picture, and has a broken link in its
  // build.
  const before = await readFile(list, 'utf8');
  const link = `{import.meta.env.PROD ? '/sports/nowhere' : '/sports'}`;
  const image = '<img src="https://example.com/card.png" alt="" />';
  const broken = `${image}<p><a href=${link}>{typeof window === 'undefined' ? 'There' : 'Here'}</a></p>`;
  await writeFile(
    list,
    before.replace(/<ol|<ul|<p/, (found) => `${broken}${found}`),
  );
  const { status, printed } = await kit(remote, 'test', '--site', site.url);
  expect(printed).toMatch(/^ {2}\/sports: loads, \d+ ms$/m);
  for (const fault of faults) {
    expect(printed).toContain(`/sports, ${fault}: reads as its document does`);
  }
  expect(printed).toContain('/sports/characters has other markup in the browser than in its document');
  expect(printed).toContain('it loads https://example.com/card.png from elsewhere.');
  expect(printed).toContain('a link to /sports/nowhere, which answers 404');
  expect(status).toBe(1);
});
