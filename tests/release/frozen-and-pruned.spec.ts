import { expect } from 'vitest';
import {
  FrozenError,
  freeze,
  prune,
  publish,
  readHistory,
  rollbackApps,
  rollbackSnapshot,
  type Storage,
  unfreeze,
  verify,
} from '../../delivery/index.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { describeInStorage } from './storage-kinds.ts';

const own = useOwnSite();

describeInStorage('releases', (open, it) => {
  it('can be taken back, to the byte, and do not come back as a fallback', async () => {
    const storage = open(own.folder);
    const live = await own.putInto(storage);
    await publish(storage, [own.next], options);
    const back = await rollbackApps(storage, ['marvel'], options);
    expect(back.live).toMatchObject({ generation: 3, action: 'rollback', snapshot: live?.snapshot });
    await publish(storage, [own.next], options);
    expect((await rollbackSnapshot(storage, live?.snapshot ?? '', { author })).live?.snapshot).toBe(live?.snapshot);
    await expect(rollbackApps(storage, ['marvel'], { ...options, to: 'ffff' })).rejects.toThrow(
      /no release ffff.*releases marvel/,
    );
  });

  it('stop while they are frozen', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await freeze(storage, { who: 'Ops', why: 'the holidays' });
    await expect(publish(storage, [own.next], options)).rejects.toThrow(FrozenError);
    await expect(publish(storage, [own.next], options)).rejects.toThrow(/Ops: the holidays.*unfreeze/s);
    await unfreeze(storage, author);
    expect((await publish(storage, [own.next], options)).changed).toBe(true);
  });

  it('are pruned down to what kept snapshots name', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await publish(storage, [own.next], options);
    await publish(storage, [await own.marvel({ text: 'three' })], options);
    const before = await storage.list('files/');
    const removed = await prune(storage, { keep: 1, days: 0, author });
    expect(removed.length).toBeGreaterThan(0);
    // The live release and its fallback.
    expect((await storage.list('releases/marvel/')).length).toBe(2);
    expect(before.length).toBeGreaterThan((await storage.list('files/')).length);
    expect((await verify(storage)).faults).toEqual([]);
    await expect(rollbackSnapshot(storage, (await firstSnapshot(storage)) ?? '', { author })).rejects.toThrow(
      /missing/,
    );
    expect((await publish(storage, [own.next], options)).changed).toBe(true);
  });
});

async function firstSnapshot(storage: Storage): Promise<string | null> {
  let first: string | null = null;
  for await (const { snapshot } of readHistory(storage)) first = snapshot ?? first;
  return first;
}
