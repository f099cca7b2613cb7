import { type FranchiseRemote, franchiseRemotes, paths, type RemoteName } from '@mint-row/shared/contract';
import { characterExpose, routeTable } from '../route-table.ts';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';

/** A path of the site, resolved to the remote page that serves it. */
export interface Target {
  remote: RemoteName;
  expose: string;
}

/** The target of a page that names its remote itself. */
export function knownTarget(path: string, remote: RemoteName): Target {
  return routeTable.find((route) => route.path === path) ?? characterTarget(remote as FranchiseRemote);
}

/**
 * Which remote page serves a path; null if none does.
 * @throws LoadFailure when it cannot be found out whether a franchise has it
 */
export async function findTarget(path: string, registry: RemoteRegistry, files: FileReader): Promise<Target | null> {
  const route = routeTable.find((candidate) => candidate.path === path);
  if (route) return route;
  if (!path.startsWith(paths.character(''))) return null;
  const asked = franchiseRemotes.map(async (remote) =>
    (await registry.serves(remote, path, files)) ? remote : Promise.reject(null),
  );
  // The franchise that has it answers for itself, whatever became of the others.
  return Promise.any(asked).then(characterTarget, ({ errors }: AggregateError) => {
    const failure = errors.find((error) => error instanceof LoadFailure);
    if (failure) throw failure;
    return null;
  });
}

function characterTarget(remote: FranchiseRemote): Target {
  return { remote, expose: characterExpose };
}
