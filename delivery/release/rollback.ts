import type { AppName } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError, RefusedError } from '../common/errors.ts';
import type { Evidence } from '../store/guards.ts';
import { type Generation, readHistory, readWholeHistory } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { findSnapshot, type Releases, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleContext, type AssembleOptions, composeSite } from './assemble.ts';
import { budgets } from './budgets.ts';
import {
  appsIn,
  type ChangeAuthor,
  type ChangeResult,
  change,
  changedApps,
  type NewState,
  unchangedState,
} from './change.ts';
import { type Draft, inDraft } from './draft.ts';
import { rolledBackReleases } from './past-releases.ts';
import { liveKeys, newestWith, partsOf } from './stored-before.ts';

interface RollbackOptions {
  author: ChangeAuthor;
  /** Whether to roll back even if releases are frozen; they stay frozen. */
  whileFrozen?: boolean;
}

interface RollbackAppsOptions extends RollbackOptions, AssembleOptions {
  to?: string | undefined;
  /** For who has judged certain releases: if others are live by then, nothing is changed. */
  judged?: Releases;
  /** Why, as the history keeps it. */
  evidence?: Evidence;
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
  { to, author, whileFrozen = false, judged, evidence, ...assembling }: RollbackAppsOptions,
): Promise<ChangeResult> {
  let begun: Generation | null = null;
  const describe = async (live: Generation | null, names: Names): Promise<NewState | null> => {
    if (judged && apps.some((app) => live?.releases[app] !== judged[app])) return null;
    begun ??= live;
    if (to === undefined) refuseIfChanged(storage, apps, begun, live);
    const target = await findRollbackTarget(storage, apps, to);
    if (apps.every((app) => live?.releases[app] === target.generation.releases[app])) return null;
    const attempt = (draft: Draft, more: readonly AppName[], other: RollbackTarget) =>
      stateAfterRollback(draft, live, more, other, { ...assembling, names });
    try {
      return await inDraft(storage, async (draft) => {
        const next = await attempt(draft, apps, target);
        await draft.keep();
        return { ...next, ...(evidence && { evidence }) };
      });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const instead = await findWayBack(storage, live, { apps, to, whileFrozen, target, names }, attempt);
      throw new RefusedError([...(instead ? [instead] : []), ...error.reasons]);
    }
  };
  return change(storage, author, describe, { evenIfFrozen: whileFrozen });
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
  { author, whileFrozen = false }: RollbackOptions,
): Promise<ChangeResult> {
  const describe = async (live: Generation | null): Promise<NewState | null> => {
    const found = await findSnapshotOf(storage, id);
    if (found.snapshot === live?.snapshot) return null;
    const { snapshot } = found;
    const { releases, fallbacks, place } = (await readSnapshot(storage, snapshot)).snapshot;
    const apps = changedApps(releases, live?.releases);
    const frozen = live?.frozen ?? null;
    return { action: 'rollback', apps, releases, fallbacks, place, snapshot, frozen };
  };
  return change(storage, author, describe, { evenIfFrozen: whileFrozen });
}

/**
 * Thrown when another writer was faster: the release to roll back is no longer live, and rolling back the new one would
 * go a step too far.
 */
function refuseIfChanged(
  storage: Storage,
  apps: readonly AppName[],
  begun: Generation | null,
  live: Generation | null,
): void {
  const changed = apps.filter((app) => begun?.releases[app] !== live?.releases[app]);
  if (changed.length === 0) return;
  throw new DeliveryError(
    `${changed.join(', ')}: another release became live meanwhile (${live?.action} by ${visible(live?.who ?? '')}). Nothing was changed. See: ${releaseCommand(storage.address, 'history')}`,
  );
}

/** The state after some applications return to the releases of an earlier generation. */
async function stateAfterRollback(
  draft: Draft,
  live: Generation | null,
  apps: readonly AppName[],
  { generation, rolledBack }: RollbackTarget,
  assembling: AssembleOptions & Pick<AssembleContext, 'names'>,
): Promise<NewState> {
  const releases = { ...live?.releases };
  const fallbacks = { ...live?.fallbacks };
  for (const app of apps) {
    const release = generation.releases[app];
    if (release) releases[app] = release;
    if (app === 'shell') continue;
    const fallback = generation.fallbacks[app];
    // A fallback must not be a release that was or is now being rolled back, nor one that was pruned.
    const isFit = (release: string) =>
      !rolledBack.has(release) && release !== live?.releases[app] && assembling.names.has(release);
    if (fallback && isFit(fallback)) fallbacks[app] = fallback;
    else delete fallbacks[app];
  }
  const site = { releases, fallbacks, place: unchangedState(live).place };
  const isKept = generation.snapshot !== null && assembling.names.has(generation.snapshot);
  for (const one of [...(live ? [live] : []), ...(isKept ? [generation] : [])]) {
    for (const key of await liveKeys(draft, one)) draft.there.add(key);
  }
  const returned = Object.fromEntries(apps.flatMap((app) => (releases[app] ? [[app, releases[app]]] : [])));
  const before = [generation.snapshot, await newestWith(draft, live, returned)];
  const reusable = await partsOf(draft, [live?.snapshot, ...before], assembling.names);
  const gate = { live, apps, reusable, replaced: new Map(), limits: budgets };
  const made = await composeSite(draft, site, { ...assembling, ...gate });
  return { action: 'rollback', apps: [...apps], ...site, ...made, frozen: live?.frozen ?? null };
}

/** The newest generation whose snapshot's id begins with the given text. */
async function findSnapshotOf(storage: Storage, id: string): Promise<Generation & { snapshot: string }> {
  for await (const { snapshot, ...others } of readHistory(storage)) {
    if (snapshot?.startsWith(id)) return { ...others, snapshot };
  }
  throw new DeliveryError(
    `The history has no snapshot ${id}. See which it has: ${releaseCommand(storage.address, 'history')}`,
  );
}

/** An earlier generation, from which some applications get their releases back. */
interface RollbackTarget {
  generation: Generation;
  /** The releases that were rolled back, and are presumed faulty. */
  rolledBack: ReadonlySet<string>;
}

/**
 * Finds the generation that a rollback returns to. Several applications return to the same one, so that their releases
 * have been live together.
 * @param to the release that one of the applications had then, or its beginning; by default, the newest generation in
 * which each had a different release from now, and none that was rolled back
 * @throws DeliveryError when the history has no such generation
 */
async function findRollbackTarget(
  storage: Storage,
  apps: readonly AppName[],
  to: string | undefined,
): Promise<RollbackTarget> {
  const history = await readWholeHistory(storage);
  const [live, ...earlier] = history;
  const rolledBack = rolledBackReleases(history);
  const releasesOf = ({ releases }: Generation) => apps.flatMap((app) => releases[app] ?? []);
  const isOther = (generation: Generation) =>
    apps.every((app) => generation.releases[app] && generation.releases[app] !== live?.releases[app]);
  const generation =
    to === undefined
      ? earlier.find((each) => isOther(each) && !releasesOf(each).some((release) => rolledBack.has(release)))
      : history.find(
          (each) =>
            releasesOf(each).length === apps.length && releasesOf(each).some((release) => release.startsWith(to)),
        );
  if (generation) return { generation, rolledBack };
  const unknown = apps.filter((app) => !history.some(({ releases }) => releases[app]));
  if (unknown.length > 0)
    throw new DeliveryError(
      `${unknown.join(', ')}: the history has no release of it. See: ${releaseCommand(storage.address, 'status')}`,
    );
  throw new DeliveryError(explainNoTarget(storage, apps, to, earlier.some(isOther)));
}

function explainNoTarget(storage: Storage, apps: readonly AppName[], to: string | undefined, others: boolean): string {
  const names = apps.join(', ');
  const see = `See which there are: ${apps.map((app) => releaseCommand(storage.address, 'releases', app)).join(', ')}`;
  if (to !== undefined) return `${names}: the history has no release ${to}. ${see}`;
  if (!others) return `${names}: there is no release before the live one.`;
  return `${names}: every earlier release has been rolled back. To return to one of them anyway, name it with --to. ${see}`;
}

/** A rollback that was refused. */
interface Refused {
  apps: readonly AppName[];
  to: string | undefined;
  whileFrozen: boolean;
  target: RollbackTarget;
  names: Names;
}

/**
 * Finds what to roll back when some applications cannot be rolled back alone: one more, all that have changed since, or
 * the whole snapshot that was live then.
 * @param attempt tries a rollback in a draft; throws when it would be refused
 * @returns a sentence with the command; null when there is none
 */
async function findWayBack(
  storage: Storage,
  live: Generation | null,
  { apps, to, whileFrozen, target, names }: Refused,
  attempt: (draft: Draft, apps: readonly AppName[], target: RollbackTarget) => Promise<unknown>,
): Promise<string | null> {
  const options = whileFrozen ? ['--while-frozen'] : [];
  const command = (...words: string[]) => releaseCommand(storage.address, 'rollback', ...words, ...options);
  const { releases, snapshot } = target.generation;
  const all = appsIn(releases, live?.releases);
  const others = all.filter((app) => !apps.includes(app));
  const changed = changedApps(releases, live?.releases).filter((app) => !apps.includes(app));
  for (const more of [...others.map((app) => [app]), changed]) {
    const together = all.filter((app) => apps.includes(app) || more.includes(app));
    try {
      const other = await findRollbackTarget(storage, together, to);
      await inDraft(storage, (draft) => attempt(draft, together, other));
    } catch (error) {
      if (error instanceof DeliveryError) continue;
      throw error;
    }
    const words = command(...together, ...(to === undefined ? [] : ['--to', to]));
    return `${apps.join(', ')} can only go back together with ${more.join(', ')}: ${words}`;
  }
  const isFaulty = changed.some((app) => target.rolledBack.has(releases[app] ?? ''));
  if (isFaulty || !snapshot || !names.has(snapshot) || !(await findSnapshot(storage, snapshot))) return null;
  return `${apps.join(', ')} can only go back with the whole snapshot that was live then: ${command('--snapshot', snapshot)}`;
}
