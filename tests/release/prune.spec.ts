import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  prunable,
  prune,
  publish,
  readLive,
  readSnapshot,
  rollbackApps,
  rollbackSnapshot,
  SiteFollower,
  snapshotFiles,
  verify,
} from '../../delivery/index.ts';
import { copyOf } from './interleave.ts';
import { MemoryStorage } from './memory-storage.ts';
import { renderHere } from './render-here.ts';
import { longerThor, temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

vi.setConfig({ testTimeout: 240_000 });

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };
const all = { keep: 1, days: 0, author };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
/** Releases of Marvel. */
let first: Artifact;
let second: Artifact;
let third: Artifact;
/** A whole site. */
const whole = new MemoryStorage();

beforeAll(async () => {
  temporary = await temporaryFolder();
  const make = (text: string) => tinyArtifact(temporary.folder, { app: 'marvel', text });
  [first, second, third] = [await make('first'), await make('second'), await make('third')];
  await publish(whole, await tinySite(temporary.folder), options);
  for (const release of [first, second, third]) await publish(whole, [release], options);
});
afterAll(() => temporary.remove());

describe('a prune', () => {
  afterEach(() => void vi.useRealTimers());

  it('leaves documents that the next release takes over without composing them, under names of their own', async () => {
    const storage = await copyOf(whole);
    await prune(storage, all);
    const pruned = (await readLive(storage))?.generation;
    const next = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'third', files: longerThor });
    const composed: number[] = [];
    await publish(storage, [next], { ...options, onProgress: (_, total) => composed.push(total) });
    expect(composed).toEqual([1]);
    const snapshot = await readSnapshot(storage, (await readLive(storage))?.snapshot ?? '');
    expect(snapshotFiles(snapshot).get('/marvel')?.key).toMatch(new RegExp(`-${pruned}$`));
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('makes no generation if it has nothing to remove', async () => {
    const storage = await copyOf(whole);
    await prune(storage, all);
    const live = await readLive(storage);
    expect(await prune(storage, all)).toEqual([]);
    expect(await readLive(storage)).toEqual(live);
  });

  it('removes files that an earlier prune left, and those of a publish that died', async () => {
    const storage = await copyOf(whole);
    await prune(storage, all);
    const leftovers = [
      `releases/marvel/${'1'.repeat(16)}.json`,
      `files/${'01234567'.repeat(8)}`,
      `files/${'01234567'.repeat(8)}.br`,
    ];
    for (const key of leftovers) await storage.write(key, Buffer.from('left'));
    expect(await prune(storage, all)).toEqual(leftovers);
  });

  it('can list the files to remove first, without removing any', async () => {
    const storage = await copyOf(whole);
    const before = await storage.list('');
    const listed = await prunable(storage, { keep: 1, days: 0 });
    expect(await storage.list('')).toEqual(before);
    expect(listed.length).toBeGreaterThan(0);
    expect(await prune(storage, all)).toEqual(listed);
    expect(await prunable(storage, { keep: 1, days: 0 })).toEqual([]);
  });

  it.each([
    ['behind, at 2020', '2020-01-01'],
    ['ahead, at 2050', '2050-01-01'],
  ])('keeps the snapshot that was live before a release with a clock that was %s', async (_what, wrong) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const storage = new MemoryStorage();
    await publish(storage, await tinySite(temporary.folder), options);
    const { live } = await publish(storage, [first], options);
    // Live for a hundred days, until minutes ago.
    const now = Date.now() + 100 * 24 * 60 * 60 * 1000;
    vi.setSystemTime(new Date(wrong));
    await publish(storage, [second], options);
    vi.setSystemTime(now);
    await prune(storage, { keep: 1, days: 30, author });
    expect((await rollbackSnapshot(storage, live?.snapshot ?? '', { author })).changed).toBe(true);
  });

  it('counts days from when a snapshot stopped being live', async () => {
    const day = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ toFake: ['Date'] });
    const storage = new MemoryStorage();
    await publish(storage, await tinySite(temporary.folder), options);
    const { live: old } = await publish(storage, [first], options);
    // Live for a hundred days, and replaced one day ago.
    vi.setSystemTime(Date.now() + 100 * day);
    await publish(storage, [second], options);
    vi.setSystemTime(Date.now() + day);
    await publish(storage, [third], options);
    const copy = await copyOf(storage);
    await prune(storage, { keep: 1, days: 2, author });
    expect((await rollbackSnapshot(storage, old?.snapshot ?? '', { author })).changed).toBe(true);
    await prune(copy, { keep: 1, days: 0.5, author });
    await expect(rollbackSnapshot(copy, old?.snapshot ?? '', { author })).rejects.toThrow(/missing/);
  });

  it('never reuses the name of a removed release, though its files are there still', async () => {
    const storage = await copyOf(whole);
    const before = await copyOf(whole);
    const { snapshot, releases } = (await readLive(await before)) ?? {};
    await publish(storage, [first], options);
    await prune(storage, all);
    // As if the prune had ended before it removed files.
    for (const key of await before.list('')) {
      if (!(await storage.read(key))) await storage.write(key, (await before.read(key)) as Buffer);
    }
    expect((await verify(storage)).faults).toEqual([]);
    await expect(rollbackApps(storage, ['marvel'], { ...options, to: second.release })).rejects.toThrow(/prune/);
    const { live } = await publish(storage, [second], options);
    const renamed = `${second.release}-6`;
    expect(live?.releases.marvel).toBe(renamed);
    const site = await (await SiteFollower.open(storage)).current();
    expect((await site.resource(`/remotes/marvel/${second.manifest.entry}`))?.status).toBe(200);
    expect((await prune(storage, { keep: 20, days: 30, author })).length).toBeGreaterThan(0);
    expect((await verify(storage)).faults).toEqual([]);
    expect([snapshot, releases]).not.toEqual([live?.snapshot, live?.releases]);
  });
});
