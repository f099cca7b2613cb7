import { integrityOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import { eachOf } from '../common/each-of.ts';
import { DeliveryError, RefusedError } from '../common/errors.ts';
import { findBrokenLinks } from '../compose/check-links.ts';
import { type PartPlan, planFaults, planSite, type SiteArtifacts, type SitePlan } from '../compose/plan.ts';
import { composeSiteFiles } from '../compose/site-files.ts';
import { nameOfComposed } from '../store/codings.ts';
import type { Generation } from '../store/history.ts';
import { pruneOf } from '../store/layout.ts';
import type { Names } from '../store/names.ts';
import {
  addPart,
  addSnapshot,
  type Part,
  partHash,
  recordedFile,
  type Snapshot,
  type StoredPart,
  type StoredSnapshot,
  snapshotHash,
} from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { copyFileFor, fileFaults, fileKey, putFile } from '../store/stored-files.ts';
import type { Budgets } from './budgets.ts';
import type { ComposedPage, ComposeOptions, composeParts } from './compose-parts.ts';
import type { Draft } from './draft.ts';
import { checkSite } from './gate.ts';
import { liveReleaseOf } from './live-release.ts';
import { type LiveAddresses, removalFault, removalsIn } from './removals.ts';
import { siteArtifacts } from './site-artifacts.ts';

/** The state and the limits against which a proposed site is checked. */
interface ComposeSiteOptions extends AssembleOptions, AssembleContext {
  /** The state before. */
  live: Generation | null;
  /** The applications whose releases have changed. */
  apps: readonly AppName[];
  /** The addresses of the live releases that this one replaces: they must not lead nowhere. */
  replaced: LiveAddresses;
  /** Whether they may; but nothing may link to those that do. */
  allowRemoval?: boolean;
  limits: Budgets;
  /** The artifacts that are released: they are composed from their own folders. */
  own?: readonly Artifact[];
}

/**
 * Checks the site that a set of releases would make, and composes it in a draft.
 * @returns its snapshot; null while there is no site: a site needs the shell and at least one remote
 * @throws RefusedError with every reason when the site would be broken
 */
export async function composeSite(
  draft: Draft,
  { releases, fallbacks, place }: Pick<Generation, 'releases' | 'fallbacks' | 'place'>,
  { composer, live, apps, replaced, allowRemoval = false, limits, own, ...assembling }: ComposeSiteOptions,
): Promise<Pick<Generation, 'snapshot'>> {
  const { shell, ...found } = await siteArtifacts(draft, releases, fallbacks, own);
  // Releases published before there was a site have not been checked as part of one yet.
  const candidates = live?.snapshot ? apps : Object.keys(releases);
  const liveRelease = liveReleaseOf(draft, live);
  const removals = removalsIn(replaced, found.remotes);
  const reasons = await checkSite({ shell, ...found }, candidates, { limits, live: liveRelease });
  if (!allowRemoval) reasons.push(...removals.map(removalFault));
  const plan = shell && found.remotes.length > 0 ? planSite({ shell, ...found }, place, composer) : null;
  if (plan) reasons.push(...planFaults(plan));
  if (reasons.length > 0) throw new RefusedError(reasons);
  if (!plan) return { snapshot: null };
  const removed = new Set(removals.map(({ path }) => path));
  const { id } = await blame(candidates, () => assemble(draft, plan, { ...assembling, liveRelease, removed }));
  return { snapshot: id };
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
  /** The parts whose documents serve again if they have the same inputs: those that are live first. */
  reusable?: readonly StoredPart[] | undefined;
  /** The applications whose stored documents are checked, and composed again if one is missing or damaged. */
  repair?: readonly AppName[] | undefined;
  /** The addresses that lead nowhere from now on: no page may link to them. */
  removed?: ReadonlySet<string>;
}

/**
 * Makes the snapshot of a planned site: reuses the documents that the store has, composes the others and checks every
 * link. The same artifacts always make the same snapshot.
 * @param storage where parts are read and written
 * @throws RefusedError with everything that is wrong with pages and links; nothing then refers to the files written
 */
export async function assemble(
  storage: Storage,
  plan: SitePlan,
  { names, reusable = [], repair = [], removed = new Set(), ...composing }: ComposeOptions & AssembleContext,
): Promise<StoredSnapshot> {
  const { artifacts, place, composer, moved } = plan;
  const apps = [...new Set(plan.parts.map(appOf))];
  const owner = names.ending;
  const drafts = await Promise.all(
    apps.map(async (app) => {
      const plans = plan.parts.filter((one) => appOf(one) === app);
      const found = reusable.filter((part) => part.app === app);
      const isRepaired = repair.includes(app);
      // What is copied to another name is read anyway. A part that stays as it is keeps its name.
      const isRead = (part: StoredPart) =>
        isRepaired || (pruneOf(part.name) !== pruneOf(owner) && !hasSameInputs(part, plans));
      const isSound = async (path: string, part: StoredPart) => !isRead(part) || isWhole(storage, part, path);
      return { app, ...(await reuse(plans, found, isSound)) };
    }),
  );
  const missing = drafts.flatMap(({ plans }) => plans);
  const made = missing.length > 0 ? await compose(storage, plan, missing, owner, composing) : [];
  for (const { plans, pages } of drafts) {
    for (const one of plans) {
      for (const [path, page] of made[missing.indexOf(one)] ?? []) pages.set(path, { page, owner });
    }
  }
  const parts = await Promise.all(drafts.map((draft) => storePart(storage, draft, reusable, names)));
  const html = async (path: string) => {
    const part = parts.find(({ files }) => files[path]);
    const file = part?.files[path];
    return part && file ? String(await storage.read(fileKey(file, part.name))) : '';
  };
  const linking = parts.map((part) => ({ app: part.app, files: part.files, links: linksOf(part) }));
  const broken = await findBrokenLinks({ artifacts, parts: linking, moved, removed, html });
  if (broken.length > 0) throw new RefusedError(broken);
  const files = composeSiteFiles(plan, (path) => {
    const part = parts.find((one) => Object.hasOwn(one.files, path));
    const file = part?.files[path];
    return part && file && { ...file, links: file.links.map((index) => part.targets[index] ?? '') };
  });
  const snapshot: Snapshot = {
    composer,
    place,
    releases: Object.fromEntries([artifacts.shell, ...artifacts.remotes].map(({ app, release }) => [app, release])),
    fallbacks: fallbackReleases(artifacts),
    parts: parts.map(({ name }) => name),
    files: Object.fromEntries(
      files.map(({ path, type, body }) => [
        path,
        { type, bytes: Buffer.byteLength(body), integrity: integrityOf(body) },
      ]),
    ),
    ...(Object.keys(moved).length > 0 && { moved }),
  };
  const id = names.for(snapshotHash(snapshot));
  for (const { type, body } of files) {
    await putFile(storage, { name: nameOfComposed(type), isServed: true }, { bytes: Buffer.from(body), owner: id });
  }
  return addSnapshot(storage, snapshot, id);
}

function appOf({ remote }: PartPlan): AppName {
  return remote?.app ?? 'shell';
}

/** The documents of an application, by address, each with the name of a record that lists it. */
type OwnedPages = Map<string, { page: ComposedPage; owner: string }>;

/**
 * Finds the documents of an application that need not be composed.
 * @param plans what the application consists of
 * @param found parts of the application that the store has
 * @param isSound whether a document of a part can be reused
 * @returns the documents, and plans with the pages that are missing
 */
async function reuse(
  plans: readonly PartPlan[],
  found: readonly StoredPart[],
  isSound: (path: string, part: StoredPart) => Promise<boolean>,
): Promise<{ pages: OwnedPages; plans: PartPlan[] }> {
  const pages: OwnedPages = new Map();
  const take = async (path: string, inputs: string) => {
    for (const part of found) {
      const file = part.files[path];
      if (file?.inputs !== inputs || !(await isSound(path, part))) continue;
      const links = file.links.map((index) => part.targets[index] ?? '');
      pages.set(path, { page: { ...file, links }, owner: part.name });
      return true;
    }
    return false;
  };
  const missing: PartPlan[] = [];
  for (const plan of plans) {
    if (plan.remote) {
      await eachOf(plan.pages, async ({ path, inputs }) => void (await take(path, inputs)));
      const others = plan.pages.filter(({ path }) => !pages.has(path));
      if (others.length > 0) missing.push({ ...plan, pages: others });
    } else {
      // Which files the shell has is known when they are composed, and there are few.
      const paths = Object.keys(
        found.find(({ files }) => Object.values(files)[0]?.inputs === plan.inputs)?.files ?? {},
      );
      const taken = await Promise.all(paths.map((path) => take(path, plan.inputs)));
      if (taken.length === 0 || taken.includes(false)) missing.push(plan);
    }
  }
  return { pages, plans: missing };
}

/** Whether a part has the documents of these plans, and no others. */
function hasSameInputs({ files }: StoredPart, plans: readonly PartPlan[]): boolean {
  const wanted = plans.flatMap(({ pages }) => pages);
  const shell = plans.find(({ remote }) => !remote);
  if (shell) return Object.values(files).every(({ inputs }) => inputs === shell.inputs);
  return (
    wanted.length === Object.keys(files).length && wanted.every(({ path, inputs }) => files[path]?.inputs === inputs)
  );
}

/**
 * Stores a part under the hash of its content, and gives its documents the keys that go with its name.
 * @param reusable the parts that the store has
 * @throws DeliveryError when a document that is copied is missing or damaged
 */
async function storePart(
  storage: Storage,
  { app, pages }: { app: AppName; pages: OwnedPages },
  reusable: readonly StoredPart[],
  names: Names,
): Promise<StoredPart> {
  const targets = [...new Set([...pages.values()].flatMap(({ page }) => page.links))].sort();
  const indexes = new Map(targets.map((target, index) => [target, index]));
  const files: Part['files'] = {};
  for (const [path, { page }] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { type, bytes, integrity, scriptHashes, styleHashes, inputs, links } = page;
    const hashes = { ...(scriptHashes && { scriptHashes }), ...(styleHashes && { styleHashes }) };
    const indexed = links.map((target) => indexes.get(target) ?? 0);
    files[path] = { type, bytes, integrity, ...hashes, inputs, links: indexed };
  }
  const part: Part = { app, files, targets };
  const name = names.for(partHash(part));
  for (const { page, owner } of pages.values()) {
    if (pruneOf(owner) === pruneOf(name)) continue;
    if (!(await copyFileFor(storage, recordedFile(page), owner, name))) {
      throw new DeliveryError(
        `A document of ${app} is missing or damaged in the store (${storage.address}). Publish what is live again.`,
      );
    }
  }
  return reusable.find((one) => one.name === name) ?? addPart(storage, part, name);
}

/** The addresses that a part links to, each with the first document, by name, that links there. */
function linksOf({ files, targets }: Part): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, { links }] of Object.entries(files)) {
    for (const index of links) found[targets[index] ?? ''] ??= path;
  }
  return found;
}

/** The composer is loaded only when needed: a rollback does not wait for it. */
const compose: typeof composeParts = async (...all) => (await import('./compose-parts.ts')).composeParts(...all);

async function isWhole(storage: Storage, { files, name }: StoredPart, path: string): Promise<boolean> {
  const file = files[path];
  return file !== undefined && (await fileFaults(storage, recordedFile(file), name)).length === 0;
}

function fallbackReleases({ fallbacks = [] }: SiteArtifacts): Snapshot['fallbacks'] {
  return Object.fromEntries(fallbacks.map(({ app, release }): [RemoteName, string] => [app, release]));
}
