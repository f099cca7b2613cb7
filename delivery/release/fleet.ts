import { type AppName, missingNames, unfitParts } from '@mint-row/kit/contract';
import type { AppManifest, RemoteManifest, ShellManifest } from '@mint-row/kit/contract/manifest';
import { OtherManifestError } from '../artifact/outline.ts';
import { type Generation, readWholeHistory } from '../store/history.ts';
import { storedOutline, storedRelease } from '../store/releases.ts';
import type { Storage } from '../store/storage.ts';
import { appsIn } from './change.ts';
import { type PastRelease, pastReleases, type RetiredRemote, retiredRemotes } from './past-releases.ts';

/** A live application. */
export interface FleetMember extends Pick<PastRelease, 'release' | 'since' | 'build'> {
  app: AppName;
  /** The team that owns it; null for the shell. */
  owner: string | null;
  /** The version of the kit that built it; null if its manifest does not name one. */
  kit: string | null;
  /** How many pages it has; the shell has none of its own. */
  pages: number;
  /** The release that visitors get if this one fails to load; null where there is none. */
  fallback: string | null;
  /** How many releases of it the history names, this one among them. */
  releases: number;
}

/** A library of the share scope. */
export interface FleetLibrary {
  library: string;
  /** The version that the live shell provides. */
  version: string;
  /** The remotes that use it. */
  usedBy: AppName[];
  /** The names that the shell provides and no live remote uses. */
  unused: string[];
}

/** Names that a remote's release uses and the live shell does not provide: that release cannot run. */
interface MissingNames {
  app: AppName;
  release: string;
  library: string;
  names: string[];
}

/** A live remote that uses parts of the contract in another form than the live shell's. */
interface UnfitRemote {
  app: AppName;
  parts: string[];
}

/** The live applications of a site, the libraries that they share, and misfits. */
export interface Fleet {
  apps: FleetMember[];
  libraries: FleetLibrary[];
  missing: MissingNames[];
  unfit: UnfitRemote[];
  retired: RetiredRemote[];
}

/**
 * Reads who runs what: the live applications, the libraries that they share, and what does not fit.
 * @param live the newest generation
 * @throws DeliveryError when the store lacks a live release, or it is damaged
 */
export async function readFleet(storage: Storage, live: Generation): Promise<Fleet> {
  const history = await readWholeHistory(storage);
  const found = await Promise.all(appsIn(live.releases).map((app) => findMember(storage, app, live, history)));
  const apps = found.map(({ member }) => member);
  const retired = retiredRemotes(history);
  const shell = found.find(({ member }) => member.app === 'shell')?.manifest;
  if (!shell || !('provides' in shell)) return { apps, libraries: [], missing: [], unfit: [], retired };
  return {
    apps,
    libraries: librariesOf(
      shell,
      found.flatMap(({ uses: [running] }) => running ?? []),
    ),
    missing: found.flatMap(({ uses }) => uses.flatMap((one) => missingIn(shell, one))),
    unfit: found.flatMap(({ member, manifest }) => unfitIn(shell, member, manifest)),
    retired,
  };
}

/** The names that a release of a remote uses. */
interface Uses {
  app: AppName;
  release: string;
  uses: RemoteManifest['uses'];
}

interface Found {
  member: FleetMember;
  manifest: AppManifest | null;
  /** Of the live release, then of its fallback. */
  uses: Uses[];
}

async function findMember(storage: Storage, app: AppName, live: Generation, history: Generation[]): Promise<Found> {
  const past = pastReleases(history, app);
  const release = live.releases[app] ?? '';
  const fallback = live.fallbacks[app] ?? null;
  const { kit = null, pages } = await storedOutline(storage, app, release);
  const manifest = await manifestOf(storage, app, release);
  const { since = live.when, build = null } = past.find((one) => one.release === release) ?? {};
  const owner = manifest && 'owner' in manifest ? manifest.owner : null;
  const uses = [usesOf(app, release, manifest)];
  if (fallback !== null) uses.push(usesOf(app, fallback, await manifestOf(storage, app, fallback)));
  return {
    member: { app, owner, release, since, build, kit, pages: pages.length, fallback, releases: past.length },
    manifest,
    uses,
  };
}

function usesOf(app: AppName, release: string, manifest: AppManifest | null): Uses {
  return { app, release, uses: manifest && 'uses' in manifest ? manifest.uses : {} };
}

/** The manifest of a release, or null if it was built by an edition that this checkout cannot read. */
async function manifestOf(storage: Storage, app: AppName, release: string): Promise<AppManifest | null> {
  try {
    return (await storedRelease(storage, app, release)).manifest;
  } catch (error) {
    if (error instanceof OtherManifestError) return null;
    throw error;
  }
}

function librariesOf({ provides }: ShellManifest, remotes: readonly Uses[]): FleetLibrary[] {
  return Object.entries(provides).map(([library, { version, names }]) => {
    const used = new Set(remotes.flatMap(({ uses }) => uses[library] ?? []));
    return {
      library,
      version,
      usedBy: remotes.filter(({ uses }) => Object.hasOwn(uses, library) && uses[library]?.length).map(({ app }) => app),
      unused: names.filter((name) => !used.has(name)),
    };
  });
}

function unfitIn(shell: ShellManifest, { app }: FleetMember, manifest: AppManifest | null): UnfitRemote[] {
  if (app === 'shell') return [];
  const parts = manifest ? unfitParts(manifest, shell) : ['its manifest'];
  return parts.length > 0 ? [{ app, parts }] : [];
}

/** One item for each library that lacks some. */
function missingIn({ provides }: ShellManifest, { app, release, uses }: Uses): MissingNames[] {
  return Object.entries(uses).flatMap(([library, used]) => {
    const names = missingNames(provides, library, used);
    return names.length > 0 ? [{ app, release, library, names }] : [];
  });
}
