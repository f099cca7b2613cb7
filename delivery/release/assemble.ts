import { integrityOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import { eachOf } from '../common/each-of.ts';
import { RefusedError } from '../common/errors.ts';
import { findBrokenLinks } from '../compose/check-links.ts';
import { planFaults, planSite, type SiteArtifacts, type SitePlan } from '../compose/plan.ts';
import { composeSiteFiles } from '../compose/site-files.ts';
import { storedFileFaults } from '../store/copies.ts';
import type { Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import type { Snapshot } from '../store/snapshots.ts';
import {
  addSnapshot,
  putComposed,
  readPart,
  type StoredPart,
  type StoredSnapshot,
  snapshotHash,
} from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import type { Budgets } from './budgets.ts';
import type { ComposeOptions, composeParts } from './compose-parts.ts';
import type { Draft } from './draft.ts';
import { checkSite } from './gate.ts';
import { liveReleaseOf } from './live-release.ts';
import { siteArtifacts } from './site-artifacts.ts';

/** The state and the limits against which a proposed site is checked. */
interface ComposeSiteOptions extends AssembleOptions, AssembleContext {
  /** The state before. */
  live: Generation | null;
  /** The applications whose releases have changed. */
  apps: readonly AppName[];
  /** The pages of the live releases, by remote, that must not disappear. */
  replaced: ReadonlyMap<AppName, readonly string[]>;
  limits: Budgets;
}

/**
 * Checks the site that a set of releases would make, and composes it in a draft.
 * @returns its snapshot; null while there is no site: a site needs the shell and at least one remote
 * @throws RefusedError with every reason when the site would be broken
 */
export async function composeSite(
  draft: Draft,
  { releases, fallbacks }: Pick<Generation, 'releases' | 'fallbacks'>,
  { composer, live, apps, replaced, limits, ...assembling }: ComposeSiteOptions,
): Promise<Pick<Generation, 'snapshot' | 'snapshotIntegrity'>> {
  const { shell, ...found } = await siteArtifacts(draft, releases, fallbacks);
  // Releases published before there was a site have not been checked as part of one yet.
  const candidates = live?.snapshot ? apps : Object.keys(releases);
  const liveRelease = liveReleaseOf(draft, live);
  const reasons = await checkSite({ shell, ...found }, candidates, { replaced, limits, live: liveRelease });
  const plan = shell && found.remotes.length > 0 ? planSite({ shell, ...found }, composer) : null;
  if (plan) reasons.push(...planFaults(plan));
  if (reasons.length > 0) throw new RefusedError(reasons);
  if (!plan) return { snapshot: null, snapshotIntegrity: null };
  const { id, integrity } = await blame(candidates, () => assemble(draft, plan, { ...assembling, liveRelease }));
  return { snapshot: id, snapshotIntegrity: integrity };
}

/**
 * Names the applications that change in each fault of another application's page: with what they offer, or no longer
 * have, that page fails where it did not before. A new shell surrounds all pages, so a fault may be of any application.
 */
async function blame<Made>(candidates: readonly AppName[], act: () => Promise<Made>): Promise<Made> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedError) || candidates.includes('shell')) throw error;
    const isOwn = (reason: string) => candidates.some((app) => reason.startsWith(`${app}:`));
    const names = candidates.join(', ');
    throw new RefusedError(
      error.reasons.map((reason) =>
        isOwn(reason) ? reason : `${names}: with its entries and pages as they would be, another page fails. ${reason}`,
      ),
    );
  }
}

/** How a site is assembled. */
export interface AssembleOptions extends ComposeOptions {
  /** Identifies the composer: another version composes the same releases again. */
  composer: string;
}

/** The state of the store in which a site is assembled. */
export interface AssembleContext {
  /** The names that are valid in the store. */
  names: Names;
  /** The applications whose stored documents are checked, and composed again if one is missing or damaged. */
  repair?: readonly AppName[] | undefined;
}

/**
 * Makes the snapshot of a planned site: reuses the parts that the store has, composes the others and checks every
 * link. The same artifacts always make the same snapshot.
 * @param storage where parts are read and written
 * @throws RefusedError with everything that is wrong with pages and links; nothing then refers to the files written
 */
export async function assemble(
  storage: Storage,
  plan: SitePlan,
  { names, repair = [], ...composing }: ComposeOptions & AssembleContext,
): Promise<StoredSnapshot> {
  const { artifacts, composer } = plan;
  const plans = plan.parts.map((part) => ({ ...part, key: names.for(part.key) }));
  const found = await Promise.all(
    plans.map(async ({ key }) => {
      const part = await readPart(storage, key);
      return part && (!repair.includes(part.app) || (await isWhole(storage, part))) ? part : null;
    }),
  );
  const missing = plans.filter((_, index) => !found[index]);
  const made = missing.length > 0 ? await compose(storage, artifacts, missing, composing) : [];
  const parts = found.map((part) => part ?? made.shift()).filter((part) => part !== undefined);
  const html = async (path: string) => {
    const file = parts.map(({ files }) => files[path]).find((found) => found !== undefined);
    return file ? String(await storage.read(file.key)) : '';
  };
  const broken = await findBrokenLinks({ artifacts, parts, html });
  if (broken.length > 0) throw new RefusedError(broken);
  const described = {
    composer,
    releases: Object.fromEntries([artifacts.shell, ...artifacts.remotes].map(({ app, release }) => [app, release])),
    fallbacks: fallbackReleases(artifacts),
  };
  const listed = parts.map(({ key, integrity }) => ({ key, integrity }));
  const { registry, others } = composeSiteFiles(plan);
  // The registry contains the id, so the id is the hash of a site whose registry has none.
  const integrities = [registry(''), ...others].map(({ path, body }) => [path, integrityOf(body)]);
  const id = names.for(snapshotHash({ ...described, parts: listed, files: Object.fromEntries(integrities) }));
  const files: Snapshot['files'] = {};
  for (const file of [registry(id), ...others]) {
    files[file.path] = (await putComposed(storage, file, id)).record;
  }
  return addSnapshot(storage, { id, ...described, parts: listed, files });
}

/** The composer is loaded only when needed: a rollback does not wait for it. */
const compose: typeof composeParts = async (...all) => (await import('./compose-parts.ts')).composeParts(...all);

async function isWhole(storage: Storage, { files }: StoredPart): Promise<boolean> {
  const faults: string[] = [];
  await eachOf(Object.values(files), async (file) => {
    faults.push(...(await storedFileFaults(storage, file.key, file)));
  });
  return faults.length === 0;
}

function fallbackReleases({ fallbacks = [] }: SiteArtifacts): Snapshot['fallbacks'] {
  return Object.fromEntries(fallbacks.map(({ app, release }): [RemoteName, string] => [app, release]));
}
