import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractIdOf, modulesOf, releaseOf } from '../build/index.ts';
import {
  type BuiltFor,
  type Catalogue,
  integrityDepth,
  integrityFile,
  type Json,
  offersOf,
  type PageData,
  pageDataFile,
  pagesByExpose,
  type RegisteredRemote,
  type RemoteName,
  releaseBase,
} from '../contract/index.ts';
import {
  type AppManifest,
  checkManifest,
  ManifestError,
  type ManifestPage,
  type RemoteManifest,
} from '../contract/manifest.ts';
import type { PublishedPage } from './page.ts';
import type { LocalRemote } from './site.ts';

/** An artifact of a remote, as browsers would get it. */
export interface BuiltRemote {
  release: string;
  manifest: RemoteManifest;
  /** The content of a file of `client/`; null if there is none. */
  read: (file: string) => Promise<Buffer | null>;
}

/**
 * Reads the artifact that a remote's build has made.
 * @param name the remote's
 * @param folder the artifact's
 * @throws ManifestError when its manifest is not valid
 */
export async function readBuilt(name: RemoteName, folder: string): Promise<BuiltRemote> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = checkManifest(name, JSON.parse(text)) as RemoteManifest;
  const read = async (file: string) =>
    Object.hasOwn(manifest.files, `client/${file}`) ? readFile(join(folder, 'client', file)) : null;
  return { release: releaseOf(text), manifest, read };
}

/** A remote whose pages come from its artifact. */
export class ArtifactRemote implements LocalRemote {
  readonly name: RemoteName;
  readonly #built: BuiltRemote;
  readonly #shell: BuiltFor;
  readonly #parseData: (text: string) => Json;
  readonly #registered = new Map<string | undefined, RegisteredRemote>();
  readonly #pages: ReadonlyMap<string, ManifestPage>;

  /**
   * @param shell what the shell that it is shown in provides
   * @param parseData reads the file with a page's data; by default, it is trusted
   */
  constructor(
    built: BuiltRemote,
    shell: BuiltFor,
    parseData = (text: string): Json => (JSON.parse(text) as PageData).data,
  ) {
    this.name = built.manifest.app;
    this.#built = built;
    this.#shell = shell;
    this.#parseData = parseData;
    this.#pages = new Map(built.manifest.pages.map((page) => [page.path, page]));
  }

  /** Made once for each exposed module, since that takes longer the more pages the remote has. */
  async registered(expose?: string): Promise<RegisteredRemote> {
    const registered = this.#registered.get(expose) ?? registerRemote(this.#shell, this.#built, expose);
    this.#registered.set(expose, registered);
    return registered;
  }

  async catalogue(): Promise<Catalogue> {
    return this.#built.manifest.catalogue;
  }

  async pages(): Promise<readonly ManifestPage[]> {
    return this.#built.manifest.pages;
  }

  /** @throws Error when the file with its data is missing or cannot be parsed */
  async page(path: string): Promise<PublishedPage | null> {
    const page = this.#pages.get(path);
    if (!page) return null;
    const text = await this.#built.read(pageDataFile(path));
    if (!text) throw new Error('The file is missing.');
    return { ...page, remote: this.name, data: this.#parseData(text.toString()) };
  }

  async file(file: string, release: string = this.#built.release): Promise<Buffer | null | undefined> {
    return release === this.#built.release ? this.#built.read(file) : undefined;
  }
}

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
