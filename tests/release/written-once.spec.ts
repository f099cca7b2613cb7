import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { preview, publish, type Storage } from '../../delivery/index.ts';
import { storeOfEveryKind } from './every-kind.ts';
import type { Stored } from './flip-bits.ts';
import { overwrite } from './overwrite.ts';
import { author, copyInto, options, useOwnSite } from './set-up.ts';
import { storageKinds } from './storage-kinds.ts';

vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();
let every: Storage;
let stored: Stored;

/** Every kind of key, with its pattern, and whether a write repairs it when it is damaged. */
const kinds: [kind: string, pattern: RegExp, isRepaired: boolean][] = [
  ['a generation', /^history\//, false],
  ['a preview', /^previews\//, false],
  ['a snapshot', /^snapshots\//, true],
  ['a part', /^parts\//, true],
  ['a file', /^files\/[^.-]+$/, true],
  ['a file after a prune', /^files\/[^.]+-\d+$/, true],
  ['a copy of a file', /^files\/[^.]+\.br$/, true],
  ['another copy of a file', /^files\/[^.]+\.gz$/, true],
  ['a manifest', /^releases\/[^/]+\/[^/-]+\.json$/, true],
  ['a manifest after a prune', /^releases\/[^/]+\/[^/]+-\d+\.json$/, true],
];

beforeAll(async () => {
  const made = await storeOfEveryKind(own.folder);
  await publish(made.storage, [await own.marvel({ text: 'four' })], options);
  const shown = await own.marvel({ text: 'shown' });
  await preview(made.storage, [shown], { ...options, author, lifetimeMs: 1e9 });
  every = made.storage;
  const entries = new Map<string, Buffer>();
  for (const key of await every.list('')) entries.set(key, (await every.read(key)) as Buffer);
  stored = entries;
});

it('every key of a store but the hint has a known kind', () => {
  const others = [...stored.keys()].filter((key) => !kinds.some(([, pattern]) => pattern.test(key)));
  expect(others).toEqual(['live']);
});

describe.each(Object.entries(storageKinds))('in %s', (_kind, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = open(own.folder);
    await copyInto(storage, every);
  });

  it.each(kinds)('%s that exists is never written again with other bytes', async (_name, pattern, isRepaired) => {
    const [key = '', bytes = Buffer.alloc(0)] = [...stored].find(([each]) => pattern.test(each)) ?? [];
    expect(key, `none of these keys:\n${[...stored.keys()].join('\n')}`).not.toBe('');
    const other = otherThan(key, bytes);
    await expect(storage.write(key, other)).rejects.toThrow(`${key} exists already`);
    expect(await storage.create(key, other)).toBe(false);
    expect(await storage.read(key)).toEqual(bytes);
    expect(await storage.write(key, bytes)).toBe('kept');
    // Only damaged files are replaced.
    await overwrite(storage, key, bytes.subarray(1));
    const writing = storage.write(key, bytes);
    if (isRepaired) {
      expect(await writing).toBe('replaced');
      expect(await storage.read(key)).toEqual(bytes);
    } else {
      await expect(writing).rejects.toThrow(`${key} exists already`);
      await overwrite(storage, key, bytes);
    }
  });

  it('only the hint changes', async () => {
    expect(await storage.write('live', Buffer.from('1\n'))).toBe('replaced');
    expect(String(await storage.read('live'))).toBe('1\n');
  });
});

/** Other bytes of the same kind. */
function otherThan(key: string, bytes: Buffer): Buffer {
  if (key.endsWith('.br')) return brotliCompressSync('other');
  if (key.endsWith('.gz')) return gzipSync('other');
  return Buffer.concat([bytes, Buffer.from(' ')]);
}
