import type { AppName, RemoteName } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import { type Author, type Generation, readHistory } from '../store/history.ts';
import type { Releases } from '../store/snapshot.ts';
import { readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, assemble } from './assemble.ts';
import { budgets } from './budgets.ts';
import { type Change, change } from './change.ts';
import { checkSite } from './gate.ts';
import { siteArtifacts } from './site-artifacts.ts';

interface RollbackOptions extends AssembleOptions {
  author: Omit<Author, 'when'>;
}

/**
 * Makes an earlier release of one application live again; the others stay. What was composed then is taken as it is.
 * @param to the release, or its beginning; without it, the one that was live before
 * @throws DeliveryError when the history has no such release; RefusedError when it no longer suits the others
 */
export async function rollbackApp(
  storage: Storage,
  app: AppName,
  { to, author, ...assembling }: RollbackOptions & { to?: string | undefined },
): Promise<{ live: Generation | null; changed: boolean }> {
  return change(storage, author, async (live) => {
    const target = await findRelease(storage, app, to, live);
    const release = target.releases[app] ?? '';
    if (live?.releases[app] === release) return null;
    const releases: Releases = { ...live?.releases, [app]: release };
    const previous = { ...live?.previous, ...fallbackThen(app, target) };
    const site = await siteArtifacts(storage, releases, previous);
    const state: Change = { action: 'rollback', apps: [app], releases, previous, snapshot: null, locked: null };
    if (!site) return state;
    const reasons = await checkSite(site, [app], { live: [], allowRemoval: true, limits: budgets });
    if (reasons.length > 0) throw new RefusedError(reasons);
    return { ...state, snapshot: (await assemble(storage, site, assembling)).id };
  });
}

/**
 * Makes an earlier snapshot live again, as it was.
 * @param id its id, or the beginning of it
 * @throws DeliveryError when the history has no such snapshot, or the store cannot read it any more
 */
export async function rollbackSnapshot(
  storage: Storage,
  id: string,
  { author }: { author: Omit<Author, 'when'> },
): Promise<{ live: Generation | null; changed: boolean }> {
  return change(storage, author, async (live) => {
    const target = await findGeneration(storage, ({ snapshot }) => snapshot?.startsWith(id) ?? false);
    if (!target?.snapshot) {
      throw new DeliveryError(`The history has no snapshot ${id}. See which it has: npm run release -- history`);
    }
    if (target.snapshot === live?.snapshot) return null;
    const { snapshot } = await readSnapshot(storage, target.snapshot);
    const { releases, previous } = snapshot;
    const apps = (Object.keys(releases) as AppName[]).filter((app) => releases[app] !== live?.releases[app]);
    return { action: 'rollback', apps, releases, previous, snapshot: snapshot.id, locked: null };
  });
}

async function findRelease(storage: Storage, app: AppName, to: string | undefined, live: Generation | null) {
  const current = live?.releases[app];
  const target = await findGeneration(storage, ({ releases }) => {
    const release = releases[app];
    return release !== undefined && (to === undefined ? release !== current : release.startsWith(to));
  });
  if (target) return target;
  throw new DeliveryError(
    to === undefined
      ? `${app}: there is no release before the live one. See the history: npm run release -- history`
      : `${app}: the history has no release ${to}. See which it has: npm run release -- history`,
  );
}

async function findGeneration(storage: Storage, matches: (generation: Generation) => boolean) {
  for await (const generation of readHistory(storage)) if (matches(generation)) return generation;
  return null;
}

/** What was the fallback of the release then: what is taken back now must not be it. */
function fallbackThen(app: AppName, then: Generation): Generation['previous'] {
  if (app === 'shell') return {};
  const fallback = then.previous[app];
  return { [app satisfies RemoteName]: fallback };
}
