import { isDeepStrictEqual } from 'node:util';
import { type AppName, appNameSource } from '@mint-row/kit/contract';
import { eachOf } from '../../common/each-of.ts';
import type { Generation } from '../../store/history.ts';
import { keptSnapshots } from '../../store/history.ts';
import { contentOf, layout, pruneOf } from '../../store/layout.ts';
import type { Names } from '../../store/names.ts';
import { storedOutline } from '../../store/releases.ts';
import { findPart, findSnapshot, recordedFile, type StoredSnapshot } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { fileFaults, keysOf, type RecordedFile, releaseFiles } from '../../store/stored-files.ts';
import { isIntact } from '../../store/written-once.ts';
import type { Findings } from './findings.ts';

/** The records that are valid, and the files that they list. */
interface Needed {
  parts: Set<string>;
  /** Each as "app/release". */
  releases: Set<string>;
  /** By key, with the name of a record that lists it. */
  files: Map<string, { file: RecordedFile; owner: string }>;
}

/**
 * Checks everything that is live, can be made live again, or may be reused by a release: that each record is what its
 * name says, and that all that it refers to is there and whole. Then checks that all other files are what their names
 * say, too. What a prune has given up no longer counts, whether or not it has been removed.
 * @param history the generations that can be read, the newest first
 */
export async function verifyRecords(
  storage: Storage,
  history: readonly Generation[],
  names: Names,
  findings: Findings,
): Promise<void> {
  const [live] = history;
  const needed: Needed = { parts: new Set(), releases: new Set(), files: new Map() };
  for (const state of [live?.releases, live?.fallbacks]) needReleases(needed, { ...state });
  await verifySnapshots(storage, history, names, needed, findings);
  await verifyParts(storage, names, needed, findings);
  await verifyReleases(storage, names, needed, findings);
  await verifyFiles(storage, live?.lastPrune ?? 0, needed, findings);
}

function needReleases({ releases }: Needed, named: Readonly<Record<AppName, string>>): void {
  for (const [app, release] of Object.entries(named)) releases.add(`${app}/${release}`);
}

function needFile({ files }: Needed, file: RecordedFile, owner: string): void {
  for (const key of keysOf(file, owner)) {
    // A file may be listed with a name that has copies, and with one that has none.
    if (!files.has(key) || files.get(key)?.file.isServed === false) files.set(key, { file, owner });
  }
}

async function verifySnapshots(
  storage: Storage,
  history: readonly Generation[],
  names: Names,
  needed: Needed,
  { faults, repairable, count }: Findings,
): Promise<void> {
  const take = (snapshot: StoredSnapshot) => {
    for (const name of snapshot.parts) needed.parts.add(name);
    for (const file of Object.values(snapshot.files)) needFile(needed, recordedFile(file), snapshot.id);
    needReleases(needed, snapshot.releases);
    needReleases(needed, snapshot.fallbacks);
  };
  const others = await validNames(storage, layout.snapshots, names, faults);
  for (const { id } of keptSnapshots(history)) {
    others.delete(id);
    const key = layout.snapshot(id);
    const snapshot = await findSnapshot(storage, id);
    if (snapshot && isThatOf(snapshot, history)) take(snapshot);
    else if (snapshot) repairable.add(`${key} has other releases than the history says.`);
    else if (await storage.read(key)) repairable.add(damaged(key));
    else repairable.add(`${key} is missing. Publish its releases again, or restore it from a backup.`);
    count();
  }
  for (const id of others) {
    const snapshot = await findSnapshot(storage, id);
    if (snapshot) take(snapshot);
    else repairable.add(damaged(layout.snapshot(id)));
  }
}

async function verifyParts(
  storage: Storage,
  names: Names,
  needed: Needed,
  { faults, repairable, count }: Findings,
): Promise<void> {
  const all = new Set([...needed.parts, ...(await validNames(storage, layout.parts, names, faults))]);
  await eachOf(all, async (name) => {
    const part = await findPart(storage, name);
    if (!part) repairable.add(damaged(layout.part(name)));
    // Nothing needs the documents of a part that no snapshot has.
    else if (needed.parts.has(name)) {
      for (const file of Object.values(part.files)) needFile(needed, recordedFile(file), name);
    }
    count();
  });
}

const releaseKey = new RegExp(`^${layout.releases}(${appNameSource})/(.+)\\.json$`);

async function verifyReleases(
  storage: Storage,
  names: Names,
  needed: Needed,
  { faults, repairable, count }: Findings,
): Promise<void> {
  for (const key of await listed(storage, layout.releases, faults)) {
    const [, app, release = ''] = releaseKey.exec(key) ?? [];
    if (names.has(release)) needed.releases.add(`${app}/${release}`);
  }
  for (const one of needed.releases) {
    const [app = '', release = ''] = one.split('/');
    const key = layout.release(app, release);
    const bytes = await storage.read(key);
    if (!bytes) repairable.add(`${key} is missing. Publish its artifact again.`);
    else if (!(await isIntact(key, bytes))) repairable.add(`${key} is damaged: it does not match the release’s name.`);
    else {
      const { files } = await storedOutline(storage, app, release);
      for (const file of releaseFiles(files)) needFile(needed, file, release);
    }
    count();
  }
}

async function verifyFiles(
  storage: Storage,
  lastPrune: number,
  { files }: Needed,
  { faults, repairable, count }: Findings,
): Promise<void> {
  const distinct = new Map([...files.values()].map((one) => [keysOf(one.file, one.owner).join(), one]));
  await eachOf(distinct.values(), async ({ file, owner }) => {
    for (const fault of await fileFaults(storage, file, owner)) repairable.add(fault);
    count();
  });
  const others = (await listed(storage, layout.files, faults)).filter((key) => !files.has(key));
  await eachOf(others, async (key) => {
    if (pruneOf(key.replace(/\..*/, '')) < lastPrune) return;
    const bytes = await storage.read(key);
    if (bytes && !(await isIntact(key, bytes))) faults.add(`${key} is damaged, and nothing needs it. Remove it.`);
    count();
  });
}

/** The keys in a folder; those that have no place there are faults. */
async function listed(storage: Storage, folder: string, faults: Set<string>): Promise<string[]> {
  const keys = await storage.list(folder);
  for (const key of keys) if (!contentOf(key)) faults.add(`${key} does not belong there. Remove it.`);
  return keys.filter((key) => contentOf(key));
}

/** The valid names in a folder of records. */
async function validNames(storage: Storage, folder: string, names: Names, faults: Set<string>): Promise<Set<string>> {
  const keys = await listed(storage, folder, faults);
  return new Set(keys.map((key) => key.slice(folder.length, -'.json'.length)).filter((one) => names.has(one)));
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
