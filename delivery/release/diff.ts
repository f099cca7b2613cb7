import { type AppName, releaseBase } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { eachOf } from '../store/each-of.ts';
import { readGeneration, readHistory } from '../store/history.ts';
import { storedOutline } from '../store/releases.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { changedApps } from './changed-apps.ts';
import { compareDocuments, type Difference as Kind, type Version } from './compare-documents.ts';

/** The differences between two snapshots. */
export interface Difference {
  apps: { app: AppName; from: string | null; to: string | null }[];
  /** Composed files, with their sizes in bytes (null where there is no file), and how they differ. */
  files: { path: string; from: number | null; to: number | null; change: Kind }[];
}

/**
 * Compares two snapshots.
 * @param from the number of a generation, or a snapshot's id or the beginning of one
 * @throws DeliveryError when there is no such snapshot, or a file of one cannot be read
 */
export async function diff(storage: Storage, from: string, to: string): Promise<Difference> {
  const before = await readSnapshot(storage, await findSnapshotId(storage, from));
  const after = await readSnapshot(storage, await findSnapshotId(storage, to));
  const [{ releases: one }, { releases: other }] = [before.snapshot, after.snapshot];
  const apps = changedApps(one, other).map((app) => ({ app, from: one[app] ?? null, to: other[app] ?? null }));
  const [oldIntegrity, newIntegrity] = [
    await integrities(storage, before.snapshot),
    await integrities(storage, after.snapshot),
  ];
  const old = filesOf(before);
  const now = filesOf(after);
  const paths = [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((path) => old.get(path)?.integrity !== now.get(path)?.integrity);
  const changes = new Map<string, Kind>();
  await eachOf(paths, async (path) => {
    const version = async (key: string | undefined, integrityOf: Version['integrityOf']): Promise<Version | null> => {
      const body = key === undefined ? null : await storage.read(key);
      return body && { path, body: body.toString(), integrityOf };
    };
    const one = await version(old.get(path)?.key, oldIntegrity);
    const other = await version(now.get(path)?.key, newIntegrity);
    changes.set(path, one && other ? compareDocuments(one, other) : 'content');
  });
  const files = paths.map((path) => ({
    path,
    from: old.get(path)?.bytes ?? null,
    to: now.get(path)?.bytes ?? null,
    change: changes.get(path) ?? 'content',
  }));
  return { apps, files };
}

/** The integrity of every file in the `client/` of a snapshot's releases. */
async function integrities(storage: Storage, { releases }: Snapshot): Promise<Version['integrityOf']> {
  const found = new Map<string, string>();
  for (const [app, release] of Object.entries(releases)) {
    const { files } = await storedOutline(storage, app, release);
    for (const [file, { integrity }] of Object.entries(files)) {
      if (file.startsWith('client/')) found.set(releaseBase(app, release) + file.slice('client/'.length), integrity);
    }
  }
  return (base, file) => found.get(base + file) ?? '';
}

async function findSnapshotId(storage: Storage, name: string): Promise<string> {
  if (/^\d{1,9}$/.test(name)) {
    const generation = await readGeneration(storage, Number(name));
    if (generation?.snapshot) return generation.snapshot;
    if (generation) throw new DeliveryError(`Generation ${name} has no snapshot: there was no site yet.`);
  }
  for await (const { snapshot } of readHistory(storage)) if (snapshot?.startsWith(name)) return snapshot;
  throw new DeliveryError(`The history has no generation or snapshot ${name}. See: npm run release -- history`);
}
