import type { AppName } from '@mint-row/kit/contract';
import type { Build } from '@mint-row/kit/contract/manifest';
import { manifestFile } from '../artifact/manifest-file.ts';
import { type Generation, readHistory } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { leftByRollback } from './rollback-target.ts';

type Known = Omit<PastRelease, 'left'>;

/** A past or live release of an application. */
export interface PastRelease {
  release: string;
  /** When it last became live, and until when (null while it is live), as ISO dates and times. */
  since: string;
  until: string | null;
  /** Who made it live that time, and why. */
  who: string;
  why: string;
  /** What it was built from, if its publication recorded that. */
  build: Build | null;
  /** Whether a rollback has ever taken it back. */
  left: boolean;
}

/** A past or live release, and whether it can be made live again. */
export interface ListedRelease extends PastRelease {
  /** Whether it is in the store. */
  stored: boolean;
}

/**
 * Every release of an application that the store's history names, the newest first.
 * @throws DeliveryError when the history cannot be read
 */
export async function listReleases(storage: Storage, app: AppName): Promise<ListedRelease[]> {
  return Promise.all(
    pastReleases(await wholeHistory(storage), app).map(async (past) => {
      const manifest = await storage.read(`${layout.release(app, past.release)}/${manifestFile}`);
      return { ...past, stored: manifest !== null };
    }),
  );
}

/**
 * Reads all generations, the newest first: one file each, so once for a command.
 * @throws DeliveryError when the history cannot be read
 */
export async function wholeHistory(storage: Storage): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.push(generation);
  return history;
}

/**
 * Every release of an application in a history, the newest first.
 * @param history all generations, the newest first
 */
export function pastReleases(history: readonly Generation[], app: AppName): PastRelease[] {
  const left = leftByRollback(history);
  const found = new Map<string, Known>();
  let live: Known | undefined;
  for (const { releases, builds, when, who, why } of history.toReversed()) {
    const release = releases[app];
    if (release === undefined) continue;
    if (release !== live?.release) {
      if (live) live.until = when;
      live = { build: null, ...found.get(release), release, since: when, until: null, who, why };
    }
    live.build = builds?.[app] ?? live.build;
    // Deleted first, so that a release that becomes live again moves to the end.
    found.delete(live.release);
    found.set(live.release, live);
  }
  return [...found.values()].reverse().map((past) => ({ ...past, left: left.has(past.release) }));
}
