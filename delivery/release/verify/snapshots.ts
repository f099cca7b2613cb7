import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@mint-row/kit/build';
import { registryPath } from '@mint-row/kit/contract';
import { eachOf } from '../../common/each-of.ts';
import { storedFileFaults } from '../../store/copies.ts';
import type { Generation } from '../../store/history.ts';
import { keptSnapshots } from '../../store/history.ts';
import { hashOf, layout, storedName } from '../../store/layout.ts';
import type { Names } from '../../store/names.ts';
import type { SnapshotFile } from '../../store/snapshots.ts';
import { fileExtensions, findSnapshot, readPart, type StoredSnapshot, snapshotHash } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import type { Findings } from './findings.ts';

const extensionPattern = [...new Set(Object.values(fileExtensions))].join('|');
const storedPlace = new RegExp(
  `^(?:(?:snapshots|parts)/${storedName}\\.json|composed/${storedName}\\.(?:${extensionPattern})(?:\\.br|\\.gz)?)$`,
);

/**
 * Checks every snapshot that is live, can be made live again, or may be reused by a release, including its composed
 * files and their copies.
 * @returns the releases that they need, each as "app/release"
 */
export async function verifySnapshots(
  storage: Storage,
  history: readonly Generation[],
  names: Names,
  { faults, count }: Findings,
): Promise<Set<string>> {
  const releases = new Set<string>();
  const parts = new Map<string, string | null>();
  const files = new Map<string, SnapshotFile>();
  const take = (snapshot: StoredSnapshot) => {
    for (const { key, integrity } of snapshot.parts) {
      if (parts.get(key) && parts.get(key) !== integrity) faults.add(`${layout.part(key)} has two hashes.`);
      parts.set(key, integrity);
    }
    for (const file of Object.values(snapshot.files)) files.set(file.key, file);
    for (const [app, release] of Object.entries({ ...snapshot.releases })) releases.add(`${app}/${release}`);
    for (const [app, release] of Object.entries({ ...snapshot.fallbacks })) releases.add(`${app}/${release}`);
  };
  const listed = await namesIn(storage, layout.snapshots, names);
  for (const { id, integrity } of keptSnapshots(history)) {
    listed.delete(id);
    const key = layout.snapshot(id);
    if (!(await storage.read(key))) {
      faults.add(`${key} is missing. Publish its releases again, or restore it from a backup.`);
      continue;
    }
    const snapshot = await soundSnapshot(storage, id);
    if (snapshot?.integrity !== integrity) faults.add(damaged(key));
    else if (!isThatOf(snapshot, history)) faults.add(`${key} has other releases than the history says.`);
    else take(snapshot);
    count();
  }
  for (const id of listed) {
    const snapshot = await soundSnapshot(storage, id);
    if (snapshot) take(snapshot);
    else faults.add(damaged(layout.snapshot(id)));
  }
  for (const key of await namesIn(storage, layout.parts, names)) if (!parts.has(key)) parts.set(key, null);
  await eachOf(parts, async ([key, integrity]) => {
    const part = await readPart(storage, key);
    if (!part || (integrity && part.integrity !== integrity)) faults.add(damaged(layout.part(key)));
    for (const file of Object.values(part?.files ?? {})) files.set(file.key, file);
    count();
  });
  await eachOf(files.values(), async (file) => {
    for (const fault of await storedFileFaults(storage, file.key, file)) faults.add(fault);
    count();
  });
  for (const folder of [layout.snapshots, layout.parts, layout.composed]) {
    for (const key of await storage.list(folder)) {
      if (!storedPlace.test(key)) faults.add(`${key} does not belong there. Remove it.`);
    }
  }
  return releases;
}

/** The valid names in a folder: those that were pruned no longer count, whether or not they have been removed. */
async function namesIn(storage: Storage, folder: string, names: Names): Promise<Set<string>> {
  const keys = (await storage.list(folder)).filter((key) => storedPlace.test(key));
  return new Set(keys.map((key) => key.slice(folder.length, -'.json'.length)).filter((one) => names.has(one)));
}

/** A snapshot, or null unless its name is the hash of its content. */
async function soundSnapshot(storage: Storage, id: string): Promise<StoredSnapshot | null> {
  const snapshot = await findSnapshot(storage, id);
  const registry = snapshot?.files[registryPath];
  if (!registry) return null;
  const bytes = await storage.read(registry.key);
  // A registry that is missing or damaged is a fault of its own.
  if (!bytes || integrityOf(bytes) !== registry.integrity) return snapshot;
  const withoutId = bytes.toString().replace(`"snapshot":"${id}"`, '"snapshot":""');
  const integrities = Object.entries(snapshot.files).map(([path, { integrity }]) => [path, integrity]);
  const files = { ...Object.fromEntries(integrities), [registryPath]: integrityOf(withoutId) };
  return snapshotHash({ ...snapshot, files }) === hashOf(id) ? snapshot : null;
}

/** A fallback of the generation that was built for another contract is not in its snapshot. */
function isThatOf({ id, releases, fallbacks }: StoredSnapshot, history: readonly Generation[]): boolean {
  const generation = history.find(({ snapshot }) => snapshot === id);
  const known = new Map(Object.entries({ ...generation?.fallbacks }));
  return (
    isDeepStrictEqual(generation?.releases, releases) &&
    Object.entries(fallbacks).every(([app, release]) => known.get(app) === release)
  );
}

function damaged(key: string): string {
  return `${key} is missing or damaged. Publish its applications again to replace it.`;
}
