import type { AppName } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import { type Author, type Generation, readHistory } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import type { AssembleOptions, Place } from './assemble.ts';
import { budgets } from './budgets.ts';
import { type Change, change } from './change.ts';
import { changedApps } from './changed-apps.ts';
import { composeSite } from './compose-site.ts';
import { type Draft, inDraft } from './draft.ts';
import { findRollbackTarget, type RollbackTarget } from './rollback-target.ts';
import { findWayBack } from './way-back.ts';

interface RollbackOptions {
  author: Omit<Author, 'when'>;
  /** Whether to roll back even if releases are frozen; they stay frozen. */
  whileLocked?: boolean;
}

/**
 * Makes earlier releases of some applications live again, together; the others stay. What was composed then is reused.
 * @param to the release, or its beginning; by default, the newest earlier ones that were not rolled back
 * @returns the live generation, and whether this made it
 * @throws DeliveryError when the history has no such release; RefusedError when they do not suit the others, naming
 * what to roll back instead; FrozenError while releases are frozen
 */
export async function rollbackApps(
  storage: Storage,
  apps: readonly AppName[],
  { to, author, whileLocked = false, ...assembling }: RollbackOptions & AssembleOptions & { to?: string | undefined },
): Promise<{ live: Generation | null; changed: boolean }> {
  let begun: Generation | null = null;
  const describe = async (live: Generation | null, names: Names): Promise<Change | null> => {
    begun ??= live;
    if (to === undefined) refuseIfChanged(apps, begun, live);
    const target = await findRollbackTarget(storage, apps, to);
    if (apps.every((app) => live?.releases[app] === target.generation.releases[app])) return null;
    const attempt = (draft: Draft, more: readonly AppName[], other: RollbackTarget) =>
      stateAfter(draft, live, more, other, { ...assembling, names });
    try {
      return await inDraft(storage, async (draft) => {
        const next = await attempt(draft, apps, target);
        await draft.keep();
        return next;
      });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const instead = await findWayBack(storage, live, { apps, to, whileLocked, target, names }, attempt);
      throw new RefusedError([...(instead ? [instead] : []), ...error.reasons]);
    }
  };
  return change(storage, author, describe, { evenIfFrozen: whileLocked });
}

/**
 * Makes an earlier snapshot live again, as it was.
 * @param id its id, or the beginning of it
 * @returns the live generation, and whether this made it
 * @throws DeliveryError when the history has no such snapshot, or the store cannot read it any more; FrozenError while
 * releases are frozen
 */
export async function rollbackSnapshot(
  storage: Storage,
  id: string,
  { author, whileLocked = false }: RollbackOptions,
): Promise<{ live: Generation | null; changed: boolean }> {
  const describe = async (live: Generation | null): Promise<Change | null> => {
    const found = await findSnapshotOf(storage, id);
    if (found.snapshot === live?.snapshot) return null;
    const { snapshot, snapshotIntegrity } = found;
    const { releases, previous, integrity } = (await readSnapshot(storage, snapshot, snapshotIntegrity)).snapshot;
    const apps = changedApps(releases, live?.releases);
    const locked = live?.locked ?? null;
    return { action: 'rollback', apps, releases, previous, snapshot, snapshotIntegrity: integrity, locked };
  };
  return change(storage, author, describe, { evenIfFrozen: whileLocked });
}

/**
 * Thrown when another writer was faster: the release to roll back is no longer live, and rolling back the new one would
 * go a step too far.
 */
function refuseIfChanged(apps: readonly AppName[], begun: Generation | null, live: Generation | null): void {
  const changed = apps.filter((app) => begun?.releases[app] !== live?.releases[app]);
  if (changed.length === 0) return;
  throw new DeliveryError(
    `${changed.join(', ')}: another release became live meanwhile (${live?.action} by ${visible(live?.who ?? '')}). Nothing was changed. See: npm run release -- history`,
  );
}

/** The state after some applications return to the releases of an earlier generation. */
async function stateAfter(
  draft: Draft,
  live: Generation | null,
  apps: readonly AppName[],
  { generation, left }: RollbackTarget,
  assembling: AssembleOptions & Pick<Place, 'names'>,
): Promise<Change> {
  const releases = { ...live?.releases };
  const previous = { ...live?.previous };
  for (const app of apps) {
    const release = generation.releases[app];
    if (release) releases[app] = release;
    if (app === 'shell') continue;
    const fallback = generation.previous[app];
    // A fallback must not be a release that was or is now being rolled back, nor one that was pruned.
    const isFit = (release: string) =>
      !left.has(release) && release !== live?.releases[app] && assembling.names.has(release);
    if (fallback && isFit(fallback)) previous[app] = fallback;
    else delete previous[app];
  }
  const site = { releases, previous };
  const gate = { live, apps, replaced: new Map(), limits: budgets };
  const made = await composeSite(draft, site, { ...assembling, ...gate });
  return { action: 'rollback', apps: [...apps], ...site, ...made, locked: live?.locked ?? null };
}

/** The newest generation whose snapshot's id begins with the given text. */
async function findSnapshotOf(storage: Storage, id: string): Promise<Generation & { snapshot: string }> {
  for await (const { snapshot, ...others } of readHistory(storage)) {
    if (snapshot?.startsWith(id)) return { ...others, snapshot };
  }
  throw new DeliveryError(`The history has no snapshot ${id}. See which it has: npm run release -- history`);
}
