import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppName, fitFaults, type RemoteName } from '@mint-row/kit/contract';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { OtherManifestError } from '../artifact/outline.ts';
import { RefusedError } from '../common/errors.ts';
import { inFolder, storedOutline, storedRelease } from '../store/releases.ts';
import type { Releases } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/** The artifacts of a site that may lack some. */
interface FoundArtifacts {
  shell: ShellArtifact | null;
  remotes: RemoteArtifact[];
  /** The fallback releases that fit the shell. */
  fallbacks: RemoteArtifact[];
}

/** A remote that the shell's route table names but that has no release. */
export interface MissingRemote {
  app: RemoteName;
  /** The rows that name it: their addresses answer 404 unless another remote serves them. */
  patterns: string[];
}

/**
 * The artifacts of a set of releases.
 * @param fallbacks the fallback releases, of the remotes that have one
 * @param own artifacts that are being released: their files are read where they are
 * @throws DeliveryError when the store lacks one of them; RefusedError when some were built by another edition of the kit
 */
export async function siteArtifacts(
  storage: Storage,
  releases: Releases,
  fallbacks: Releases,
  own: readonly Artifact[] = [],
): Promise<FoundArtifacts> {
  const reasons: string[] = [];
  const note = (error: Error): null => {
    if (!(error instanceof OtherManifestError)) throw error;
    reasons.push(error.message);
    return null;
  };
  const { shell: shellRelease, ...others } = releases;
  const read = (app: AppName, release: string) => readRelease(storage, app, release, own).catch(note);
  const shell = shellRelease ? ((await read('shell', shellRelease)) as ShellArtifact | null) : null;
  const remotes = await remotesOf(others, read);
  if (reasons.length > 0) throw new RefusedError(reasons);
  const before = await remotesOf(fallbacks, read);
  return {
    shell,
    remotes,
    fallbacks: before.filter(({ manifest }) => shell && fitFaults(manifest, shell.manifest).length === 0),
  };
}

/** An artifact that is being released, in a folder that has only its files, or else a release of the store. */
async function readRelease(
  storage: Storage,
  app: AppName,
  release: string,
  own: readonly Artifact[],
): Promise<Artifact> {
  const artifact = own.find((one) => one.app === app && one.release === release);
  if (!artifact) return storedRelease(storage, app, release);
  return inFolder(storage, artifact, (file) =>
    Object.hasOwn(artifact.manifest.files, file) ? readFile(join(artifact.folder, file)) : Promise.resolve(null),
  );
}

async function remotesOf(
  releases: Releases,
  read: (app: AppName, release: string) => Promise<Artifact | null>,
): Promise<RemoteArtifact[]> {
  const named = Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1));
  const found = await Promise.all(named.map(([app, release]) => read(app, release)));
  return found.filter((one): one is RemoteArtifact => one !== null);
}

/**
 * The remotes that a site of these releases lacks, according to its shell's route table; none while there is no shell.
 * @param releases those of the site, including the shell's
 * @throws DeliveryError when the store lacks the shell's release
 */
export async function missingOf(storage: Storage, releases: Releases): Promise<MissingRemote[]> {
  if (!releases.shell) return [];
  // The live site may have been built by another edition: a rollback can have brought it back.
  const { routes } = await storedOutline(storage, 'shell', releases.shell);
  const missing = new Map<RemoteName, string[]>();
  for (const { pattern, remotes } of routes) {
    for (const app of remotes.filter((name) => !releases[name])) {
      missing.set(app, [...(missing.get(app) ?? []), pattern]);
    }
  }
  return [...missing].map(([app, patterns]) => ({ app, patterns }));
}
