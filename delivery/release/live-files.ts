import { copiesOf } from '../store/copies.ts';
import type { Generation } from '../store/history.ts';
import { findSnapshot, readPart } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import type { Change } from './change.ts';

/**
 * The keys of the live snapshot's composed files, with their compressed copies, in what a publication has composed again.
 * It need not write them: they were stored before they became live, and it becomes the next generation only if no prune
 * did. Releasing what is live repairs it, so then there are none.
 * @param storage where both snapshots can be read; what cannot be read of the live one is written
 */
export async function liveFiles(storage: Storage, live: Generation | null, next: Change | null): Promise<Set<string>> {
  const isRepair = !live || !next || next.apps.some((app) => next.releases[app] === live.releases[app]);
  if (isRepair || !live.snapshot || !next.snapshot) return new Set();
  const [before, after] = await Promise.all([live.snapshot, next.snapshot].map((id) => findSnapshot(storage, id)));
  if (!before || !after || before.integrity !== live.snapshotIntegrity) return new Set();
  const kept = new Set(after.parts.map(({ key }) => key));
  const replaced = before.parts.filter(({ key }) => !kept.has(key));
  const parts = await Promise.all(
    replaced.map(async ({ key, integrity }) => {
      const part = await readPart(storage, key);
      return part?.integrity === integrity ? Object.values(part.files) : [];
    }),
  );
  const files = [...Object.values(before.files), ...parts.flat()];
  return new Set(files.flatMap(({ key, bytes }) => [key, ...copiesOf(key, bytes).map(([, copy]) => copy)]));
}
