import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryError } from '../delivery-error.ts';
import { FrozenError } from '../refusals.ts';
import { type Change as AnyChange, type Author, commit, type Generation, readNewest } from '../store/history.ts';
import { Names } from '../store/names.ts';
import type { Storage } from '../store/storage.ts';

/** What a command makes of the state before; null when there is nothing to do. */
export type Change = Omit<AnyChange, keyof Author>;

/** How often a change starts over because another writer was faster. */
const attempts = 200;

/**
 * Changes the state of a store. Nobody waits for a lock: a change is worked out from the newest generation and becomes
 * the next one; when another writer took that number first, it is worked out again from there.
 * @param describe works out the change; runs again after each lost race, so it must be cheap the second time
 * @param options.evenIfFrozen for the commands that a freeze does not stop
 * @returns the live generation, and whether this made it
 * @throws FrozenError while releases are frozen; whatever `describe` throws
 */
export async function change(
  storage: Storage,
  author: Omit<Author, 'when'>,
  describe: (live: Generation | null, names: Names) => Promise<Change | null>,
  { evenIfFrozen = false }: { evenIfFrozen?: boolean } = {},
): Promise<{ live: Generation | null; changed: boolean }> {
  await storage.begin();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { before, next } = await atNewest(storage, async (live, names) => {
      if (live?.locked && !evenIfFrozen) throw new FrozenError(live.locked);
      const described = await describe(live, names);
      if (described) refusePruned(described, names);
      return { before: live, next: described };
    });
    if (!next) return { live: before, changed: false };
    const made = await commit(storage, before, { ...next, ...author, when: new Date().toISOString() });
    if (made) return { live: made, changed: true };
    // Writers that lost a race together would meet again.
    await wait(Math.random() * Math.min(20 * (attempt + 1), 400));
  }
  throw new DeliveryError(
    `Other writers were faster ${attempts} times in a row. Nothing was changed; run the command again.`,
  );
}

/**
 * Does something with the newest generation. When that fails and there was a prune meanwhile, what it read may have been
 * removed: it is done again.
 * @throws whatever `act` throws
 */
export async function atNewest<Result>(
  storage: Storage,
  act: (live: Generation | null, names: Names) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const live = await readNewest(storage);
    try {
      return await act(live, await Names.at(storage, live));
    } catch (error) {
      if ((await readNewest(storage))?.lastPrune === live?.lastPrune) throw error;
    }
  }
}

/** What a prune has given up may be there still: its files are removed at any time. */
function refusePruned({ releases, snapshot }: Change, names: Names): void {
  const pruned = [...Object.values(releases), ...(snapshot ? [snapshot] : [])].find((name) => !names.has(name));
  if (pruned) {
    throw new DeliveryError(
      `${pruned} is missing: a prune has removed it. Publish the artifact again. See what there is: npm run release -- history`,
    );
  }
}
