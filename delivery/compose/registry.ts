import { type RegisteredRemote, type Registry, releaseBase } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { modulesOf } from '../artifact/module-graph.ts';
import type { SiteArtifacts } from './plan.ts';

/** A remote's release as browsers need to know it. */
export function registerRemote({ app, release, manifest }: RemoteArtifact): RegisteredRemote {
  return {
    release,
    owner: manifest.owner,
    contract: manifest.contract,
    base: releaseBase(app, release),
    entry: manifest.entry,
    styles: manifest.styles,
    exposes: Object.fromEntries(
      Object.entries(manifest.exposes).map(([name, chunk]) => [name, modulesOf(manifest, [manifest.entry, chunk])]),
    ),
  };
}

/** The registry of a snapshot: every live remote, and the release before it if there is one. */
export function composeRegistry({ shell, remotes, previous = [] }: SiteArtifacts, snapshot: string): Registry {
  const before = new Map(previous.map((remote) => [remote.app, registerRemote(remote)]));
  return {
    snapshot,
    shell: shell.release,
    remotes: Object.fromEntries(
      remotes.map((remote) => {
        const fallback = before.get(remote.app);
        return [remote.app, { ...registerRemote(remote), ...(fallback ? { previous: fallback } : {}) }];
      }),
    ),
  };
}
