import type { AppName } from '@mint-row/kit/contract';
import type { Generation } from '../store/history.ts';
import { readHistory } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Names } from '../store/names.ts';
import { storedOutline } from '../store/releases.ts';
import { findPart, findSnapshot, recordedFile, type StoredPart, type StoredSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { keysOf, releaseFiles } from '../store/stored-files.ts';

/**
 * The parts of snapshots, for the documents that need not be composed again. What cannot be read is left out.
 * @param snapshots their names, in the order in which their parts are preferred
 */
export async function partsOf(
  storage: Storage,
  snapshots: readonly (string | null | undefined)[],
  names: Names,
): Promise<StoredPart[]> {
  const found = new Map<string, StoredPart>();
  for (const id of new Set(snapshots)) {
    const snapshot = id && names.has(id) ? await findSnapshot(storage, id) : null;
    for (const part of snapshot ? await readableParts(storage, snapshot) : []) found.set(part.name, part);
  }
  return [...found.values()];
}

async function readableParts(storage: Storage, { parts }: StoredSnapshot): Promise<StoredPart[]> {
  const read = await Promise.all(parts.map((name) => findPart(storage, name)));
  return read.filter((part) => part !== null);
}

/**
 * The keys of a site that is live or was kept: they were stored before it became live, and a publication becomes the
 * next generation only if no prune did, so they need not be written again. What cannot be read is left out.
 */
export async function liveKeys(storage: Storage, live: Pick<Generation, 'releases' | 'snapshot'>): Promise<string[]> {
  const keys: string[] = [];
  for (const [app, release] of Object.entries(live.releases)) {
    const outline = await storedOutline(storage, app, release).catch(() => null);
    for (const file of releaseFiles(outline?.files ?? {})) keys.push(...keysOf(file, release));
  }
  const snapshot = live.snapshot ? await findSnapshot(storage, live.snapshot) : null;
  if (!snapshot) return keys;
  keys.push(layout.snapshot(snapshot.id));
  const owners = [...(await readableParts(storage, snapshot)), { ...snapshot, name: snapshot.id }];
  for (const { name, files } of owners) {
    for (const file of Object.values(files)) keys.push(...keysOf(recordedFile(file), name));
  }
  return keys;
}

/** The newest snapshot in the history that has all of these releases; null when there is none, or it cannot be read. */
export async function newestWith(
  storage: Storage,
  live: Generation | null,
  releases: Readonly<Record<AppName, string>>,
): Promise<string | null> {
  try {
    for await (const { snapshot, releases: then } of readHistory(storage, live)) {
      if (snapshot && Object.entries(releases).every(([app, release]) => then[app] === release)) return snapshot;
    }
  } catch {
    // What is damaged far back must not stop a release.
  }
  return null;
}
