import { describe, expect, it, vi } from 'vitest';
import {
  copyStore,
  FileStorage,
  freeze,
  prune,
  publish,
  readLive,
  type Storage,
  verify,
} from '../../delivery/index.ts';
import { useLivedStore } from './lived-store.ts';
import { MemoryStorage } from './memory-storage.ts';
import { author, options } from './set-up.ts';
import { listed } from './store-with-preview.ts';

const { own, base, source, bucket, damage } = useLivedStore();

/** Everything in a store but the temporary files of writers. */
async function contents(storage: Storage): Promise<Map<string, string>> {
  const keys = (await storage.list('')).filter((key) => !key.startsWith('incoming/'));
  return new Map(await Promise.all(keys.map(async (key) => [key, String(await storage.read(key))] as const)));
}

const whole = { damaged: null, files: expect.any(Number) };

describe('a copy of a store', () => {
  it('contains everything: history, releases, previews; into a bucket, and from there into a folder', async () => {
    const copies = [bucket(), new FileStorage(`${own.folder}/copied`)] as const;
    let from: Storage = base();
    for (const to of copies) {
      const { copied, ...said } = await copyStore(from, to);
      expect(said).toEqual({ generations: 4, ...whole });
      expect(await contents(to)).toEqual(await contents(base()));
      // The hint is not copied as a file.
      expect(copied).toBe((await contents(to)).size - 1);
      from = to;
    }
  });

  it('accepts releases like the original', async () => {
    const copy = new MemoryStorage();
    await copyStore(base(), copy);
    expect(await listed(copy)).toEqual(await listed(base()));
    expect((await publish(copy, [own.next], options)).live?.generation).toBe(5);
    expect((await verify(copy)).faults).toEqual([]);
  });

  it('gets only new files when it is made again', async () => {
    const [from, to] = [await source(), new MemoryStorage()];
    await copyStore(from, to);
    expect(await copyStore(from, to)).toEqual({ copied: 0, generations: 4, ...whole });
    await freeze(from, author);
    expect(await copyStore(from, to)).toEqual({ copied: 1, generations: 5, ...whole });
    expect(await readLive(to)).toEqual(await readLive(from));
  });

  it.each([
    ['at once', 0, undefined],
    ['before the history', -4, undefined],
    ['within the history', -2, 2],
  ])('if interrupted %s, has no site without its files, and is finished by the next copy', async (_when, at, live) => {
    const to = new MemoryStorage();
    let remaining = at < 0 ? (await contents(base())).size - 1 + at : at;
    const create = to.create.bind(to);
    const interrupted = vi.spyOn(to, 'create').mockImplementation(async (key, bytes) => {
      if (remaining === 0) throw new Error('The network is gone.');
      remaining -= 1;
      return create(key, bytes);
    });
    await expect(copyStore(base(), to)).rejects.toThrow('The network is gone.');
    interrupted.mockRestore();
    expect((await readLive(to))?.generation).toBe(live);
    await copyStore(base(), to);
    expect(await contents(to)).toEqual(await contents(base()));
  });

  it.each<[string, number, (from: Storage) => Promise<unknown>]>([
    ['a release', 5, (from) => publish(from, [own.next], options)],
    [
      'a release and a prune',
      6,
      async (from) => {
        await publish(from, [own.next], options);
        await prune(from, { keep: 1, days: 0, author });
      },
    ],
  ])(
    'has the site that was live when it began, if there is %s meanwhile, and the rest from the next copy',
    async (what, newest, act) => {
      const [from, to] = [await source(), new MemoryStorage()];
      // Between the listing of the history and that of the files.
      const meanwhile = vi.spyOn(to, 'begin').mockImplementation(async () => void (await act(from)));
      const { generations, damaged } = await copyStore(from, to);
      meanwhile.mockRestore();
      // The files that the prune has removed are reported as damage.
      expect([generations, damaged === null]).toEqual([4, what === 'a release']);
      expect((await readLive(to))?.generation).toBe(4);
      expect(await copyStore(from, to)).toMatchObject({ generations: newest, damaged: null });
      expect(await readLive(to)).toEqual(await readLive(from));
    },
  );
});

describe('nothing is copied', () => {
  it('over a store with another history, nor over a copy with releases of its own', async () => {
    const [other, released] = [new MemoryStorage(), new MemoryStorage()];
    await publish(other, own.site, options);
    await copyStore(base(), released);
    await freeze(released, author);
    for (const [to, first] of [
      [other, 1],
      [released, 5],
    ] as const) {
      const before = await contents(to);
      await expect(copyStore(base(), to)).rejects.toThrow(`history of its own: its history/000000000${first}.json`);
      expect(await contents(to)).toEqual(before);
    }
  });

  it('from a store with faults', async () => {
    const [from, to] = [await source(), new MemoryStorage()];
    const key = await damage(from);
    expect(await copyStore(from, to)).toMatchObject({
      copied: 0,
      damaged: { address: from.address, faults: [expect.stringContaining(key)] },
    });
    expect(await to.list('')).toEqual([]);
  });
});

it('a fault of the copy is reported', async () => {
  const to = new MemoryStorage();
  const key = await damage(to);
  const { damaged: found } = await copyStore(base(), to);
  expect(found).toEqual({ address: 'memory', faults: [expect.stringContaining(key)] });
});
