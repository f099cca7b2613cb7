import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browserLaunchOptions } from '../../inspect/index.ts';
import { root } from '../site/root.ts';
import { kit, makeOwnRemote } from './own-remote.ts';
import { serveSiteForSports } from './site-for-sports.ts';

// Before its first release, a team tries its remote inside the site that is live.

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

it('testing its pages says what to install', async () => {
  const { status, printed } = await kit(remote, 'test', '--site', site.url);
  expect(status).toBe(1);
  expect(printed).toContain('npm install --save-dev @playwright/test');
});

it('its pages are opened in the live shell, and let fail there', async () => {
  await symlink(join(root, 'node_modules/@playwright'), join(remote, 'node_modules/@playwright'), 'junction');
  const list = join(remote, 'src/pages/CharacterListPage.tsx');
  // One page is as it was made. The other differs in the browser, and has a link to nowhere.
  const before = await readFile(list, 'utf8');
  const broken = `<p><a href="/sports/nowhere">{typeof window === 'undefined' ? 'There' : 'Here'}</a></p>`;
  await writeFile(
    list,
    before.replace(/<ol|<ul|<p/, (found) => `${broken}${found}`),
  );
  const { status, printed } = await kit(remote, 'test', '--site', site.url);
  expect(printed).toMatch(/^ {2}\/sports: loads, \d+ ms$/m);
  for (const fault of ['entry missing', 'stylesheet missing', 'throws on render', 'throws while hydrating']) {
    expect(printed).toContain(`/sports, ${fault}: reads as its document does`);
  }
  expect(printed).toContain('/sports/characters has other markup in the browser than in its document');
  expect(printed).toContain('a link to /sports/nowhere, which answers 404');
  expect(status).toBe(1);
});
