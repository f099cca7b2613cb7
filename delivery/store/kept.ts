import type { Generation } from './history.ts';

/** A snapshot that is live, or that can be made live again. */
export interface KeptSnapshot {
  id: string;
  /** The hash of its file, from the newest generation that names it; null in stores of earlier versions. */
  integrity: string | null;
  /** When the next one became live, at the latest; null for the live one, and where the clocks of publishers do not tell. */
  until: string | null;
  /** False when a prune by an earlier version, which did not record what it kept, may have removed it. */
  expected: boolean;
}

/**
 * The snapshots that the last prune kept, and those that became live since.
 * @param history every generation, the newest first
 * @returns the newest first
 */
export function keptSnapshots(history: readonly Generation[]): KeptSnapshot[] {
  const lastPrune = history[0]?.lastPrune ?? 0;
  const keptThen = new Set(history.find(({ generation }) => generation === lastPrune)?.kept);
  const found = new Map<string, KeptSnapshot>();
  const times = latestTimes(history);
  let until: string | null = null;
  let expected = true;
  let newer: Generation | undefined;
  for (const generation of history) {
    const { snapshot, snapshotIntegrity: integrity = null, action, kept } = generation;
    if (newer && newer.snapshot !== snapshot) until = times.get(newer.generation) ?? null;
    newer = generation;
    const usable = generation.generation >= lastPrune || keptThen.has(snapshot ?? '');
    if (snapshot && usable && !found.has(snapshot)) found.set(snapshot, { id: snapshot, integrity, until, expected });
    if (action === 'prune' && !kept) expected = false;
  }
  return [...found.values()];
}

/**
 * When each generation was made, at the latest. Their times are those of the publishers' clocks, which can be wrong, but
 * their order is certain: a time before that of an earlier generation, or in the future, tells nothing. Such a generation
 * was made before the next one that has a time, or before now.
 * @param history every generation, the newest first
 * @returns times by generation; null where it may have been now
 */
function latestTimes(history: readonly Generation[]): Map<number, string | null> {
  const now = Date.now();
  let latest = Number.NEGATIVE_INFINITY;
  const credible = history.toReversed().map(({ generation, when }) => {
    const time = Date.parse(when);
    const isCredible = time >= latest && time <= now;
    if (isCredible) latest = time;
    return { generation, when: isCredible ? when : null };
  });
  let next: string | null = null;
  const times = new Map<number, string | null>();
  for (const { generation, when } of credible.reverse()) {
    next = when ?? next;
    times.set(generation, next);
  }
  return times;
}
