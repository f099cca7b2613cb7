import { beforeAll, expect, it } from 'vitest';
import { preview, publish, publishPreview, readLive, type Storage, verify } from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { type Act, copyOf, missingOfLive, pruning, stepsOf } from './interleave.ts';
import { MemoryStorage } from './memory-storage.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { SteppedStorage } from './stepped-storage.ts';
import { listed, previewing } from './store-with-preview.ts';

const own = useOwnSite();
/** A store with a site, and with a release that a prune removes. */
const base = new MemoryStorage();
const previewingNext: Act = (storage) => preview(storage, [own.next], previewing);

beforeAll(async () => {
  for (const text of ['third', 'fourth']) {
    await publish(base, [...own.site.filter(({ app }) => app !== 'marvel'), await own.marvel({ text })], options);
  }
});

/** The operations at which an act is stopped: all of them if SUITE=whole. */
async function stops(act: Act, from: Storage, some: number): Promise<number[]> {
  const stepCount = await stepsOf(act, from);
  const all = Array.from({ length: stepCount }, (_, index) => index + 1);
  // The last operations make it visible.
  return all.filter((step) => whole || step % Math.ceil(stepCount / some) === 0 || step > stepCount - 4);
}

it('a preview that dies half-way is not visible, changes nothing live, and can be made again', async () => {
  const before = await readLive(base);
  let unseen = 0;
  for (const step of await stops(previewingNext, base, 4)) {
    const storage = await copyOf(base);
    const dying = await new SteppedStorage(storage, step).run(previewingNext);
    const afterDeath = await copyOf(storage);
    await dying.rest();
    expect(await readLive(afterDeath), `stopped at ${step}`).toEqual(before);
    expect((await verify(afterDeath)).faults).toEqual([]);
    if ((await listed(afterDeath)).length === 0) unseen += 1;
    const again = await preview(afterDeath, [own.next], previewing);
    expect((await publishPreview(afterDeath, again?.id ?? '', author)).changed).toBe(true);
    expect(await missingOfLive(afterDeath)).toEqual([]);
  }
  expect(unseen).toBeGreaterThan(4);
});

it('a prune in the middle of a preview does not break it', async () => {
  for (const step of await stops(previewingNext, base, 4)) {
    const storage = await copyOf(base);
    const stopped = await new SteppedStorage(storage, step).run(previewingNext);
    await pruning(storage);
    await stopped.rest();
    expect(await listed(storage), `stopped at ${step}`).toMatchObject([{ outdated: false, damaged: false }]);
    await publishListed(storage);
  }
});

it('a preview in the middle of a prune is complete, or does not exist', async () => {
  for (const step of await stops(pruning, base, 6)) {
    const storage = await copyOf(base);
    const stopped = await new SteppedStorage(storage, step).run(pruning);
    await previewingNext(storage);
    await stopped.rest();
    await publishListed(storage);
  }
});

it('a publish of a preview that another makes live at the same time finds it live, or no longer there', async () => {
  const from = await copyOf(base);
  const made = await preview(from, [own.next], previewing);
  const publishing: Act = (storage) => publishPreview(storage, made?.id ?? '', author);
  const ends = new Set<string>();
  for (const step of await stops(publishing, from, 20)) {
    const storage = await copyOf(from);
    const stopped = await new SteppedStorage(storage, step).run(publishing);
    if ((await listed(storage)).length === 0) continue;
    await publishing(storage);
    const generation = (await readLive(storage))?.generation;
    const end = await stopped.rest().then(
      () => 'live',
      (error: Error) => error.message.replace(/.* (has no preview) .*/, '$1'),
    );
    ends.add(end);
    expect((await readLive(storage))?.generation, `stopped at ${step}`).toBe(generation);
  }
  expect([...ends].sort()).toEqual(['has no preview', 'live']);
});

/** Publishes the listed previews, each of which must be complete. */
async function publishListed(storage: Storage): Promise<void> {
  expect((await verify(storage)).faults).toEqual([]);
  for (const { id } of await listed(storage)) {
    expect((await publishPreview(storage, id, author)).changed).toBe(true);
    expect(await missingOfLive(storage)).toEqual([]);
    expect((await verify(storage)).faults).toEqual([]);
  }
}
