import type { RemoteName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import { FrozenError } from '../refusals.ts';
import { writeDeltas } from '../store/deltas/write-deltas.ts';
import { eachOf } from '../store/each-of.ts';
import type { Author, Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { addRelease, storedOutline } from '../store/releases.ts';
import type { Storage } from '../store/storage.ts';
import type { AssembleOptions } from './assemble.ts';
import { budgets, type Limits } from './budgets.ts';
import { atNewest, type Change, change } from './change.ts';
import { composeSite } from './compose-site.ts';
import { type Draft, inDraft } from './draft.ts';
import { previousAfter, shownBy } from './fallbacks.ts';
import { stateOf } from './freeze.ts';
import { liveFiles } from './live-files.ts';
import type { Proposal } from './proposal.ts';
import { recentReleases } from './recent-releases.ts';
import { type MissingRemote, missingOf } from './site-artifacts.ts';

export interface PublishOptions extends AssembleOptions {
  /** Who publishes and why, for the history. */
  author: Omit<Author, 'when'>;
  /** Whether pages of the live site may be missing from the artifact. */
  allowRemoval?: boolean;
  /** The limits for a first load of a page; other than the project's budgets only if the site is not for visitors. */
  limits?: Limits;
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
): Promise<{ live: Generation | null; changed: boolean; repaired: number }> {
  let repaired = 0;
  const outcome = await change(storage, author, async (live, names) =>
    inDraft(storage, async (draft) => {
      const next = await stateAfter(draft, live, names, artifacts, options);
      // Even if nothing changes, this repairs damaged files in the store.
      repaired += await draft.keep({ there: await liveFiles(draft, live, next), isAllKnown: next === null });
      return next;
    }),
  );
  return { ...outcome, repaired };
}

/** What publishing would do. */
export interface Verdict {
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
      const next = await stateAfter(draft, live, names, artifacts, options);
      if (live?.locked) throw new FrozenError(live.locked);
      const { snapshot, releases } = next ?? stateOf(live);
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
export async function stateAfter(
  draft: Draft,
  live: Generation | null,
  names: Names,
  candidates: readonly Artifact[],
  { allowRemoval = false, limits = budgets, onProposal, ...assembling }: Omit<PublishOptions, 'author'>,
): Promise<Change | null> {
  const artifacts = candidates.map((artifact) => ({ ...artifact, release: names.for(artifact.release) }));
  const apps = artifacts.map(({ app }) => app);
  const releases = { ...live?.releases, ...Object.fromEntries(artifacts.map(({ app, release }) => [app, release])) };
  const isLive = artifacts.every(({ app, release }) => live?.releases[app] === release);
  const replacing = isLive ? (live?.previous ?? {}) : previousAfter(live, artifacts);
  // Together, since a single large file keeps one core busy at the end of each.
  await eachOf(artifacts, (artifact) => addRelease(draft, artifact));
  const recent = await recentReleases(draft, live, releases);
  for (const { app, release, manifest } of artifacts) {
    await writeDeltas(draft, { app, release, files: manifest.files }, recent[app] ?? []);
  }
  const replaced = allowRemoval ? new Map<RemoteName, string[]>() : await replacedBy(draft, live, artifacts);
  const isNewShell = live?.snapshot && live.releases.shell !== releases.shell;
  const previous = isNewShell ? await shownBy(draft, releases, replacing, assembling) : replacing;
  const site = { releases, previous };
  const repair = isLive ? apps : [];
  const made = await composeSite(draft, site, { ...assembling, live, names, repair, apps, replaced, limits });
  const { snapshot = null, snapshotIntegrity } = live ?? {};
  await onProposal?.({ storage: draft, before: snapshot, after: made.snapshot });
  const isSame = snapshot === made.snapshot && (snapshotIntegrity ?? made.snapshotIntegrity) === made.snapshotIntegrity;
  if (isLive && isSame) return null;
  return { action: 'publish', apps, ...site, builds: buildsOf(artifacts), ...made, locked: null };
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
