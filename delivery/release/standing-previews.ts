import { isDeepStrictEqual } from 'node:util';
import { type Generation, readGeneration, readHistory } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { hasExpired, listPreviews, type Preview } from '../store/previews.ts';
import { storedOutline } from '../store/releases.ts';
import { readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/**
 * The previews that can still be seen and published: they have not expired, no prune has given up their names, and
 * their snapshots have not become live. What does not stand now never stands again.
 * @param live the newest generation, and the names that are valid there
 * @returns the newest first
 * @throws DeliveryError when the history cannot be read back to the oldest of them
 */
export async function standingPreviews(storage: Storage, live: Generation | null, names: Names): Promise<Preview[]> {
  const all = (await listPreviews(storage)).filter((one) => !hasExpired(one) && names.has(one.snapshot));
  const oldest = Math.min(...all.map(baseOf));
  const lastLive = new Map<string, number>();
  for await (const { generation, snapshot } of all.length > 0 ? readHistory(storage, live) : []) {
    if (generation <= oldest) break;
    if (snapshot && !lastLive.has(snapshot)) lastLive.set(snapshot, generation);
  }
  return all.filter((one) => (lastLive.get(one.snapshot) ?? 0) <= baseOf(one));
}

/** A preview in a list. */
export interface ListedPreview extends Preview {
  /** Whether something else is live than when it was made: it cannot be published any more. */
  outdated: boolean;
  /** Whether its snapshot cannot be read. */
  damaged: boolean;
}

/**
 * The previews that stand, and whether each can be published.
 * @param live the newest generation, and the names that are valid there
 * @throws DeliveryError when the history cannot be read
 */
export async function describePreviews(
  storage: Storage,
  live: Generation | null,
  names: Names,
): Promise<ListedPreview[]> {
  return Promise.all(
    (await standingPreviews(storage, live, names)).map(async (preview) => ({
      ...preview,
      outdated: !(await hasSameBase(storage, live, preview)),
      damaged: !(await isReadable(storage, preview)),
    })),
  );
}

/** Whether a preview's snapshot, its parts and the manifests of its releases can be read. */
export async function isReadable(storage: Storage, { snapshot }: Pick<Preview, 'snapshot'>): Promise<boolean> {
  try {
    const { releases, fallbacks } = (await readSnapshot(storage, snapshot)).snapshot;
    for (const [app, release] of [...Object.entries(releases), ...Object.entries(fallbacks)]) {
      await storedOutline(storage, app, release);
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether visitors still have what was live when a preview was made: a freeze or a prune since then changes nothing. */
export async function hasSameBase(storage: Storage, live: Generation | null, { base }: Preview): Promise<boolean> {
  const before = base && (await readGeneration(storage, base.generation));
  return isDeepStrictEqual(before && visitedOf(before), live && visitedOf(live));
}

function visitedOf({ releases, fallbacks, snapshot }: Generation) {
  return { releases, fallbacks, snapshot };
}

function baseOf({ base }: Preview): number {
  return base?.generation ?? 0;
}
