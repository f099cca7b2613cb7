import type { Generation } from './history.ts';

/** A snapshot that is live, or that can be made live again. */
export interface KeptSnapshot {
  id: string;
  /** The hash of its file, from the newest generation that names it; null in stores of earlier versions. */
  integrity: string | null;
  /** When the next one became live; null for the live one. */
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
  let until: string | null = null;
  let expected = true;
  let newer: Generation | undefined;
  for (const generation of history) {
    const { snapshot, snapshotIntegrity: integrity = null, action, kept } = generation;
    if (newer && newer.snapshot !== snapshot) until = newer.when;
    newer = generation;
    const usable = generation.generation >= lastPrune || keptThen.has(snapshot ?? '');
    if (snapshot && usable && !found.has(snapshot)) found.set(snapshot, { id: snapshot, integrity, until, expected });
    if (action === 'prune' && !kept) expected = false;
  }
  return [...found.values()];
}
