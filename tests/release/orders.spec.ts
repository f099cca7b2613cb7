import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, prune, publish, readHistory, rollbackSnapshot, type Storage } from '../../delivery/index.ts';
import { whole } from '../sample.ts';
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
import { MemoryStorage } from './memory-storage.ts';
import { renderHere } from './render-here.ts';
import { SteppedStorage } from './stepped-storage.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

vi.setConfig({ testTimeout: whole ? 1_200_000 : 240_000 });

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
/** Releases of Marvel; the third is live. */
let first: Artifact;
let second: Artifact;
/** A shell that has not been published. */
let shell: Artifact;
/** A store of Marvel alone, which makes no site: nothing is rendered, so that ten thousand orders can be tried. */
const alone = new MemoryStorage();
/** A store with a whole site. */
const complete = new MemoryStorage();

beforeAll(async () => {
  temporary = await temporaryFolder();
  const make = (text: string) => tinyArtifact(temporary.folder, { app: 'marvel', text });
  [first, second] = [await make('first'), await make('second')];
  shell = await tinyArtifact(temporary.folder, { app: 'shell', text: 'another' });
  await publish(complete, await tinySite(temporary.folder), options);
  for (const release of [first, second, await make('third')]) {
    await publish(alone, [release], options);
    await publish(complete, [release], options);
  }
});
afterAll(() => temporary.remove());

describe('two prunes and a publish of what they remove', () => {
  /** The number of operations of the second process between those at which it is stopped. */
  const stride = whole ? 1 : 16;

  it.each([0, 1, 2])('lose nothing live in the orders of their operations: %i', async (order) => {
    const [what, one, two, three] = ordersOf(publishingOf(first))[order] ?? expect.fail();
    const [stepsOfOne, stepsOfTwo] = [await stepsOf(one, alone), await stepsOf(two, alone)];
    let tried = 0;
    for (let i = 1; i <= stepsOfOne; i += 1) {
      // With any stride, each operation of the second process meets some of the first's.
      for (let j = 1 + (i % stride); j <= stepsOfTwo; j += stride) {
        const storage = await interleave(alone, [one, i], [two, j], three, (i + j) % 2 === 0);
        expect(await faultsOfLive(storage, first), `${what} at ${i} and ${j}`).toEqual([]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(300 / stride);
  });

  it('lose nothing live of a whole site, wherever a prune is stopped', async () => {
    const publishing = publishingOf(first);
    const stepCount = await stepsOf(pruning, complete);
    for (let i = 1; i <= stepCount; i += whole ? 1 : 12) {
      const storage = await interleave(complete, [pruning, i], [pruning, i + 7], publishing, i % 2 === 0);
      expect(await faultsOfLive(storage, first), `stopped at ${i}`).toEqual([]);
      expect(await missingOfLive(storage)).toEqual([]);
    }
  });

  it('lose nothing live of a whole site, wherever a publish is stopped: it is neither lost nor refused', async () => {
    // Parts that were composed for a snapshot which is pruned, and parts that are composed anew.
    const base = await copyOf(complete);
    await rollbackSnapshot(base, (await snapshotWith(base, second)) ?? '', { author });
    for (const act of [publishingOf(first), publishingOf(first, shell)]) {
      const stepCount = await stepsOf(act, base);
      for (let i = 1; i <= stepCount; i += whole ? 1 : Math.ceil(stepCount / 5)) {
        const storage = await copyOf(base);
        const publisher = await new SteppedStorage(storage, i).run(act);
        await prune(storage, { keep: 1, days: 0, author });
        await publisher.rest();
        expect(await faultsOfLive(storage, first), `stopped at ${i} of ${stepCount}`).toEqual([]);
        expect(await missingOfLive(storage)).toEqual([]);
      }
    }
  });
});

async function snapshotWith(storage: Storage, { release }: Artifact): Promise<string | null> {
  for await (const { releases, snapshot } of readHistory(storage)) if (releases.marvel === release) return snapshot;
  return null;
}
