import {
  type BuiltFor,
  integrityDepth,
  integrityFile,
  offersOf,
  pagesByExpose,
  type RegisteredRemote,
  releaseBase,
} from '../contract/index.ts';
import { type AppManifest, ManifestError, type RemoteManifest } from '../contract/manifest.ts';
import { contractIdOf } from './contract-id.ts';
import { modulesOf } from './module-graph.ts';

/**
 * Describes a remote's release for browsers.
 * @param shell what the shell that it is composed with provides
 * @param page the exposed module of a page to run at once. The registry gives none, since each hash would cost it 50
 * bytes: browsers load `integrityFile`, which lists the hashes, along with the files
 * @throws ManifestError when its manifest refers to a file that it does not list
 */
export function registerRemote(
  shell: BuiltFor,
  { release, manifest }: { release: string; manifest: RemoteManifest },
  page?: string,
): RegisteredRemote {
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
    contract: contractIdOf(shell.signatures),
    base: releaseBase(manifest.app, release),
    entry: manifest.entry,
    styles: manifest.styles,
    exposes,
    offers: offersOf(manifest.catalogue),
    depth: integrityDepth(manifest.pages.length),
    integrity: Object.fromEntries([integrityFile, ...atOnce].map((file) => [file, clientIntegrity(manifest, file)])),
  };
}

/**
 * The integrity of a file in an artifact's `client/`.
 * @throws ManifestError when the manifest does not list the file
 */
export function clientIntegrity({ app, files }: AppManifest, file: string): string {
  const record = files[`client/${file}`];
  if (!record) throw new ManifestError([`${app}: its manifest needs client/${file} and does not list it.`]);
  return record.integrity;
}
