import { type RegisteredRemote, type Registry, releaseBase } from '@mint-row/shared/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { modulesOf } from '../artifact/module-graph.ts';

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

/** The registry of all live remotes. */
export function composeRegistry(remotes: readonly RemoteArtifact[]): Registry {
  return { remotes: Object.fromEntries(remotes.map((remote) => [remote.app, registerRemote(remote)])) };
}
