import type { AppName } from '@mint-row/shared/contract';
import type { Build } from '@mint-row/shared/contract/manifest';
import { manifestFile } from '../artifact/artifact.ts';
import { type Generation, readHistory } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { leftByRollback } from './rollback-target.ts';

type Known = Omit<PastRelease, 'left' | 'stored'>;

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
  /** Whether it is in the store and can be made live again. */
  stored: boolean;
}

/**
 * Every release of an application in the history, the newest first.
 * @throws DeliveryError when the history cannot be read
 */
export async function pastReleases(storage: Storage, app: AppName): Promise<PastRelease[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.push(generation);
  const left = leftByRollback(history);
  const found = new Map<string, Known>();
  let live: Known | undefined;
  for (const { releases, builds, when, who, why } of history.reverse()) {
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
  return Promise.all(
    [...found.values()].reverse().map(async (past) => {
      const manifest = await storage.read(`${layout.release(app, past.release)}/${manifestFile}`);
      return { ...past, left: left.has(past.release), stored: manifest !== null };
    }),
  );
}
