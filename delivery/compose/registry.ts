import { registerRemote } from '@mint-row/kit/build';
import type { AppName, LiveRemote, Registry } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import type { SiteArtifacts } from './plan.ts';

/**
 * The registry of all live remotes.
 * @param snapshot the id of the snapshot that it is part of
 * @param search the integrity of the snapshot's search index
 */
export function composeRegistry(
  { shell, remotes, fallbacks = [] }: SiteArtifacts,
  snapshot: string,
  search: string,
): Registry {
  const live = (remote: RemoteArtifact): LiveRemote => {
    const fallback = fallbacks.find(({ app, release }) => app === remote.app && release !== remote.release);
    const described = (release: RemoteArtifact) => registerRemote(shell.manifest, release);
    return { ...described(remote), ...(fallback ? { fallback: described(fallback) } : {}) };
  };
  return {
    snapshot,
    shell: shell.release,
    search,
    remotes: Object.fromEntries(remotes.map((remote): [AppName, LiveRemote] => [remote.app, live(remote)])),
  };
}
