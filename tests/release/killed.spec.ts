import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { DeliveryError, FileStorage, publish, readLive, verify } from '../../delivery/index.ts';
import { firstAndLastOfEach, whole } from '../sample.ts';
import { killAtEach, otherComposerOf, prunerOf, publisherOf } from './killed.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';

vi.setConfig({ testTimeout: whole ? 1_200_000 : 240_000 });

const own = useOwnSite();

it('a publish that is killed at a write, rename or sync leaves the old site or the new one', async () => {
  const base = join(own.folder, 'published');
  await own.putInto(new FileStorage(base));
  const { tried, faults } = await killAtEach(publisherOf(own.next), base);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(whole ? 100 : 15);
});

it('a publish with a changed composer, killed at a write, rename or sync, leaves all stored files', async () => {
  const base = join(own.folder, 'composed-otherwise');
  await own.putInto(new FileStorage(base));
  const marvel = own.site.filter(({ app }) => app === 'marvel');
  for (const artifact of marvel) {
    const { tried, faults } = await killAtEach(otherComposerOf(artifact), base);
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(whole ? 30 : 6);
  }
  expect(marvel).toHaveLength(1);
});

it('a prune that is killed at any operation delays no other, and the next one finishes it', async () => {
  const base = join(own.folder, 'pruned');
  for (const text of ['one', 'two', 'three']) {
    await publish(new FileStorage(base), [await own.marvel({ text })], options);
  }
  const { tried, faults } = await killAtEach(prunerOf(own.next), base);
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(whole ? 13 : 7);
});

it('a publish on a disk that is full at a write changes nothing, and reports it', async () => {
  const unlimited = new FullStorage();
  await own.putInto(unlimited);
  const before = unlimited.written.length;
  await publish(unlimited, [own.next], options);
  const folders = unlimited.written.slice(before).map((key) => key.split('/')[0] ?? '');
  expect([...new Set(folders)].sort()).toEqual(['files', 'history', 'live', 'parts', 'releases', 'snapshots']);
  // Once its history entry is written, a publish is done: `live` is a hint.
  folders.splice(folders.indexOf('live'));
  for (const room of whole ? folders.keys() : firstAndLastOfEach(folders)) {
    const storage = new FullStorage();
    const old = await own.putInto(storage);
    storage.room = room;
    await expect(publish(storage, [own.next], options)).rejects.toThrow(DeliveryError);
    storage.room = Number.POSITIVE_INFINITY;
    expect(await readLive(storage)).toEqual(old);
    expect((await verify(storage)).faults).toEqual([]);
    expect((await publish(storage, [own.next], options)).live?.generation).toBe(2);
  }
});

/** Storage with room for a number of writes; then the disk is full. */
class FullStorage extends MemoryStorage {
  room = Number.POSITIVE_INFINITY;
  /** The written keys, in order. */
  readonly written: string[] = [];

  override async write(key: string, bytes: Uint8Array) {
    this.#take(key);
    return super.write(key, bytes);
  }

  override async create(key: string, bytes: Uint8Array): Promise<boolean> {
    this.#take(key);
    return super.create(key, bytes);
  }

  #take(key: string) {
    if (this.room <= 0) throw new DeliveryError(`${key}: the disk is full.`);
    this.room -= 1;
    this.written.push(key);
  }
}
