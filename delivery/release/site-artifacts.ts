import { type AppName, appNames, type RemoteName, remoteNames } from '@mint-row/shared/contract';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { storedRelease } from '../store/releases.ts';
import type { Releases } from '../store/snapshot.ts';
import type { Storage } from '../store/storage.ts';

/** The applications that have no release yet: while there are any, there is no site. */
export function missingApps(releases: Releases): AppName[] {
  return appNames.filter((app) => !releases[app]);
}

/**
 * The artifacts of a set of releases.
 * @param previous the releases before; one that speaks another contract than the shell is no fallback
 * @param candidates artifacts to take instead of the store's, for a site that is only tried
 * @returns null while an application has no release
 * @throws DeliveryError when the store lacks one of them
 */
export async function siteArtifacts(
  storage: Storage,
  releases: Releases,
  previous: Partial<Record<RemoteName, string>> = {},
  candidates: readonly Artifact[] = [],
): Promise<SiteArtifacts | null> {
  const candidate = (app: AppName) => candidates.find((artifact) => artifact.app === app);
  if (missingApps(releases).some((app) => !candidate(app))) return null;
  const shell = (candidate('shell') ?? (await storedRelease(storage, 'shell', releases.shell ?? ''))) as ShellArtifact;
  const remotes = await Promise.all(
    remoteNames.map(
      async (name) => (candidate(name) ?? (await storedRelease(storage, name, releases[name] ?? ''))) as RemoteArtifact,
    ),
  );
  const fallbacks = await Promise.all(
    remoteNames.flatMap((name) => (previous[name] ? [storedRelease(storage, name, previous[name])] : [])),
  );
  const speaks = ({ manifest }: RemoteArtifact) => manifest.contract === shell.manifest.contract;
  return { shell, remotes, previous: fallbacks.filter(speaks) };
}
