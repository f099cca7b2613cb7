import type { AppName } from '@mint-row/shared/contract';
import type { Build } from '@mint-row/shared/contract/manifest';
import { manifestFile } from '../artifact/artifact.ts';
import { type Generation, readHistory } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { leftByRollback } from './rollback-target.ts';

type Known = Omit<PastRelease, 'left' | 'stored'>;

/** A release that an application has had. */
export interface PastRelease {
  release: string;
  /** When it became live, the last time; until when, or null while it is the newest. As ISO dates and times. */
  since: string;
  until: string | null;
  /** Who made it live then, and why. */
  who: string;
  why: string;
  /** What it was built from, as far as its publication said. */
  build: Build | null;
  /** Whether a rollback has ever left it. */
  left: boolean;
  /** Whether it is in the store: it can be made live again. */
  stored: boolean;
}

/**
 * Every release of an application that the history knows, the newest first.
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
    // The newest last, however often it has been live.
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
