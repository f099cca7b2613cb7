import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBase } from '@mint-row/kit/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Artifact,
  exportSite,
  FileStorage,
  prune,
  publish,
  readLive,
  readSnapshot,
  snapshotFiles,
} from '../../delivery/index.ts';
import { keysOfRelease } from '../release/keys-of-release.ts';
import { overwrite } from '../release/overwrite.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';

const options = { composer: 'tests', startUnconfined: renderHere, author: { who: 'A tester', why: 'a test' } };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let artifacts: Artifact[];
let storage: FileStorage;
let out: string;
let stores = 0;

beforeAll(async () => {
  temporary = await temporaryFolder();
  artifacts = await tinySite(temporary.folder);
});
afterAll(() => temporary.remove());
beforeEach(async () => {
  stores += 1;
  storage = new FileStorage(`${temporary.folder}/store-${stores}`);
  out = `${temporary.folder}/out-${stores}`;
  await publish(storage, artifacts, options);
});

const release = async (text: string) =>
  publish(storage, [await tinyArtifact(temporary.folder, { app: 'marvel', text })], options);
/** The federation entry of the first release of Marvel. */
const entryOfMarvel = () => artifacts.find(({ app }) => app === 'marvel')?.manifest.entry ?? '';
const leftovers = async () => (await readdir(out)).filter((name) => name.startsWith('incoming'));

it('writes every file of the snapshot, compressed copies and configuration, and points to them', async () => {
  const { folder, changed } = await exportSite(storage, out, 'nginx');
  expect(changed).toBe(true);
  expect(await readlink(join(out, 'current'))).toBe(folder);
  const files = join(out, 'current/files');
  const snapshot = await readSnapshot(storage, (await readLive(storage))?.snapshot ?? '');
  for (const [path, { key, type }] of snapshotFiles(snapshot)) {
    const place = join(files, type === 'text/html' ? `documents${path}/index.html` : path);
    expect(await readFile(place)).toEqual(await storage.read(key));
    if (await storage.read(`${key}.br`)) expect(existsSync(`${place}.br`)).toBe(true);
  }
  for (const { app, manifest } of artifacts) {
    const base = join(files, filesBase(app));
    for (const file of Object.keys(manifest.files)) {
      expect(existsSync(join(base, file.replace('client/', ''))), file).toBe(file.startsWith('client/'));
    }
  }
  expect(await readFile(join(out, 'current/site.conf'), 'utf8')).toContain(`root "${out}/${folder}/files";`);
});

it('names the folder in which the server sees the files, and other settings make another export', async () => {
  const { folder } = await exportSite(storage, out, 'caddy', { as: '/site' });
  expect(await readFile(join(out, 'current/Caddyfile'), 'utf8')).toContain(`root * "/site/${folder}/files"`);
  expect((await exportSite(storage, out, 'caddy', { as: '/site' })).changed).toBe(false);
  expect((await exportSite(storage, out, 'caddy', { as: '/site', port: 81 })).changed).toBe(true);
});

it('keeps releases that open tabs may ask for, and some exports for a way back', async () => {
  const entry = entryOfMarvel();
  const exports: string[] = [];
  for (const text of ['two', 'three', 'four', 'five']) {
    await release(text);
    exports.push((await exportSite(storage, out, 'nginx', { keep: 2 })).folder);
  }
  expect((await readdir(out)).sort()).toEqual([...exports.slice(-2), 'current']);
  expect(existsSync(join(out, `current/files/remotes/marvel/${entry}`))).toBe(true);
});

it('keeps the releases of the export before that the store has pruned, until an option drops them', async () => {
  const entry = entryOfMarvel();
  const isThere = () => existsSync(join(out, `current/files/remotes/marvel/${entry}`));
  await exportSite(storage, out, 'nginx', { keep: 1 });
  for (const text of ['two', 'three', 'four']) await release(text);
  await prune(storage, { keep: 1, days: 0, author: options.author });
  for (const text of ['five', 'six']) {
    await release(text);
    await exportSite(storage, out, 'nginx', { keep: 1 });
    expect(isThere()).toBe(true);
  }
  expect((await exportSite(storage, out, 'nginx', { prune: true })).changed).toBe(false);
  expect(isThere()).toBe(false);
});

it('writes for static hosts what they serve as it is, with the releases that open tabs may ask for', async () => {
  const entry = entryOfMarvel();
  await exportSite(storage, out, 'static', { keep: 1 });
  await release('two');
  await prune(storage, { keep: 1, days: 0, author: options.author });
  await release('three');
  const { folder } = await exportSite(storage, out, 'static', { keep: 1 });
  expect((await readdir(out)).sort()).toEqual([folder, 'current']);
  const files = await readdir(join(out, 'current/files'), { recursive: true });
  for (const name of ['index.html', 'marvel.html', '404.html', '_headers', '.nojekyll', `remotes/marvel/${entry}`]) {
    expect(files).toContain(name);
  }
  expect(files.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  expect(await readFile(join(out, 'current/files/marvel.html'), 'utf8')).toContain('three');
  // One rule for each page would be more than Cloudflare accepts: 100, with 2,000 characters a line.
  const lines = (await readFile(join(out, 'current/files/_headers'), 'utf8')).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(20);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  expect(lines).toContain('  Strict-Transport-Security: max-age=63072000');
  expect((await exportSite(storage, out, 'static', { hsts: 'subdomains' })).changed).toBe(true);
  await expect(exportSite(storage, out, 'static', { port: 81 })).rejects.toThrow(/leave out --port/);
  await expect(exportSite(storage, out, 'static', { trustProxy: true })).rejects.toThrow(/--trust-proxy/);
});

it('can be copied to another machine files first: at each step, each has the releases that the documents of both name', async () => {
  const there = `${out}-there`;
  const move = (path: string) => cp(join(out, path), join(there, path), { recursive: true, verbatimSymlinks: true });
  await exportSite(storage, out, 'nginx');
  await move('');
  const another = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'another' });
  await publish(storage, [another], options);
  const { folder } = await exportSite(storage, out, 'nginx');
  const both = expect.arrayContaining([entryOfMarvel(), another.manifest.entry]);
  await cp(join(out, folder, 'files/remotes'), join(there, 'current/files/remotes'), { recursive: true });
  for (const machine of [out, there])
    expect(await readdir(join(machine, 'current/files/remotes/marvel'))).toEqual(both);
  await rm(join(there, 'current'));
  await move('');
  expect(await readlink(join(there, 'current'))).toBe(folder);
  expect(await readdir(join(there, 'current/files/remotes/marvel'))).toEqual(both);
});

it.each([
  ['nginx', 'a document'],
  ['nginx', 'a module'],
  ['nginx', 'a manifest'],
  ['static', 'a document'],
  ['static', 'a module'],
] as const)(
  'leaves the export before for %s unchanged while %s of the live site is missing or damaged',
  async (target, what) => {
    await exportSite(storage, out, target);
    const before = await realpath(join(out, 'current'));
    const { live } = await release('two');
    const [page] = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).values();
    const [manifest = '', ...files] = await keysOfRelease(storage, 'marvel', live?.releases.marvel ?? '');
    const key = { 'a document': page?.key, 'a module': files[0], 'a manifest': manifest }[what] ?? '';
    const intact = await storage.read(key);
    for (const bytes of [null, Buffer.from('damaged')]) {
      await (bytes ? overwrite(storage, key, bytes) : rm(join(storage.address, key)));
      await expect(exportSite(storage, out, target)).rejects.toThrow(/missing or damaged.*verify/);
      expect(await realpath(join(out, 'current'))).toBe(before);
      expect(await leftovers()).toEqual([]);
    }
    await overwrite(storage, key, intact ?? Buffer.alloc(0));
    expect(await exportSite(storage, out, target)).toMatchObject({ changed: true });
  },
);

it('removes files of an export that died, and none of one at work', async () => {
  for (const name of ['incoming-dead', 'incoming-working']) await mkdir(join(out, name), { recursive: true });
  await utimes(join(out, 'incoming-dead'), 0, 0);
  await exportSite(storage, out, 'nginx');
  expect(await leftovers()).toEqual(['incoming-working']);
});

it('names the remedy where there is no site, and where it cannot write', async () => {
  await expect(exportSite(new FileStorage(`${temporary.folder}/none`), out, 'nginx')).rejects.toThrow(
    /no site yet.*Publish/,
  );
  await writeFile(`${temporary.folder}/a-file`, '');
  await expect(exportSite(storage, `${temporary.folder}/a-file/out`, 'nginx')).rejects.toThrow(
    /a-file.*live site has not changed/s,
  );
});

it('leaves out damaged compressed copies, so that the web server sends the file', async () => {
  const live = await readLive(storage);
  const page = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).get('/pokemon');
  const damaged = `${page?.key}.br`;
  const before = await readFile(join(storage.address, damaged));
  await rm(join(storage.address, damaged));
  await writeFile(join(storage.address, damaged), before.subarray(0, -1));
  await release('damaged');
  await exportSite(storage, out, 'nginx');
  const files = join(out, 'current/files');
  const document = join(files, 'documents/pokemon/index.html');
  expect([document, `${document}.br`, `${document}.gz`].map(existsSync)).toEqual([true, false, true]);
});
