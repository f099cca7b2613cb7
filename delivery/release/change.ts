import { setTimeout as wait } from 'node:timers/promises';
import { visible } from '@mint-row/shared/contract/visible';
import { DeliveryError } from '../delivery-error.ts';
import { FrozenError } from '../refusals.ts';
import { type Author, commit, type Generation, readLive } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';

/** What a command makes of the state before; null when there is nothing to do. */
export type Change = Pick<Generation, 'action' | 'apps' | 'releases' | 'builds' | 'previous' | 'snapshot' | 'locked'>;

/** How often a change starts over because another writer was faster. */
const attempts = 200;

/** How long a prune may hold up others, in milliseconds, before they say so and end. */
const prunePatience = 30_000;

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
  describe: (live: Generation | null) => Promise<Change | null>,
  { evenIfFrozen = false }: { evenIfFrozen?: boolean } = {},
): Promise<{ live: Generation | null; changed: boolean }> {
  await storage.sweep();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await settled(storage);
    if (before?.locked && !evenIfFrozen) throw new FrozenError(before.locked);
    const next = await describe(before);
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

/** The newest generation, once no prune is at work: what it removes must not be counted on. */
async function settled(storage: Storage): Promise<Generation | null> {
  for (const since = performance.now(); ; await wait(100)) {
    const live = await readLive(storage);
    if (live?.action !== 'prune') return live;
    if (performance.now() - since > prunePatience) {
      throw new DeliveryError(
        `A prune is under way (${visible(live.who)}, ${live.when}). If it has died, finish it: npm run release -- prune`,
      );
    }
  }
}
