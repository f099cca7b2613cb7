import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError } from '../delivery-error.ts';
import { type Generation, readHistory } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';

/**
 * Which earlier releases a visitor may still have in the cache: so many of each application, live in the last so many
 * days, among so many generations. Each one costs as much as the first.
 */
const most = { releases: 3, days: 30, generations: 30 };

/**
 * The releases that a returning visitor may have, the newest first, as far back as the history can be read.
 * @param live the newest generation
 * @param next the releases that are to be live, which do not count
 */
export async function recentReleases(
  storage: Storage,
  live: Generation | null,
  next: Readonly<Partial<Record<AppName, string>>>,
): Promise<Record<AppName, string[]>> {
  const found: Record<AppName, string[]> = {};
  for (const { releases } of await recentGenerations(storage, live)) {
    for (const [app, release] of Object.entries(releases)) {
      const known = found[app] ?? [];
      if (release === next[app] || known.includes(release) || known.length === most.releases) continue;
      found[app] = [...known, release];
    }
  }
  return found;
}

async function recentGenerations(storage: Storage, live: Generation | null): Promise<Generation[]> {
  const since = Date.now() - most.days * 24 * 60 * 60 * 1000;
  const found: Generation[] = [];
  try {
    for await (const generation of readHistory(storage, live)) {
      found.push(generation);
      // What became live before that day was live for some time after it: it counts, and those before it do not.
      if (found.length === most.generations || Date.parse(generation.when) < since) break;
    }
  } catch (error) {
    // Nothing depends on deltas: what is damaged far back must not stop a release.
    if (!(error instanceof DeliveryError)) throw error;
  }
  return found;
}
