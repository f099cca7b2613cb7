import { cp, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage, verify } from '../../delivery/index.ts';
import { whole as all, inTurn } from '../sample.ts';
import { storeOfEveryKind } from './every-kind.ts';
import { flipBits, inMemory, isNoticed, type Stored, sampled } from './flip-bits.ts';
import { keyOfBytes } from './keys-of-release.ts';
import { overwrite } from './overwrite.ts';
import { useOwnFolder } from './set-up.ts';

vi.setConfig({ testTimeout: 240_000 });

const own = useOwnFolder();
/** The number of bits of a file that are tried. */
const bits = all ? 8 : 3;
let folder: string;
let store: Stored;
/** All keys but that of the hint. */
let named: string[];

beforeAll(async () => {
  const made = await storeOfEveryKind(own.folder);
  folder = made.storage.address;
  store = made.stored;
  named = [...store.keys()].filter((key) => key !== 'live');
  expect((await verify(made.storage)).faults).toEqual([]);
});

describe('verify notices', () => {
  it('a flipped bit, anywhere', async () => {
    const { flips, harmless, unnoticed } = await flipBits(store, bits);
    expect(unnoticed).toEqual([]);
    expect(flips).toBeGreaterThan(bits * (all ? 50 : 25));
    expect(harmless).toBeLessThan(flips / 20);
  });

  it('missing bytes at the end, or additional ones', async () => {
    const storage = await inMemory(store);
    const unnoticed: string[] = [];
    for (const key of sampled(store)) {
      const whole = store.get(key) as Buffer;
      const others = [0, 1, whole.length / 2, whole.length - 1].map((length) => whole.subarray(0, length));
      const changes = [...others, Buffer.concat([whole, Buffer.from('\n')]), Buffer.concat([whole, whole])];
      for (const changed of inTurn(changes, key, 3)) {
        await overwrite(storage, key, changed);
        if (!(await isNoticed(storage))) unnoticed.push(`${key}, ${changed.length} bytes of ${whole.length}`);
      }
      await overwrite(storage, key, whole);
    }
    expect(unnoticed).toEqual([]);
  });

  it('a missing or renamed file', async () => {
    const storage = await inMemory(store);
    const unnoticed: string[] = [];
    for (const key of all ? named : sampled(store)) {
      const bytes = store.get(key) as Buffer;
      await storage.remove(key);
      if (!(await isNoticed(storage))) unnoticed.push(key);
      const other = join(dirname(key), `0${basename(key)}`);
      await overwrite(storage, other, bytes);
      if (!(await isNoticed(storage))) unnoticed.push(`${key} as ${other}`);
      await storage.remove(other);
      await overwrite(storage, key, bytes);
    }
    expect(unnoticed).toEqual([]);
  });

  it('an added file among served files', async () => {
    const storage = await inMemory(store);
    const unnoticed: string[] = [];
    for (const key of sampled(store)) {
      for (const other of [`${dirname(key)}/added.js`, `${key}.js`, `${dirname(key)}/more/index.html`]) {
        await overwrite(storage, other, Buffer.from('added'));
        if (!(await isNoticed(storage))) unnoticed.push(other);
        await storage.remove(other);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it('a missing or renamed folder', async () => {
    const unnoticed: string[] = [];
    const copy = join(own.folder, 'copy');
    await cp(folder, copy, { recursive: true });
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const folders = entries
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    const aside = join(own.folder, 'aside');
    for (const one of folders) {
      // Pruning leaves empty folders behind.
      const has = (await readdir(one, { recursive: true, withFileTypes: true })).some((entry) => entry.isFile());
      if (!has) continue;
      for (const other of [aside, `${one}2`]) {
        await rename(one, other);
        if (!(await isNoticed(new FileStorage(copy)))) unnoticed.push(`${one} as ${other}`);
        await rename(other, one);
      }
    }
    expect(folders.length).toBeGreaterThan(8);
    expect(unnoticed).toEqual([]);
  });

  it('files that have changed places', async () => {
    const storage = await inMemory(store);
    const unnoticed: string[] = [];
    const pairs = named.slice(1).map((key, index) => [named[index] as string, key] as const);
    for (const [before, key] of inTurn(pairs, 'files that have changed places', 3)) {
      const [one, other] = [store.get(before) as Buffer, store.get(key) as Buffer];
      if (one.equals(other)) continue;
      await overwrite(storage, before, other);
      await overwrite(storage, key, one);
      if (!(await isNoticed(storage))) unnoticed.push(`${before} and ${key}`);
      await overwrite(storage, before, one);
      await overwrite(storage, key, other);
    }
    expect(unnoticed).toEqual([]);
  });

  it('no change without effect: the hint, and unfinished files', async () => {
    const storage = await inMemory(store);
    for (const text of ['', 'garbage', '1\n', '00000000006']) {
      await storage.write('live', Buffer.from(text));
      expect(await isNoticed(storage)).toBe(false);
    }
    await storage.write('incoming/0123456789abcdef-1-x', Buffer.from('half'));
    await storage.write(keyOfBytes('half'), Buffer.from('half'));
    expect(await isNoticed(storage)).toBe(false);
  });
});
