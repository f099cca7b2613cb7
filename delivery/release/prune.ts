import type { AppName } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { codings } from '../store/encode.ts';
import { type Author, commit, type Generation, readHistory, readLive } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { stateOf } from './freeze.ts';

interface PruneOptions {
  /** How many of the newest snapshots stay. */
  keep: number;
  /** Snapshots that were made live in so many days stay as well. */
  days: number;
  author: Omit<Author, 'when'>;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what no kept snapshot names: releases, composed files, parts, snapshots. The history itself stays. Writers
 * wait meanwhile, for what they found in the store could be gone when they name it.
 * @returns the keys that were removed
 * @throws DeliveryError when another writer was faster, or a kept snapshot cannot be read; nothing is then removed
 */
export async function prune(storage: Storage, { keep, days, author }: PruneOptions): Promise<string[]> {
  const live = await readLive(storage);
  const written = { ...author, when: new Date().toISOString() };
  const begun = await commit(storage, live, { ...stateOf(live), action: 'prune', ...written });
  if (!begun) throw new DeliveryError('Something was released meanwhile. Nothing was removed; run the command again.');
  try {
    const named = await namedKeys(storage, await keptGenerations(storage, keep, days));
    const removed: string[] = [];
    for (const folder of [layout.incoming, layout.snapshots, layout.parts, layout.composed, layout.releases]) {
      for (const key of await storage.list(folder)) {
        if (named.has(key) || [...named.folders].some((kept) => key.startsWith(kept))) continue;
        await storage.remove(key);
        removed.push(key);
      }
    }
    return removed;
  } finally {
    await commit(storage, begun, { ...stateOf(begun), action: 'pruned', ...written });
  }
}

/** The newest so many generations with different snapshots, and those of the last days. The order is the generations'. */
async function keptGenerations(storage: Storage, keep: number, days: number): Promise<Generation[]> {
  const since = Date.now() - days * day;
  const kept = new Map<string, Generation>();
  for await (const generation of readHistory(storage)) {
    const { snapshot, when } = generation;
    if (snapshot && !kept.has(snapshot) && (kept.size < Math.max(keep, 1) || Date.parse(when) >= since)) {
      kept.set(snapshot, generation);
    }
  }
  return [...kept.values()];
}

class Named extends Set<string> {
  /** Everything below these is named. */
  readonly folders = new Set<string>();
}

async function namedKeys(storage: Storage, kept: readonly Generation[]): Promise<Named> {
  const named = new Named();
  const live = await readLive(storage);
  // A site that is not whole yet has releases and no snapshot.
  const releases: [AppName, string | undefined][] = Object.entries(live?.releases ?? {}) as [AppName, string][];
  for (const { snapshot } of kept) {
    if (!snapshot) continue;
    const read = await readSnapshot(storage, snapshot);
    named.add(layout.snapshot(snapshot));
    for (const { key } of read.snapshot.parts) named.add(layout.part(key));
    for (const { key } of filesOf(read).values()) {
      for (const ending of ['', ...Object.values(codings)]) named.add(key + ending);
    }
    releases.push(...(Object.entries(read.snapshot.releases) as [AppName, string][]));
    releases.push(...(Object.entries(read.snapshot.previous) as [AppName, string][]));
  }
  for (const [app, release] of releases) if (release) named.folders.add(`${layout.release(app, release)}/`);
  return named;
}
