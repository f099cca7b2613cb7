import type { AppName, RemoteName } from '@mint-row/kit/contract';
import type { Build } from '@mint-row/kit/contract/manifest';
import { type Generation, readWholeHistory } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { appsIn } from './change.ts';

type Known = Omit<PastRelease, 'left'>;

/** A past or live release of an application. */
export interface PastRelease {
  release: string;
  /** When it last became live, and until when (null while it is live), as ISO dates and times. */
  since: string;
  until: string | null;
  /** The author of the generation that made it live, and the reason. */
  who: string;
  why: string;
  /** The sources of its build, if its publication recorded them. */
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
    pastReleases(await readWholeHistory(storage), app).map(async (past) => {
      const manifest = await storage.read(layout.release(app, past.release));
      return { ...past, stored: manifest !== null };
    }),
  );
}

/**
 * Every release of an application in a history, the newest first.
 * @param history all generations, the newest first
 */
export function pastReleases(history: readonly Generation[], app: AppName): PastRelease[] {
  const rolledBack = rolledBackReleases(history);
  const found = new Map<string, Known>();
  let live: Known | undefined;
  for (const { releases, builds, when, who, why } of history.toReversed()) {
    const release = releases[app];
    if (release === undefined) {
      // It was retired, or a whole snapshot was brought back that was without it.
      if (live) live.until = when;
      live = undefined;
      continue;
    }
    if (release !== live?.release) {
      if (live) live.until = when;
      live = { build: null, ...found.get(release), release, since: when, until: null, who, why };
    }
    live.build = builds?.[app] ?? live.build;
    // Deleted first, so that a release that becomes live again moves to the end.
    found.delete(live.release);
    found.set(live.release, live);
  }
  return [...found.values()].reverse().map((past) => ({ ...past, left: rolledBack.has(past.release) }));
}

/** A remote that was retired, when, by whom and why. */
export interface RetiredRemote extends Pick<PastRelease, 'who' | 'why'> {
  app: RemoteName;
  since: string;
}

/**
 * The remotes that have been retired and not brought back, in the order of their names.
 * @param history all generations, the newest first
 */
export function retiredRemotes(history: readonly Generation[]): RetiredRemote[] {
  const [newest] = history;
  return appsIn(...history.map(({ releases }) => releases)).flatMap((app) => {
    const ended = newest?.releases[app]
      ? undefined
      : history.find(({ action, apps }) => action === 'retire' && apps.includes(app));
    return ended ? [{ app, since: ended.when, who: ended.who, why: ended.why }] : [];
  });
}

/**
 * The releases that were rolled back.
 * @param history every generation, the newest first
 */
export function rolledBackReleases(history: readonly Generation[]): Set<string> {
  const rolledBack = new Set<string>();
  history.forEach(({ action, releases }, index) => {
    if (action !== 'rollback') return;
    const before = history[index + 1]?.releases ?? {};
    for (const [app, release] of Object.entries(before)) if (release !== releases[app]) rolledBack.add(release);
  });
  return rolledBack;
}
