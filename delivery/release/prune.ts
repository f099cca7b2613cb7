import { type Generation, type KeptSnapshot, keptSnapshots, readWholeHistory } from '../store/history.ts';
import { layout, ownerPlace, pruneOf } from '../store/layout.ts';
import { Names } from '../store/names.ts';
import { storedOutline } from '../store/releases.ts';
import { type Releases, readSnapshot, snapshotFiles } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { fileKey } from '../store/stored-files.ts';
import { atNewest, type ChangeAuthor, change, unchangedState } from './change.ts';
import { isReadable, standingPreviews } from './standing-previews.ts';

interface PruneOptions {
  /** How many of the newest snapshots to keep. */
  keep: number;
  /** Snapshots that were live within this many days are kept as well. */
  days: number;
  author: ChangeAuthor;
}

type Kept = Pick<KeptSnapshot, 'id'>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes releases, parts, snapshots and files that no kept snapshot and no standing preview uses, and the
 * records of previews that have ended. The history itself stays. It first records what is kept; from then on nothing
 * else is used, so the rest can be removed at any time, even by several processes, and the next prune removes what an
 * interrupted one left. No locks are needed (docs/decisions/018).
 * @returns the keys that were removed
 * @throws DeliveryError when a kept snapshot cannot be read; nothing is then removed
 */
export async function prune(storage: Storage, { keep, days, author }: PruneOptions): Promise<string[]> {
  let kept = new Set<string>();
  const describe = async (live: Generation | null, names: Names) => {
    const { snapshots, places } = await keptAt(storage, live, names, { keep, days });
    kept = places;
    const isSpare = (key: string) => !kept.has(ownerPlace(key));
    if (!(await storedKeys(storage)).some(isSpare)) return null;
    return { ...unchangedState(live), action: 'prune' as const, kept: [...new Set(snapshots.map(({ id }) => id))] };
  };
  const { live, changed } = await change(storage, author, describe, { evenIfFrozen: true });
  const files = (live && changed ? await storedKeys(storage) : []).filter((key) => {
    const place = ownerPlace(key);
    // Files written since then have names that contain this prune's number.
    return !kept.has(place) && pruneOf(place) < (live?.generation ?? 0);
  });
  const removed = [...(await endedPreviews(storage, live)), ...files];
  for (const key of removed) await storage.remove(key);
  return removed;
}

/**
 * Tells what `prune` would remove now, and writes nothing.
 * @returns the keys
 * @throws DeliveryError when a kept snapshot cannot be read
 */
export async function prunable(storage: Storage, options: Omit<PruneOptions, 'author'>): Promise<string[]> {
  return atNewest(storage, async (live, names) => {
    const { places } = await keptAt(storage, live, names, options);
    const files = (await storedKeys(storage)).filter((key) => !places.has(ownerPlace(key)));
    return [...(await endedPreviews(storage, live)), ...files];
  });
}

/** The snapshots that a prune keeps, and the places of everything that they use. */
async function keptAt(
  storage: Storage,
  live: Generation | null,
  names: Names,
  { keep, days }: Omit<PruneOptions, 'author'>,
): Promise<{ snapshots: Kept[]; places: Set<string> }> {
  const chosen = await chosenSnapshots(storage, live, keep, days);
  const snapshots = [...chosen, ...(await previewSnapshots(storage, live, names))];
  return { snapshots, places: await placesOf(storage, live, snapshots) };
}

/** The snapshots of the previews that stand. One that cannot be read is given up: it must not stop a prune. */
async function previewSnapshots(storage: Storage, live: Generation | null, names: Names): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const preview of await standingPreviews(storage, live, names)) {
    if (!(await isReadable(storage, preview))) continue;
    found.push({ id: preview.snapshot });
  }
  return found;
}

/** The records of previews that stand no longer, and those that cannot be read. */
async function endedPreviews(storage: Storage, live: Generation | null): Promise<string[]> {
  const records = await storage.list(layout.previews);
  if (records.length === 0) return [];
  const standing = await standingPreviews(storage, live, await Names.at(storage, live));
  const standingKeys = new Set(standing.map(({ id }) => layout.preview(id)));
  return records.filter((key) => !standingKeys.has(key));
}

/** The newest snapshots, and those that were live in the last days, in the order of their generations. */
async function chosenSnapshots(
  storage: Storage,
  live: Generation | null,
  keep: number,
  days: number,
): Promise<KeptSnapshot[]> {
  const history = await readWholeHistory(storage, live);
  const since = Date.now() - days * dayMs;
  return keptSnapshots(history).filter(
    ({ until }, index) => index < Math.max(keep, 1) || until === null || Date.parse(until) > since,
  );
}

/** The places of everything that is live or that a kept snapshot uses. */
async function placesOf(storage: Storage, live: Generation | null, snapshots: readonly Kept[]): Promise<Set<string>> {
  const places = new Set<string>();
  const add = (keys: readonly string[]) => {
    for (const key of keys) places.add(ownerPlace(key));
  };
  const addReleases = async (releases: Releases) => {
    for (const [app, release] of Object.entries(releases)) {
      const key = layout.release(app, release);
      if (places.has(ownerPlace(key))) continue;
      const { files } = await storedOutline(storage, app, release);
      add([key, ...Object.values(files).map((file) => fileKey(file, release))]);
    }
  };
  // A site that is not complete yet has releases but no snapshot.
  await addReleases({ ...live?.releases });
  await addReleases({ ...live?.fallbacks });
  for (const { id } of snapshots) {
    const read = await readSnapshot(storage, id);
    const keys = [...snapshotFiles(read).values()].map(({ key }) => key);
    add([layout.snapshot(id), ...read.snapshot.parts.map(layout.part), ...keys]);
    await addReleases(read.snapshot.releases);
    await addReleases(read.snapshot.fallbacks);
  }
  return places;
}

/** Everything that may be removed, records before the files that they list. */
async function storedKeys(storage: Storage): Promise<string[]> {
  const folders = [layout.snapshots, layout.parts, layout.releases, layout.files];
  return (await Promise.all(folders.map((folder) => storage.list(folder)))).flat();
}
