import type { Author, Generation, readLive } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import { change } from './change.ts';

type Outcome = Promise<{ live: Generation | null; changed: boolean }>;

/** Freezes releases: nothing is published or rolled back until they are unlocked. The author's `why` is the reason. */
export async function lock(storage: Storage, author: Omit<Author, 'when'>): Outcome {
  const when = new Date().toISOString();
  return change(storage, author, async (live) => ({ ...stateOf(live), action: 'lock', locked: { ...author, when } }));
}

/** Allows releases again. */
export async function unlock(storage: Storage, author: Omit<Author, 'when'>): Outcome {
  const describe = async (live: Generation | null) =>
    live?.locked ? { ...stateOf(live), action: 'unlock' as const, locked: null } : null;
  return change(storage, author, describe, { evenIfFrozen: true });
}

/** The state of a generation, for commands that do not change releases. */
export function stateOf(live: Awaited<ReturnType<typeof readLive>>) {
  const { releases = {}, previous = {}, snapshot = null, snapshotIntegrity = null, locked = null } = live ?? {};
  return { apps: [], releases, previous, snapshot, snapshotIntegrity, locked };
}
