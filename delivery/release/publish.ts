import type { RemoteName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import { eachOf } from '../common/each-of.ts';
import { FrozenError } from '../common/errors.ts';
import { copiesOf } from '../store/copies.ts';
import type { Author, Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { addRelease, storedOutline } from '../store/releases.ts';
import { findSnapshot, readPart } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, composeSite } from './assemble.ts';
import { type Budgets, budgets } from './budgets.ts';
import { atNewest, type ChangeResult, change, type NewState, unchangedState } from './change.ts';
import type { Proposal } from './changes/changes.ts';
import { type Draft, inDraft } from './draft.ts';
import { fallbacksAfter, fallbacksShownBy } from './fallbacks.ts';
import { type MissingRemote, missingOf } from './site-artifacts.ts';

export interface PublishOptions extends AssembleOptions {
  /** The author and the reason, for the history. */
  author: Omit<Author, 'when'>;
  /** Whether pages of the live site may be missing from the artifact. */
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
  const outcome = await change(storage, author, async (live, names) =>
    inDraft(storage, async (draft) => {
      const next = await stateAfterPublish(draft, live, names, artifacts, options);
      // Even if nothing changes, this repairs damaged files in the store.
      repaired += await draft.keep({ there: await liveFiles(draft, live, next), isAllKnown: next === null });
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
      const next = await stateAfterPublish(draft, live, names, artifacts, options);
      if (live?.frozen) throw new FrozenError(live.frozen);
      const { snapshot, releases } = next ?? unchangedState(live);
      return { changed: next !== null, isSite: snapshot !== null, missing: await missingOf(draft, releases) };
    }),
  );
}

/**
 * The state after publishing, for a publication, a check or a preview. What it makes is left in the draft.
 * @param live the state before, and the names that are valid there
 * @returns null when it would be the same as before
 * @throws RefusedError with every reason when the site would be broken
 */
export async function stateAfterPublish(
  draft: Draft,
  live: Generation | null,
  names: Names,
  candidates: readonly Artifact[],
  { allowRemoval = false, limits = budgets, onProposal, ...assembling }: Omit<PublishOptions, 'author'>,
): Promise<NewState | null> {
  const artifacts = candidates.map((artifact) => ({ ...artifact, release: names.for(artifact.release) }));
  const apps = artifacts.map(({ app }) => app);
  const releases = { ...live?.releases, ...Object.fromEntries(artifacts.map(({ app, release }) => [app, release])) };
  const isLive = artifacts.every(({ app, release }) => live?.releases[app] === release);
  const nextFallbacks = isLive ? (live?.fallbacks ?? {}) : fallbacksAfter(live, artifacts);
  // Together, since a single large file keeps one core busy at the end of each.
  await eachOf(artifacts, (artifact) => addRelease(draft, artifact));
  const replaced = allowRemoval ? new Map<RemoteName, string[]>() : await replacedBy(draft, live, artifacts);
  const isNewShell = live?.snapshot && live.releases.shell !== releases.shell;
  const fallbacks = isNewShell ? await fallbacksShownBy(draft, releases, nextFallbacks, assembling) : nextFallbacks;
  const site = { releases, fallbacks };
  const repair = isLive ? apps : [];
  const made = await composeSite(draft, site, { ...assembling, live, names, repair, apps, replaced, limits });
  const { snapshot = null, snapshotIntegrity = null } = live ?? {};
  await onProposal?.({ storage: draft, before: snapshot, after: made.snapshot });
  const isSame = snapshot === made.snapshot && snapshotIntegrity === made.snapshotIntegrity;
  if (isLive && isSame) return null;
  return { action: 'publish', apps, ...site, builds: buildsOf(artifacts), ...made, frozen: null };
}

function buildsOf(artifacts: readonly Artifact[]): NonNullable<Generation['builds']> {
  return Object.fromEntries(artifacts.flatMap(({ app, build }) => (build ? [[app, build]] : [])));
}

/** The pages of the live releases of the remotes that are being published. */
async function replacedBy(
  storage: Storage,
  live: Generation | null,
  artifacts: readonly Artifact[],
): Promise<Map<RemoteName, string[]>> {
  const replaced = new Map<RemoteName, string[]>();
  for (const { app } of live?.snapshot ? artifacts : []) {
    const release = live?.releases[app];
    if (app === 'shell' || !release) continue;
    const { pages } = await storedOutline(storage, app, release);
    replaced.set(
      app,
      pages.map(({ path }) => path),
    );
  }
  return replaced;
}

/**
 * The keys of the live snapshot's composed files, with their compressed copies, in what a publication has composed again.
 * It need not write them: they were stored before they became live, and it becomes the next generation only if no prune
 * did. Releasing what is live repairs it, so then there are none.
 * @param storage where both snapshots can be read; what cannot be read of the live one is written
 */
async function liveFiles(storage: Storage, live: Generation | null, next: NewState | null): Promise<Set<string>> {
  const isRepair = !live || !next || next.apps.some((app) => next.releases[app] === live.releases[app]);
  if (isRepair || !live.snapshot || !next.snapshot) return new Set();
  const [before, after] = await Promise.all([live.snapshot, next.snapshot].map((id) => findSnapshot(storage, id)));
  if (!before || !after || before.integrity !== live.snapshotIntegrity) return new Set();
  const kept = new Set(after.parts.map(({ key }) => key));
  const replaced = before.parts.filter(({ key }) => !kept.has(key));
  const parts = await Promise.all(
    replaced.map(async ({ key, integrity }) => {
      const part = await readPart(storage, key);
      return part?.integrity === integrity ? Object.values(part.files) : [];
    }),
  );
  const files = [...Object.values(before.files), ...parts.flat()];
  return new Set(files.flatMap(({ key, bytes }) => [key, ...copiesOf(key, bytes).map(([, copy]) => copy)]));
}
