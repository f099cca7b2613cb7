import { type FranchiseRemote, franchiseRemotes, paths, type RemoteName } from '@mint-row/shared/contract';
import { characterExpose, characterPages, type ExposedModule, routeTable } from '../route-table.ts';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';

/** A path of the site, resolved to the remote page that serves it. */
export interface Target {
  remote: RemoteName;
  expose: string;
  load: () => Promise<ExposedModule>;
}

/** The target of a page that names its remote itself. */
export function knownTarget(path: string, remote: RemoteName): Target {
  return routeTable.find((route) => route.path === path) ?? characterTarget(remote as FranchiseRemote);
}

/**
 * Which remote page serves a path; null if none does.
 * @throws LoadFailure when a roster that might list it cannot be read
 */
export async function findTarget(path: string, registry: RemoteRegistry): Promise<Target | null> {
  const route = routeTable.find((candidate) => candidate.path === path);
  if (route) return route;
  const slug = path.slice(paths.character('').length);
  if (!slug || !path.startsWith(paths.character(''))) return null;
  const asked = franchiseRemotes.map(async (remote) => {
    const lists = (await registry.roster(remote)).some((entry) => entry.slug === slug);
    return lists ? remote : Promise.reject(null);
  });
  // The franchise that lists it answers for itself, whatever became of the others.
  return Promise.any(asked).then(characterTarget, ({ errors }: AggregateError) => {
    const failure = errors.find((error) => error instanceof LoadFailure);
    if (failure) throw failure;
    return null;
  });
}

function characterTarget(remote: FranchiseRemote): Target {
  return { remote, expose: characterExpose, load: characterPages[remote] };
}
