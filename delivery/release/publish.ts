import type { AppName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import { eachOf } from '../common/each-of.ts';
import { FrozenError } from '../common/errors.ts';
import type { Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { addRelease } from '../store/releases.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, composeSite } from './assemble.ts';
import { type Budgets, budgets } from './budgets.ts';
import { atNewest, type ChangeAuthor, type ChangeResult, change, type NewState, unchangedState } from './change.ts';
import type { Proposal } from './changes/changes.ts';
import { type Draft, inDraft } from './draft.ts';
import { fallbacksAfter, fallbacksShownBy } from './fallbacks.ts';
import { type GuardPlan, withGuard } from './guard-plan.ts';
import { liveAddresses } from './removals.ts';
import { type MissingRemote, missingOf } from './site-artifacts.ts';
import { liveKeys, newestWith, partsOf } from './stored-before.ts';

export interface PublishOptions extends AssembleOptions {
  /** The author and the reason, for the history. */
  author: ChangeAuthor;
  /** How the releases are guarded, if they are. */
  guard?: GuardPlan | undefined;
  /** Whether addresses of pages of the live site may lead nowhere afterwards. */
  allowRemoval?: boolean;
  /** Other limits than the project's budgets, only if the site is not for visitors. */
  limits?: Budgets;
  /**
   * Called once the site is composed and has passed all checks, before anything is stored, to tell what changes; again
   * if another writer was faster. What it throws stops the release.
   */
  onProposal?: ((proposal: Proposal) => Promise<void>) | undefined;
}

/**
 * Releases one or more applications: composes and checks the site in a draft, then stores it and makes it live. Several
 * applications become live together. Reads only their artifacts and the store. A refused release stores nothing.
 * @returns the live generation, and whether this made it: publishing what is live changes nothing. Its snapshot is null
 * while there is no site: a site needs the shell and at least one remote. How many stored files were missing or damaged,
 * and are repaired
 * @throws RefusedError with every reason when the site would be broken; FrozenError while releases are frozen;
 * DeliveryError when the store cannot be read or written
 */
export async function publish(
  storage: Storage,
  artifacts: readonly Artifact[],
  { author, ...options }: PublishOptions,
): Promise<ChangeResult & { repaired: number }> {
  let repaired = 0;
  const composed: string[] = [];
  const outcome = await change(storage, author, async (live, names) =>
    inDraft(storage, async (draft) => {
      const { next, missing } = await stateAfterPublish(draft, live, names, artifacts, { ...options, composed });
      // Even if nothing changes, this repairs damaged files in the store.
      repaired += await draft.keep((key) => next === null || missing.has(key));
      if (next?.snapshot) composed.unshift(next.snapshot);
      return next;
    }),
  );
  return { ...outcome, repaired };
}

/** The result of a check: the effect that publishing would have. */
interface Verdict {
  changed: boolean;
  /** Whether there would be a site: it needs the shell and at least one remote. */
  isSite: boolean;
  /** The remotes that the site would lack. */
  missing: MissingRemote[];
}

/**
 * Tells what publishing would do now, without writing anything to the store.
 * @throws RefusedError with every reason; FrozenError when only a freeze would stop it; DeliveryError when the store
 * cannot be read
 */
export async function check(
  storage: Storage,
  artifacts: readonly Artifact[],
  options: Omit<PublishOptions, 'author'>,
): Promise<Verdict> {
  return atNewest(storage, (live, names) =>
    inDraft(storage, async (draft) => {
      const { next } = await stateAfterPublish(draft, live, names, artifacts, options);
      if (live?.frozen) throw new FrozenError(storage.address, live.frozen);
      const { snapshot, releases } = next ?? unchangedState(live);
      return { changed: next !== null, isSite: snapshot !== null, missing: await missingOf(draft, releases) };
    }),
  );
}

/**
 * The state after publishing, for a publication, a check or a preview. What it makes is left in the draft.
 * @param live the state before, and the names that are valid there
 * @param options.composed snapshots that this command has stored, if another writer was faster
 * @returns the state; null when it would be the same as before. The keys that the store should have had and lacked
 * @throws RefusedError with every reason when the site would be broken
 */
export async function stateAfterPublish(
  draft: Draft,
  live: Generation | null,
  names: Names,
  candidates: readonly Artifact[],
  {
    allowRemoval = false,
    limits = budgets,
    onProposal,
    guard,
    composed = [],
    ...assembling
  }: Omit<PublishOptions, 'author'> & { composed?: readonly string[] },
): Promise<{ next: NewState | null; missing: ReadonlySet<string> }> {
  const artifacts = candidates.map((artifact) => ({ ...artifact, release: names.for(artifact.release) }));
  const apps = artifacts.map(({ app }) => app);
  const releases = { ...live?.releases, ...Object.fromEntries(artifacts.map(({ app, release }) => [app, release])) };
  const isLive = artifacts.every(({ app, release }) => live?.releases[app] === release);
  const nextFallbacks = isLive ? (live?.fallbacks ?? {}) : fallbacksAfter(live, artifacts);
  // Releasing what is live repairs it: then nothing is certainly there.
  const isRepair = artifacts.some(({ app, release }) => live?.releases[app] === release);
  for (const key of live && !isRepair ? await liveKeys(draft, live) : []) draft.there.add(key);
  const missing = new Set<string>();
  const known: Record<AppName, string> = {};
  // Together, since a single large file keeps one core busy at the end of each.
  await eachOf(artifacts, async (artifact) => {
    const added = await addRelease(draft, artifact, draft.there);
    for (const key of added.missing) missing.add(key);
    if (added.isStored && live?.releases[artifact.app] !== artifact.release) known[artifact.app] = artifact.release;
  });
  const replaced = await liveAddresses(draft, live, apps);
  const isNewShell = live?.snapshot && live.releases.shell !== releases.shell;
  const { place } = unchangedState(live);
  const fallbacks = isNewShell
    ? await fallbacksShownBy(draft, { releases, fallbacks: nextFallbacks, place }, { ...assembling, own: artifacts })
    : nextFallbacks;
  const site = { releases, fallbacks, place };
  const repair = isLive ? apps : [];
  // A release that the store had may have been live before.
  const before = Object.keys(known).length > 0 ? await newestWith(draft, live, known) : null;
  const reusable = await partsOf(draft, [live?.snapshot, ...composed, before], names);
  const context = { live, names, reusable, repair, apps, replaced, allowRemoval, limits, own: artifacts };
  const made = await composeSite(draft, site, { ...assembling, ...context });
  const { snapshot = null } = live ?? {};
  await onProposal?.({ storage: draft, before: snapshot, after: made.snapshot });
  if (isLive && snapshot === made.snapshot) return { next: null, missing };
  const signed = recordsOf(artifacts, ({ signed }) => signed);
  const next: NewState = {
    action: 'publish',
    apps,
    ...site,
    builds: recordsOf(artifacts, ({ build }) => build),
    ...(Object.keys(signed).length > 0 && { signed }),
    ...made,
    frozen: null,
  };
  return { next: guard ? withGuard(draft, live, next, guard) : next, missing };
}

/** What artifacts bring for the history, by application. */
function recordsOf<Value>(
  artifacts: readonly Artifact[],
  recordOf: (artifact: Artifact) => Value | undefined,
): Record<AppName, Value> {
  return Object.fromEntries(
    artifacts.flatMap((artifact): [AppName, Value][] => {
      const value = recordOf(artifact);
      return value === undefined ? [] : [[artifact.app, value]];
    }),
  );
}
