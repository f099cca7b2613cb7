import type { RemoteName } from '@mint-row/shared/contract';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { OtherContractError } from '../artifact/outline.ts';
import { RefusedError } from '../refusals.ts';
import { storedRelease } from '../store/releases.ts';
import type { Releases } from '../store/snapshot.ts';
import type { Storage } from '../store/storage.ts';

/** The artifacts that there are for a site. */
export interface FoundArtifacts {
  shell: ShellArtifact | null;
  remotes: RemoteArtifact[];
  /** The releases before; one that speaks another contract than the shell is no fallback. */
  fallbacks: RemoteArtifact[];
}

/** A remote that the shell's route table names and that has no release. */
export interface MissingRemote {
  app: RemoteName;
  /** The rows that name it: addresses there that no other remote serves answer 404. */
  patterns: string[];
}

/**
 * The artifacts of a set of releases.
 * @param previous the releases before, of the remotes that have one
 * @throws DeliveryError when the store lacks one of them; RefusedError when some were built for another contract
 */
export async function siteArtifacts(storage: Storage, releases: Releases, previous: Releases): Promise<FoundArtifacts> {
  const reasons: string[] = [];
  const note = (error: Error): null => {
    if (!(error instanceof OtherContractError)) throw error;
    reasons.push(error.message);
    return null;
  };
  const { shell: shellRelease, ...others } = releases;
  const shell = shellRelease ? await storedRelease(storage, 'shell', shellRelease).catch(note) : null;
  const remotes = await storedRemotes(storage, others, note);
  if (reasons.length > 0) throw new RefusedError(reasons);
  const before = await storedRemotes(storage, previous, note);
  return {
    shell,
    remotes,
    fallbacks: before.filter(({ manifest }) => manifest.contract === shell?.manifest.contract),
  };
}

async function storedRemotes(
  storage: Storage,
  releases: Releases,
  note: (error: Error) => null,
): Promise<RemoteArtifact[]> {
  const named = Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1));
  const found = await Promise.all(named.map(([app, release]) => storedRelease(storage, app, release).catch(note)));
  return found.filter((one): one is RemoteArtifact => one !== null);
}

/**
 * The remotes that a site of these releases lacks, by its shell's route table; none as long as there is no shell.
 * @param releases those of the site, its shell's among them
 * @throws DeliveryError when the store lacks the shell's release
 */
export async function missingOf(storage: Storage, releases: Releases): Promise<MissingRemote[]> {
  if (!releases.shell) return [];
  return missingRemotes(await storedRelease(storage, 'shell', releases.shell), releases);
}

/** The remotes that a shell's route table names and that have no release. */
export function missingRemotes({ manifest }: ShellArtifact, releases: Releases): MissingRemote[] {
  const missing = new Map<RemoteName, string[]>();
  for (const { pattern, remotes } of manifest.routes) {
    for (const app of remotes.filter((name) => !releases[name])) {
      missing.set(app, [...(missing.get(app) ?? []), pattern]);
    }
  }
  return [...missing].map(([app, patterns]) => ({ app, patterns }));
}
