import type { AppName } from '@mint-row/shared/contract';
import { appNames } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { readGeneration, readHistory } from '../store/history.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/** What is different between two snapshots. */
export interface Difference {
  apps: { app: AppName; from: string | null; to: string | null }[];
  /** Composed files, with their sizes in bytes; null where there is none. */
  files: { path: string; from: number | null; to: number | null }[];
}

/**
 * Compares two snapshots.
 * @param from the number of a generation, or a snapshot's id or its beginning
 * @throws DeliveryError when there is no such snapshot
 */
export async function diff(storage: Storage, from: string, to: string): Promise<Difference> {
  const before = await readSnapshot(storage, await findSnapshotId(storage, from));
  const after = await readSnapshot(storage, await findSnapshotId(storage, to));
  const apps = appNames
    .map((app) => ({ app, from: before.snapshot.releases[app] ?? null, to: after.snapshot.releases[app] ?? null }))
    .filter((each) => each.from !== each.to);
  const old = filesOf(before);
  const now = filesOf(after);
  const files = [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((path) => old.get(path)?.integrity !== now.get(path)?.integrity)
    .map((path) => ({ path, from: old.get(path)?.bytes ?? null, to: now.get(path)?.bytes ?? null }));
  return { apps, files };
}

async function findSnapshotId(storage: Storage, name: string): Promise<string> {
  if (/^\d{1,9}$/.test(name)) {
    const generation = await readGeneration(storage, Number(name));
    if (generation?.snapshot) return generation.snapshot;
  }
  for await (const { snapshot } of readHistory(storage)) if (snapshot?.startsWith(name)) return snapshot;
  throw new DeliveryError(`The history has no generation or snapshot ${name}. See: npm run release -- history`);
}
