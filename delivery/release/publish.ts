import { type AppName, appNames, type RemoteName } from '@mint-row/shared/contract';
import type { Artifact, RemoteArtifact } from '../artifact/artifact.ts';
import { planPages, type SiteArtifacts } from '../compose/plan.ts';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import { type Author, type Generation, readLive } from '../store/history.ts';
import { addRelease, storedRelease } from '../store/releases.ts';
import type { Releases } from '../store/snapshot.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, assemble } from './assemble.ts';
import { budgets, type PageLimits } from './budgets.ts';
import { type Change, change } from './change.ts';
import { Draft } from './draft.ts';
import { checkSite } from './gate.ts';
import { siteArtifacts } from './site-artifacts.ts';

export interface PublishOptions extends AssembleOptions {
  /** Who publishes and why, for the history. */
  author: Omit<Author, 'when'>;
  /** Whether characters of the live site may be missing in the artifact. */
  allowRemoval?: boolean;
  /** What a first load of a page may weigh; the project's budgets unless it is not for visitors. */
  limits?: PageLimits;
}

/**
 * Releases one or more applications: checks, stores, composes, switches. Several become live at one stroke. Reads their
 * artifacts and the store, nothing else.
 * @returns the live generation, and whether this made it: publishing what is live changes nothing
 * @throws RefusedError with every reason when the site would be broken; FrozenError while releases are frozen;
 * DeliveryError when the store cannot be read or written
 */
export async function publish(
  storage: Storage,
  artifacts: readonly Artifact[],
  { author, allowRemoval = false, limits = budgets, ...assembling }: PublishOptions,
): Promise<{ live: Generation | null; changed: boolean }> {
  const apps = artifacts.map(({ app }) => app);
  return change(storage, author, async (live) => {
    const releases = releasesAfter(live, artifacts);
    const isLive = appNames.every((app) => releases[app] === live?.releases[app]);
    const previous = isLive ? (live?.previous ?? {}) : previousAfter(live, artifacts);
    for (const artifact of artifacts) await addRelease(storage, artifact);
    const site = await siteArtifacts(storage, releases, previous);
    const builds = buildsOf(artifacts);
    const state: Change = { action: 'publish', apps, releases, builds, previous, snapshot: null, locked: null };
    if (!site) return isLive ? null : state;
    const before = await replacedBy(storage, live, artifacts);
    const id = await passGate(storage, site, { ...assembling, apps, before, allowRemoval, limits });
    return isLive && live?.snapshot === id ? null : { ...state, snapshot: id };
  });
}

/**
 * The gate alone: everything that `publish` would check, without writing anything.
 * @throws RefusedError with every reason; DeliveryError when the store cannot be read
 */
export async function check(
  storage: Storage,
  artifacts: readonly Artifact[],
  { allowRemoval = false, limits = budgets, ...assembling }: Omit<PublishOptions, 'author'>,
): Promise<void> {
  const live = await readLive(storage);
  const before = await replacedBy(storage, live, artifacts);
  const site = await siteArtifacts(storage, live?.releases ?? {}, {}, artifacts);
  if (!site) return;
  const apps = artifacts.map(({ app }) => app);
  await passGate(new Draft(storage), site, { ...assembling, apps, before, allowRemoval, limits });
}

interface Gate extends AssembleOptions {
  apps: readonly AppName[];
  before: readonly RemoteArtifact[];
  allowRemoval: boolean;
  limits: PageLimits;
}

/** @returns the id of the snapshot that the site makes */
async function passGate(
  storage: Storage,
  site: SiteArtifacts,
  { apps, before, allowRemoval, limits, ...assembling }: Gate,
): Promise<string> {
  const reasons = await checkSite(site, apps, { live: before, allowRemoval, limits });
  try {
    planPages(site);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    reasons.push(error.message);
  }
  if (reasons.length > 0) throw new RefusedError(reasons);
  return (await assemble(storage, site, assembling)).id;
}

function releasesAfter(live: Generation | null, artifacts: readonly Artifact[]): Releases {
  return { ...live?.releases, ...Object.fromEntries(artifacts.map(({ app, release }) => [app, release])) };
}

function buildsOf(artifacts: readonly Artifact[]): NonNullable<Generation['builds']> {
  return Object.fromEntries(artifacts.flatMap(({ app, build }) => (build ? [[app, build]] : [])));
}

/** The live releases of the remotes that are published anew. */
async function replacedBy(
  storage: Storage,
  live: Generation | null,
  artifacts: readonly Artifact[],
): Promise<RemoteArtifact[]> {
  if (!live?.snapshot) return [];
  const { releases } = live;
  return Promise.all(
    artifacts.flatMap(({ app }) => (app === 'shell' ? [] : [storedRelease(storage, app, releases[app] ?? '')])),
  );
}

/** What is live now becomes the fallback of what replaces it. */
function previousAfter(live: Generation | null, artifacts: readonly Artifact[]): Generation['previous'] {
  const replaced = artifacts.flatMap(({ app, release }): [RemoteName, string][] => {
    const before = live?.releases[app];
    return app !== 'shell' && before && before !== release ? [[app, before]] : [];
  });
  return { ...live?.previous, ...Object.fromEntries(replaced) };
}
