import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  FileStorage,
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
import {
  copyOf,
  faultsOfLive,
  interleave,
  missingOfLive,
  ordersOf,
  pruning,
  publishingOf,
  stepsOf,
} from './interleave.ts';
import { killAtEach, killPrune } from './killed.ts';
import { SteppedStorage } from './stepped-storage.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

vi.setConfig({ testTimeout: 240_000 });

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
const all = { keep: 1, days: 0, author };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
/** Releases of Marvel. */
let first: Artifact;
let second: Artifact;
let third: Artifact;
/** A shell that has not been published. */
let shell: Artifact;
/** A store of Marvel alone, which makes no site: nothing is rendered, so it can be tried ten thousand times. */
const alone = new MemoryStorage();
/** A whole site. */
const whole = new MemoryStorage();

beforeAll(async () => {
  place = await temporaryFolder();
  const make = (text: string) => tinyArtifact(place.folder, { app: 'marvel', text });
  [first, second, third] = [await make('first'), await make('second'), await make('third')];
  shell = await tinyArtifact(place.folder, { app: 'shell', text: 'another' });
  await publish(whole, await tinySite(place.folder), options);
  for (const release of [first, second, third]) {
    await publish(alone, [release], options);
    await publish(whole, [release], options);
  }
});
afterAll(() => place.remove());

describe('two prunes and a publish of what they remove', () => {
  it.each([0, 1, 2])('in every order of their operations: %i', async (order) => {
    const [what, one, two, three] = ordersOf(publishingOf(first))[order] ?? expect.fail();
    const [most, more] = [await stepsOf(one, alone), await stepsOf(two, alone)];
    let tried = 0;
    for (let i = 1; i <= most; i += 1) {
      // Every other operation: each one of the second process meets half of the first's.
      for (let j = 1 + (i % 2); j <= more; j += 2) {
        const storage = await interleave(alone, [one, i], [two, j], three, (i + j) % 2 === 0);
        expect(await faultsOfLive(storage, first), `${what} at ${i} and ${j}`).toEqual([]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(150);
  });

  it('of a whole site, wherever a prune is stopped', async () => {
    const publishing = publishingOf(first);
    const most = await stepsOf(pruning, whole);
    for (let i = 1; i <= most; i += 5) {
      const storage = await interleave(whole, [pruning, i], [pruning, i + 7], publishing, i % 2 === 0);
      expect(await faultsOfLive(storage, first), `stopped at ${i}`).toEqual([]);
      expect(await missingOfLive(storage)).toEqual([]);
    }
  });

  it('of a whole site, wherever a publish is stopped: it is neither lost nor refused', async () => {
    // What was composed for one snapshot that is pruned, and what is composed anew.
    const base = await copyOf(whole);
    await rollbackSnapshot(base, (await snapshotWith(base, second)) ?? '', { author });
    for (const act of [publishingOf(first), publishingOf(first, shell)]) {
      const most = await stepsOf(act, base);
      for (let i = 1; i <= most; i += Math.ceil(most / 15)) {
        const storage = await copyOf(base);
        const publisher = await new SteppedStorage(storage, i).run(act);
        await prune(storage, all);
        await publisher.rest();
        expect(await faultsOfLive(storage, first), `stopped at ${i} of ${most}`).toEqual([]);
        expect(await missingOfLive(storage)).toEqual([]);
      }
    }
  });
});

async function snapshotWith(storage: Storage, { release }: Artifact): Promise<string | null> {
  for await (const { releases, snapshot } of readHistory(storage)) if (releases.marvel === release) return snapshot;
  return null;
}

describe('a prune that is killed', () => {
  it('at any operation on the disk holds nobody up, and the next one finishes what it began', async () => {
    const base = join(place.folder, 'killed');
    for (const key of await alone.list('')) {
      await new FileStorage(base).write(key, (await alone.read(key)) as Buffer);
    }
    const killed = await killAtEach((at) => killPrune(base, first, at), Math.min(availableParallelism(), 4));
    expect(killed.faults).toEqual([]);
    expect(killed.tried).toBeGreaterThan(20);
  });
});

describe('a prune', () => {
  afterEach(() => void vi.useRealTimers());

  it('that has nothing to remove makes no generation', async () => {
    const storage = await copyOf(whole);
    await prune(storage, all);
    const live = await readLive(storage);
    expect(await prune(storage, all)).toEqual([]);
    expect(await readLive(storage)).toEqual(live);
  });

  it('removes what an earlier one left, and what a publish that died put there', async () => {
    const storage = await copyOf(whole);
    await prune(storage, all);
    const left = ['composed/0123456789abcdef0123456789abcdef.html', `releases/marvel/${'1'.repeat(16)}/client/a.js`];
    for (const key of left) await storage.write(key, Buffer.from('left'));
    expect(await prune(storage, all)).toEqual(left);
  });

  it('counts days from when a snapshot stopped being live', async () => {
    const day = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ toFake: ['Date'] });
    const storage = new MemoryStorage();
    await publish(storage, await tinySite(place.folder), options);
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

  it('gives up names for good: nothing goes back to one, though its files are there still', async () => {
    const storage = await copyOf(whole);
    const before = await copyOf(whole);
    const { snapshot, releases } = (await readLive(await before)) ?? {};
    await publish(storage, [first], options);
    await prune(storage, all);
    // As if the prune had not come to removing anything.
    for (const key of await before.list('')) {
      if (!(await storage.read(key))) await storage.write(key, (await before.read(key)) as Buffer);
    }
    expect((await verify(storage)).faults).toEqual([]);
    await expect(rollbackApps(storage, ['marvel'], { ...options, to: second.release })).rejects.toThrow(/prune/);
    const { live } = await publish(storage, [second], options);
    const renamed = `${second.release}-6`;
    expect(live?.releases.marvel).toBe(renamed);
    const site = await (await LiveSite.open(storage)).current();
    expect((await site.resource(`/remotes/marvel/${renamed}/remoteEntry.js`))?.status).toBe(200);
    expect((await prune(storage, { keep: 20, days: 30, author })).length).toBeGreaterThan(0);
    expect((await verify(storage)).faults).toEqual([]);
    expect([snapshot, releases]).not.toEqual([live?.snapshot, live?.releases]);
  });
});
