import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  DeliveryError,
  integrityOf,
  LiveSite,
  MemoryStorage,
  prune,
  publish,
  readHistory,
  readLive,
  rollbackApps,
  rollbackSnapshot,
  type Storage,
  verify,
} from '../../delivery/index.ts';
import { overwrite } from './overwrite.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  next = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => place.remove());

type Json = Record<string, unknown>;
const written = (content: Json) => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

/**
 * A store of three generations, as the first version wrote it: without seals, formats and hashes of snapshots, which
 * were named by composer and releases.
 */
async function earlierStore(): Promise<Storage> {
  const storage = new MemoryStorage();
  await publish(storage, site, options);
  await publish(storage, [next], options);
  await rollbackApps(storage, ['marvel'], options);
  const change = async (key: string, edit: (content: Json) => Json) => {
    const { seal: _seal, ...content } = JSON.parse(String(await storage.read(key))) as Json;
    await overwrite(storage, key, written(edit(content)));
  };
  const hash = async (key: string) => integrityOf((await storage.read(key)) as Buffer);
  for (const key of await storage.list('parts/')) await change(key, (part) => part);
  const earlierNames = new Map<unknown, string>();
  for (const key of await storage.list('snapshots/')) {
    const snapshot = JSON.parse(String(await storage.read(key))) as Json & { parts: { key: string }[] };
    const { seal: _seal, ...withoutSeal } = snapshot;
    const { id, composer, releases, previous, parts } = withoutSeal;
    const inputs = JSON.stringify({ composer, releases, previous });
    const earlierName = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
    earlierNames.set(id, earlierName);
    const hashed = await Promise.all(
      parts.map(async (part) => ({ key: part.key, integrity: await hash(`parts/${part.key}.json`) })),
    );
    await overwrite(
      storage,
      `snapshots/${earlierName}.json`,
      written({ ...withoutSeal, id: earlierName, parts: hashed }),
    );
    await storage.remove(key);
  }
  let parent: string | null = null;
  for (const key of await storage.list('history/')) {
    const before = parent;
    await change(key, ({ format, snapshotIntegrity, lastPrune, snapshot, ...rest }) => ({
      ...rest,
      snapshot: earlierNames.get(snapshot),
      parent: before,
    }));
    parent = await hash(key);
  }
  return storage;
}

describe('a store of the version before', () => {
  it('is whole, is served, and can be released to, rolled back and pruned', async () => {
    const storage = await earlierStore();
    expect(String(await storage.read('history/0000000003.json'))).not.toMatch(/seal|format|lastPrune/);
    const old = await readLive(storage);
    expect(old?.generation).toBe(3);
    expect((await verify(storage)).faults).toEqual([]);
    expect((await (await LiveSite.open(storage)).current()).snapshot).toBe(old?.snapshot);
    // The same site is stored again, under the name that it has now.
    expect((await publish(storage, site, options)).live?.generation).toBe(4);
    expect((await publish(storage, site, options)).changed).toBe(false);
    expect((await publish(storage, [next], options)).live?.generation).toBe(5);
    expect((await rollbackSnapshot(storage, old?.snapshot ?? '', { author })).live?.generation).toBe(6);
    expect((await verify(storage)).faults).toEqual([]);
    await prune(storage, { keep: 1, days: 0, author });
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('that was pruned then may lack what was removed, and holds nobody up if that prune died', async () => {
    const storage = await earlierStore();
    const live = await readLive(storage);
    const bytes = (await storage.read('history/0000000003.json')) as Buffer;
    const { format, snapshotIntegrity, lastPrune, ...state } = { ...live } as Json;
    const begun = { ...state, generation: 4, action: 'prune', apps: [], parent: integrityOf(bytes) };
    await overwrite(storage, 'history/0000000004.json', written(begun));
    for await (const { snapshot } of readHistory(storage)) {
      if (snapshot && snapshot !== live?.snapshot) await storage.remove(`snapshots/${snapshot}.json`);
    }
    expect((await verify(storage)).faults).toEqual([]);
    expect((await publish(storage, [next], options)).live?.generation).toBe(5);
    expect((await prune(storage, { keep: 20, days: 30, author })).length).toBeGreaterThanOrEqual(0);
    expect((await verify(storage)).faults).toEqual([]);
  });
});

describe('a history', () => {
  it('of a newer version is not called damaged', async () => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    const { seal: _seal, ...content } = JSON.parse(String(await storage.read('history/0000000001.json'))) as Json;
    const newer = { ...content, format: 4, colour: 'blue' };
    await overwrite(storage, 'history/0000000001.json', written({ ...newer, seal: integrityOf(written(newer)) }));
    await expect(readLive(storage)).rejects.toThrow(/written by a newer version.*Update this checkout/);
    expect((await verify(storage)).faults).toEqual([expect.stringContaining('newer version')]);
  });

  it.each([2, 3])('that lacks generation %i takes no other, wherever the hint points', async (gap) => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    for (const release of [next, site[1], next] as Artifact[]) await publish(storage, [release], options);
    await storage.remove(`history/000000000${gap}.json`);
    const before = await storage.list('');
    for (const hint of ['1\n', '4\n']) {
      await storage.write('live', Buffer.from(hint));
      const error = await publish(storage, site, options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DeliveryError);
      expect(String(error)).toContain(`history/000000000${gap}.json`);
      expect((await verify(storage)).faults.join()).toContain(`history/000000000${gap}.json is missing`);
      await expect(readHistory(storage).next()).rejects.toThrow(`history/000000000${gap}.json`);
    }
    expect(await storage.list('')).toEqual(before);
  });
});
