import { integrityLists, type RegisteredRemote, writeIntegrityLists } from '@mint-row/kit/contract';
import { describe, expect, it, vi } from 'vitest';
import type { FileReader } from './release-files.ts';
import { isListed, readVerified } from './verified-file.ts';

const base = '/remotes/marvel/1/';
const hash = (text: string) => `hash of ${text}`;

/** A release with the data of a hundred pages, one module, and the lists of their hashes. */
function releaseOf(depth: number) {
  const files = ['chunk.js', ...Array.from({ length: 100 }, (_, index) => `data/characters/c-${index}.json`)];
  const lists = writeIntegrityLists(Object.fromEntries(files.map((file) => [file, hash(file)])), depth, hash);
  const release: RegisteredRemote = {
    release: '1',
    owner: 'Marvel team',
    contract: '00000002',
    base,
    entry: 'entry.js',
    styles: [],
    exposes: {},
    offers: [],
    depth,
    integrity: { 'integrity.json': hash(lists.get('integrity.json') ?? ''), 'known.js': 'sha256-known' },
  };
  const read = vi.fn(async (address: string, _: { integrity: string }): Promise<unknown> => {
    const text = lists.get(address.slice(base.length));
    return text ? JSON.parse(text) : null;
  });
  const askAhead = vi.fn();
  return { release, lists, read, askAhead, files: { read, askAhead } as unknown as FileReader };
}

describe('a file of a release', () => {
  it.each([0, 1, 2])('at depth %i is read with the hash that its lists lead to', async (depth) => {
    const { release, lists, read, files } = releaseOf(depth);
    const file = 'data/characters/c-0.json';
    expect(await readVerified(files, release, file)).toMatchObject({ hash: hash(file) });
    const chain = integrityLists(file, depth);
    expect(read.mock.calls.map(([address, { integrity }]) => [address, integrity])).toEqual([
      ...chain.map((list) => [base + list, hash(lists.get(list) ?? '')]),
      [base + file, hash(file)],
    ]);
  });

  it('is asked for at once, with every list that leads to its hash', async () => {
    const { release, read, askAhead, files } = releaseOf(2);
    const reading = readVerified(files, release, 'data/characters/c-0.json');
    const asked = [...askAhead.mock.calls, ...read.mock.calls].map(([address]) => address.slice(base.length));
    expect(asked.sort()).toEqual(['data/characters/c-0.json', ...integrityLists('data/characters/c-0.json', 2)].sort());
    await reading;
  });

  it('whose hash the document has needs no list', async () => {
    const { release, read, askAhead, files } = releaseOf(0);
    await readVerified(files, release, 'known.js');
    expect(read.mock.calls.map(([address]) => address)).toEqual([`${base}known.js`]);
    expect(askAhead).not.toHaveBeenCalled();
  });

  it.each([0, 2])('that no list names is not read, at depth %i', async (depth) => {
    const { release, read, files } = releaseOf(depth);
    for (const file of ['data/characters/nobody.json', 'data/constructor.json', 'constructor', 'other.js']) {
      await expect(readVerified(files, release, file)).rejects.toMatchObject({ phase: 'fetch', reason: 'unknown' });
      expect(await isListed(files, release, file)).toBe(false);
      expect(read).not.toHaveBeenCalledWith(base + file, expect.anything());
    }
  });

  it('is not read when its list has no hash for it, or no list has the hash of the list', async () => {
    const { release, read, files } = releaseOf(0);
    read.mockResolvedValueOnce({ 'chunk.js': '' });
    await expect(readVerified(files, release, 'chunk.js')).rejects.toMatchObject({ reason: 'unknown' });
    await expect(readVerified(files, { ...release, integrity: {} }, 'chunk.js')).rejects.toMatchObject({
      reason: 'unknown',
    });
  });
});
