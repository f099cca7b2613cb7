import { contractIdOf } from '@mint-row/kit/build';
import {
  type AppName,
  integrityDepth,
  integrityFile,
  type LiveRemote,
  offersOf,
  pagesByExpose,
  type RegisteredRemote,
  type Registry,
  releaseBase,
} from '@mint-row/kit/contract';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { modulesOf } from '../artifact/module-graph.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { SiteArtifacts } from './plan.ts';

/**
 * Describes a remote's release for browsers.
 * @param shell the one that it is composed with
 * @param page the exposed module of a page to run at once. The registry gives none, since each hash would cost it 50
 * bytes: browsers load `integrityFile`, which lists the hashes, along with the files
 * @throws DeliveryError when its manifest refers to a file that it does not list
 */
export function registerRemote(shell: ShellArtifact, remote: RemoteArtifact, page?: string): RegisteredRemote {
  const { app, release, manifest } = remote;
  const pages = pagesByExpose(manifest.pages);
  const exposes = Object.fromEntries(
    Object.entries(manifest.exposes).map(([name, chunk]) => {
      const files = modulesOf(manifest, [manifest.entry, chunk]).filter((file) => file !== manifest.entry);
      const styles = manifest.pageStyles[name];
      return [name, { files, ...(styles && { styles }), pages: pages.get(name) ?? [] }];
    }),
  );
  const atOnce = page === undefined ? [] : [manifest.entry, ...(exposes[page]?.files ?? [])];
  return {
    release,
    owner: manifest.owner,
    contract: contractIdOf(shell.manifest),
    base: releaseBase(app, release),
    entry: manifest.entry,
    styles: manifest.styles,
    exposes,
    offers: offersOf(manifest.catalogue),
    depth: integrityDepth(manifest.pages.length),
    integrity: Object.fromEntries([integrityFile, ...atOnce].map((file) => [file, clientIntegrity(remote, file)])),
  };
}

/**
 * The integrity of a file in an artifact's `client/`.
 * @throws DeliveryError when the manifest does not list the file
 */
export function clientIntegrity({ app, manifest }: Artifact, file: string): string {
  const record = manifest.files[`client/${file}`];
  if (!record) throw new DeliveryError(`${app}: its manifest needs client/${file} and does not list it.`);
  return record.integrity;
}

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
    return { ...registerRemote(shell, remote), ...(fallback ? { fallback: registerRemote(shell, fallback) } : {}) };
  };
  return {
    snapshot,
    shell: shell.release,
    search,
    remotes: Object.fromEntries(remotes.map((remote): [AppName, LiveRemote] => [remote.app, live(remote)])),
  };
}
