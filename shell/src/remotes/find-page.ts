import { findExpose, isPath, pageDataFile, type RegisteredRemote, type RemoteName } from '@mint-row/kit/contract';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';
import { isListed } from './verified-file.ts';

/** Where a path leads: the remote that has its page, the release that this tab uses, and the module that shows it. */
export interface Target {
  remote: RemoteName;
  registered: RegisteredRemote;
  expose: string;
}

/**
 * Finds the page of a path.
 * @returns null when there is none
 * @throws LoadFailure when the registry or the lists that would tell cannot be read
 */
export async function findPage(path: string, registry: RemoteRegistry, files: FileReader): Promise<Target | null> {
  const known = candidates(path, registry.pinned).find(isCertain);
  if (known) return known;
  const found = candidates(path, await registry.remotes(files));
  return found.find(isCertain) ?? firstListed(path, found, files);
}

type Candidate = Target & { pattern: string };

/** The remotes that may have the page, judging by their patterns. */
function candidates(path: string, remotes: ReadonlyMap<RemoteName, RegisteredRemote>): Candidate[] {
  return [...remotes].flatMap(([remote, registered]) => {
    const found = findExpose(registered.exposes, path);
    return found ? [{ remote, registered, ...found }] : [];
  });
}

function isCertain({ pattern }: Candidate): boolean {
  return isPath(pattern);
}

/** A pattern names the module for a page; whether the page exists is in the lists of the release. */
async function firstListed(path: string, found: readonly Candidate[], files: FileReader): Promise<Target | null> {
  const asked = found.map(async (candidate) =>
    (await isListed(files, candidate.registered, pageDataFile(path))) ? candidate : Promise.reject(null),
  );
  // If one remote has the page, failures of the others do not matter.
  return Promise.any(asked).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => error instanceof LoadFailure);
    if (failure) throw failure;
    return null;
  });
}
