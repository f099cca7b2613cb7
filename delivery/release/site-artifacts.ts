import { type AppName, appNames, type RemoteName, remoteNames } from '@mint-row/shared/contract';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { storedRelease } from '../store/releases.ts';
import type { Releases } from '../store/snapshot.ts';
import type { Storage } from '../store/storage.ts';

/** The artifacts that there are for a site, and what it still lacks. */
export interface FoundArtifacts {
  shell: ShellArtifact | null;
  remotes: RemoteArtifact[];
  /** The releases before, without those that speak another contract than the shell. */
  fallbacks: RemoteArtifact[];
  /** While there are any, there is no site. */
  missing: AppName[];
}

/**
 * The artifacts of a set of releases.
 * @param previous the releases before, of the remotes that have one
 * @throws DeliveryError when the store lacks one of them
 */
export async function siteArtifacts(
  storage: Storage,
  releases: Releases,
  previous: Partial<Record<RemoteName, string>>,
): Promise<FoundArtifacts> {
  const shell = releases.shell ? await storedRelease(storage, 'shell', releases.shell) : null;
  const remotes = await storedRemotes(storage, releases);
  const before = await storedRemotes(storage, previous);
  return {
    shell,
    remotes,
    fallbacks: before.filter(({ manifest }) => manifest.contract === shell?.manifest.contract),
    missing: missingFrom(shell, releases),
  };
}

/**
 * The applications that a site of these releases lacks.
 * @throws DeliveryError when the store lacks the shell's release
 */
export async function missingApps(storage: Storage, releases: Releases): Promise<AppName[]> {
  return missingFrom(releases.shell ? await storedRelease(storage, 'shell', releases.shell) : null, releases);
}

/** A site needs the remotes that the shell's route table names. Until there is a shell, all are expected. */
function missingFrom(shell: ShellArtifact | null, releases: Releases): AppName[] {
  const needed = new Set<AppName>(shell ? shell.manifest.routes.map(({ remote }) => remote) : appNames);
  return appNames.filter((app) => !releases[app] && needed.has(app));
}

async function storedRemotes(
  storage: Storage,
  releases: Partial<Record<RemoteName, string>>,
): Promise<RemoteArtifact[]> {
  return Promise.all(
    remoteNames.flatMap((name) => (releases[name] ? [storedRelease(storage, name, releases[name])] : [])),
  );
}
