import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressIn, offlineListPath, offlinePolicyName, offlineWorkerPath, paths } from '@mint-row/kit/contract';
import { documentPolicy } from '@mint-row/kit/headers';
import { type OfflineList, readOfflineList } from '@mint-row/kit/offline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSite, integrityOf } from '../../delivery/index.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';

const alwaysKept = [paths.binder, paths.checklists, paths.values, paths.glossary];

let served: Served;
let list: OfflineList;

const ask = (path: string) => fetch(new URL(addressIn(served, path), served.url));

beforeAll(async () => {
  served = await serveBuiltSite('dist', { inFolder: testFolder });
  const read = readOfflineList(await (await ask(offlineListPath)).text());
  if (!read) throw new Error(`${offlineListPath} is not a list that browsers read.`);
  list = read;
}, 300_000);
afterAll(() => served?.stop());

/** The files of the list that are kept in any case, by path. */
const always = () => new Map(list.always.map((index) => [list.files[index]?.path, list.files[index]]));

it('every file that a browser may keep is served with the size and the hash of the list', async () => {
  const wrong: string[] = [];
  for (const { path, bytes, integrity } of list.files) {
    const answer = await ask(path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || body.length !== bytes || integrityOf(body) !== integrity) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

it('every module, font and drawing that a kept document names is kept with it', async () => {
  const kept = always();
  expect([...kept.keys()]).toEqual(expect.arrayContaining(alwaysKept));
  for (const path of alwaysKept) {
    const html = await (await ask(path)).text();
    const named = [...html.matchAll(/(?:src|href)="\/cards(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !kept.has(file))).toEqual([]);
  }
});

it('the worker may request files of the site, and only the pages that register it may create its policy', async () => {
  const worker = await ask(offlineWorkerPath);
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await worker.text()).toContain('skipWaiting');
  const policyOf = (path: string) => documentPolicy({ scriptHashes: [], styleHashes: [] }, path);
  expect(policyOf(paths.binder)).toContain(`trusted-types ${offlinePolicyName}`);
  expect(policyOf(paths.home)).toContain("trusted-types 'none'");
});

it('the list of an export for static hosts has the documents as they are written there', async () => {
  const out = await mkdtemp(join(outputFolder, 'static-'));
  try {
    await exportSite(served.storage, out, 'static');
    const fileOf = (name: string) => readFile(join(out, 'current/files', testFolder, name));
    const exported = readOfflineList(String(await fileOf('offline.json')));
    const binder = exported?.files.find(({ path }) => path === paths.binder);
    const html = await fileOf('binder.html');
    expect(binder).toEqual({ path: paths.binder, bytes: html.length, integrity: integrityOf(html) });
    expect(String(html)).toContain(`trusted-types ${offlinePolicyName}`);
    expect(String(await readFile(join(out, 'current/files/_headers')))).not.toContain('trusted-types ');
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
