import { cp, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  FileStorage,
  filesOf,
  MemoryStorage,
  prune,
  publish,
  readLive,
  readSnapshot,
  type Storage,
  verify,
} from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

vi.setConfig({ testTimeout: 240_000 });

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
const long = Array.from({ length: 60 }, (_, index) => `word ${index ** 3}`).join(' ');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${long}</desc></svg>`;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: string;
/** The artifacts that are live. */
let latest: Artifact[];
/** A store with every kind of file: pruned once, with a release that came back under another name. */
let store: Map<string, Buffer>;

beforeAll(async () => {
  place = await temporaryFolder();
  folder = join(place.folder, 'store');
  const storage = new FileStorage(folder);
  const make = (text: string) =>
    tinyArtifact(place.folder, { app: 'marvel', text, files: { 'client/art/thor.svg': drawing } });
  const first = await make(`first ${long}`);
  const site = await tinySite(place.folder);
  await publish(storage, site, options);
  await publish(storage, [first], options);
  await publish(storage, [await make(`second ${long}`)], options);
  await publish(storage, [await make(`third ${long}`)], options);
  expect((await prune(storage, { keep: 1, days: 0, author })).length).toBeGreaterThan(0);
  latest = [...site.filter(({ app }) => app !== 'marvel'), first];
  const { live } = await publish(storage, [first], options);
  expect(live?.releases.marvel).toBe(`${first.release}-5`);
  store = new Map();
  for (const key of await storage.list('')) store.set(key, (await storage.read(key)) as Buffer);
  expect((await verify(storage)).faults).toEqual([]);
});
afterAll(() => place.remove());

async function inMemory(): Promise<Storage> {
  const storage = new MemoryStorage();
  for (const [key, bytes] of store) await storage.write(key, bytes);
  return storage;
}

/** Keys of files of one kind look alike: hashes and numbers are all the same to us. */
const kindOf = (key: string) => key.replaceAll(/[0-9a-f]{16,}/g, '#').replaceAll(/-\d+(?=[./])/g, '-n');

/** Two keys of each kind, and every generation. Nothing reads `live` but as a hint. */
function sampled(): string[] {
  const seen = new Map<string, number>();
  return [...store.keys()].filter((key) => {
    const count = seen.get(kindOf(key)) ?? 0;
    seen.set(kindOf(key), count + 1);
    return key !== 'live' && (count < 2 || key.startsWith('history/'));
  });
}

/** Whether browsers make the same of a copy. */
function decodesAlike(key: string, one: Buffer, other: Buffer): boolean {
  if (!/\.(br|gz)$/.test(key)) return false;
  const decode = key.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  return decode(one).equals(decode(other));
}

async function isNoticed(storage: Storage): Promise<boolean> {
  return (await verify(storage)).faults.length > 0;
}

describe('verify notices', () => {
  it('one bit that is another, wherever it is', async () => {
    const storage = await inMemory();
    const unnoticed: string[] = [];
    let harmless = 0;
    let flips = 0;
    for (const key of sampled()) {
      const whole = store.get(key) as Buffer;
      for (let sample = 0; sample < 8; sample += 1) {
        const position = Math.floor((sample * (whole.length - 1)) / 7);
        const changed = Buffer.from(whole);
        changed.writeUInt8(whole.readUInt8(position) ^ (1 << ((position + sample) % 8)), position);
        await storage.write(key, changed);
        flips += 1;
        if (await isNoticed(storage)) continue;
        if (decodesAlike(key, changed, whole)) harmless += 1;
        else unnoticed.push(`${key} at ${position}`);
      }
      await storage.write(key, whole);
    }
    expect(unnoticed).toEqual([]);
    expect(flips).toBeGreaterThan(400);
    // What is left over at the end of a compressed stream, and the system's name in a gzip header.
    expect(harmless).toBeLessThan(flips / 20);
  });

  it('bytes that are missing at the end, or too many', async () => {
    const storage = await inMemory();
    const unnoticed: string[] = [];
    for (const key of sampled()) {
      const whole = store.get(key) as Buffer;
      const others = [0, 1, whole.length / 2, whole.length - 1].map((length) => whole.subarray(0, length));
      for (const changed of [...others, Buffer.concat([whole, Buffer.from('\n')]), Buffer.concat([whole, whole])]) {
        await storage.write(key, changed);
        if (!(await isNoticed(storage))) unnoticed.push(`${key}, ${changed.length} bytes of ${whole.length}`);
      }
      await storage.write(key, whole);
    }
    expect(unnoticed).toEqual([]);
  });

  it('any file that is missing, or has another name', async () => {
    const storage = await inMemory();
    const unnoticed: string[] = [];
    for (const [key, bytes] of store) {
      if (key === 'live') continue;
      await storage.remove(key);
      if (!(await isNoticed(storage))) unnoticed.push(key);
      const other = join(dirname(key), `0${basename(key)}`);
      await storage.write(other, bytes);
      if (!(await isNoticed(storage))) unnoticed.push(`${key} as ${other}`);
      await storage.remove(other);
      await storage.write(key, bytes);
    }
    expect(unnoticed).toEqual([]);
  });

  it('any file that was added where files are served', async () => {
    const storage = await inMemory();
    const unnoticed: string[] = [];
    for (const key of sampled()) {
      for (const other of [`${dirname(key)}/added.js`, `${key}.js`, `${dirname(key)}/more/index.html`]) {
        await storage.write(other, Buffer.from('added'));
        if (!(await isNoticed(storage))) unnoticed.push(other);
        await storage.remove(other);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it('any folder that is missing, or has another name', async () => {
    const unnoticed: string[] = [];
    const copy = join(place.folder, 'copy');
    await cp(folder, copy, { recursive: true });
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const folders = entries
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    const aside = join(place.folder, 'aside');
    for (const one of folders) {
      // Pruning leaves folders behind that have nothing in them.
      const has = (await readdir(one, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile());
      if (!has) continue;
      for (const other of [aside, `${one}2`]) {
        await rename(one, other);
        if (!(await isNoticed(new FileStorage(copy)))) unnoticed.push(`${one} as ${other}`);
        await rename(other, one);
      }
    }
    expect(folders.length).toBeGreaterThan(20);
    expect(unnoticed).toEqual([]);
  });

  it('files that have changed places', async () => {
    const storage = await inMemory();
    const unnoticed: string[] = [];
    const keys = [...store.keys()].filter((key) => key !== 'live');
    for (const [index, key] of keys.slice(1).entries()) {
      const before = keys[index] as string;
      const [one, other] = [store.get(before) as Buffer, store.get(key) as Buffer];
      if (one.equals(other)) continue;
      await storage.write(before, other);
      await storage.write(key, one);
      if (!(await isNoticed(storage))) unnoticed.push(`${before} and ${key}`);
      await storage.write(before, one);
      await storage.write(key, other);
    }
    expect(unnoticed).toEqual([]);
  });

  it('not what changes nothing: the hint, and unfinished files', async () => {
    const storage = await inMemory();
    for (const text of ['', 'garbage', '1\n', '00000000006']) {
      await storage.write('live', Buffer.from(text));
      expect(await isNoticed(storage)).toBe(false);
    }
    await storage.write('incoming/0123456789abcdef-1-x', Buffer.from('half'));
    await storage.write(`releases/marvel/${'0'.repeat(16)}/client/half.js`, Buffer.from('half'));
    expect(await isNoticed(storage)).toBe(false);
  });
});

describe('publishing what is live again mends', () => {
  const kinds: [string, RegExp][] = [
    ['a document', /^composed\/.*\.html$/],
    ['a copy of a document', /^composed\/.*\.html\.br$/],
    ['the other copy of a document', /^composed\/.*\.html\.gz$/],
    ['the registry', /^composed\/.*\.json$/],
    ['a copy of the registry', /^composed\/.*\.json\.br$/],
    ['the sitemap', /^composed\/.*\.xml$/],
    ['a part', /^parts\//],
    ['the snapshot', /^snapshots\//],
    ['a manifest', /^releases\/.*\/manifest\.json$/],
    ['a module', /^releases\/.*\/remoteEntry\.js$/],
    ['a copy of a module', /^releases\/.*\/remoteEntry\.js\.br$/],
    ['code of the server', /^releases\/.*\/server\//],
    ['a drawing', /^releases\/.*\/thor\.svg$/],
  ];

  it.each(kinds)('%s that is damaged or missing', async (_what, kind) => {
    const storage = await inMemory();
    const before = await readLive(storage);
    const keys = (await liveKeys(storage)).filter((key) => kind.test(key)).slice(0, 2);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      for (const spoil of ['damage', 'remove'] as const) {
        if (spoil === 'damage') await storage.write(key, Buffer.from('damaged'));
        else await storage.remove(key);
        expect(await isNoticed(storage)).toBe(true);
        expect((await publish(storage, latest, options)).live).toEqual(before);
        expect(Buffer.compare((await storage.read(key)) ?? Buffer.alloc(0), store.get(key) as Buffer), key).toBe(0);
        expect((await verify(storage)).faults).toEqual([]);
      }
    }
  });
});

/** Every key that the live site needs. */
async function liveKeys(storage: Storage): Promise<string[]> {
  const live = await readLive(storage);
  const read = await readSnapshot(storage, live?.snapshot ?? '');
  const places = [
    ...Object.entries({ ...live?.releases }).map(([app, release]) => `releases/${app}/${release}/`),
    ...[...filesOf(read).values()].map(({ key }) => key),
    ...read.parts.map(({ key }) => `parts/${key}`),
    `snapshots/${live?.snapshot}`,
  ];
  return [...store.keys()].filter((key) => places.some((one) => key.startsWith(one)));
}
