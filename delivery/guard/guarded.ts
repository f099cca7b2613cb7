import type { AppName } from '@mint-row/kit/contract';
import type { Guard } from '../store/guards.ts';
import { type Generation, readHistory } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import { guardLimits } from './limits.ts';

type GuardedApp = Guard['apps'][AppName];

/** A live release that is guarded. */
export interface Guarded extends Pick<Guard, 'until' | 'withoutReports'>, GuardedApp {
  app: AppName;
  release: string;
  /** The generation that made it live, and when. */
  generation: number;
  when: string;
  /** All guarded applications that became live with it, and still are. */
  together: readonly AppName[];
}

/** How far back a generation may be whose guard has not ended, whatever the clocks of publishers say. */
const farthestMs = 2 * guardLimits.longestMs;

/**
 * The guarded releases that are live, the newest first, remotes before the shell. A guard that ended lately counts, since
 * nobody may have judged.
 * @param live the newest generation
 * @param now in milliseconds
 * @throws DeliveryError when the history cannot be read
 */
export async function guardedReleases(storage: Storage, live: Generation, now = Date.now()): Promise<Guarded[]> {
  const found: Guarded[] = [];
  /** The applications whose release has been the same since some generation. */
  let same = Object.keys(live.releases);
  let newer: Generation | null = null;
  for await (const one of readHistory(storage, live)) {
    const began = same.filter((app) => one.releases[app] !== live.releases[app]);
    if (newer) found.push(...guardedBy(newer, began));
    same = same.filter((app) => !began.includes(app));
    newer = one;
    if (same.length === 0 || Date.parse(one.when) < now - farthestMs) break;
  }
  return found.filter(({ until }) => Date.parse(until) > now - guardLimits.lateMs);
}

/** @param began the applications whose live release the generation has made live */
function guardedBy({ generation, when, releases, guard }: Generation, began: readonly AppName[]): Guarded[] {
  if (!guard) return [];
  const { until, withoutReports, apps } = guard;
  const guarded = Object.entries(apps).filter(([app]) => began.includes(app));
  const together = guarded
    .map(([app]) => app)
    .sort((one, other) => Number(one === 'shell') - Number(other === 'shell'));
  return together.flatMap((app) => {
    const [own, release] = [apps[app], releases[app]];
    return own && release ? [{ app, release, generation, when, until, withoutReports, together, ...own }] : [];
  });
}
