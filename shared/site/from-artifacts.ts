import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractIdOf, modulesOf, releaseOf } from '../build/index.ts';
import {
  type BuiltFor,
  type Catalogue,
  catalogueFile,
  filesBase,
  type Integrity,
  integrityDepth,
  integrityFile,
  type Json,
  type Kind,
  kindsOfAll,
  offersOf,
  type PageData,
  pageDataFile,
  pagesByExpose,
  plainName,
  type RegisteredRemote,
  type RemoteCode,
  type RemoteName,
} from '../contract/index.ts';
import {
  type AppManifest,
  checkManifest,
  ManifestError,
  type ManifestPage,
  publishedNames,
  type RemoteManifest,
} from '../contract/manifest.ts';
import { codeOf, type PublishedPage } from './page.ts';
import type { LocalRemote } from './site.ts';

/** An artifact of a remote, as browsers would get it. */
export interface BuiltRemote {
  release: string;
  manifest: RemoteManifest;
  /** The content of a file of `client/`, by its published name; null if there is none. */
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
  #registered: RegisteredRemote | undefined;
  /** By exposed module and entry. */
  readonly #code = new Map<string, RemoteCode>();
  readonly #pages: ReadonlyMap<string, ManifestPage>;
  /** The published names of its files, by their plain names. */
  readonly #names: ReadonlyMap<string, string>;

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
    this.#names = publishedNames(built.manifest);
  }

  /** Made once, since that takes longer the more pages the remote has. */
  async registered(): Promise<RegisteredRemote> {
    this.#registered ??= registerRemote(this.#shell, this.#built);
    return this.#registered;
  }

  /**
   * The code of an exposed module.
   * @param entry the federation entry; that of documents only where the import map has the module
   */
  async code(expose: string, entry: string = this.#built.manifest.entry): Promise<RemoteCode> {
    const known = this.#code.get(`${expose} ${entry}`);
    if (known) return known;
    const registered = { ...(await this.registered()), entry };
    const files = [entry, ...(registered.exposes[expose]?.files ?? [])];
    const code = codeOf(registered, expose, integrityOfFiles(this.#built.manifest, files));
    this.#code.set(`${expose} ${entry}`, code);
    return code;
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
    const file = this.#names.get(pageDataFile(path));
    const text = file === undefined ? null : await this.#built.read(file);
    if (file === undefined || !text) throw new Error('The file is missing.');
    const integrity = integrityOfFiles(this.#built.manifest, [file]);
    return { ...page, remote: this.name, integrity, data: this.#parseData(text.toString()) };
  }

  /**
   * Files of earlier releases have other names; JSON files have their plain names as well. One that this release lists is
   * never another's, even if it is missing.
   */
  async file(file: string): Promise<Buffer | null | undefined> {
    const name = this.#names.get(file) ?? file;
    const content = await this.#built.read(name);
    const isOwn = plainName(file) === file || Object.hasOwn(this.#built.manifest.files, `client/${name}`);
    return content ?? (isOwn ? null : undefined);
  }
}

/**
 * The kinds of entries that pages of all remotes show. The registry has the hashes of these, so that a page does not load
 * the lists of all other remotes for a few lines from each.
 */
const widelyShown: readonly Kind[] = ['franchises', 'terms'];

/**
 * Describes a remote's release for browsers.
 * @param shell what the shell that it is composed with provides
 * @throws ManifestError when its manifest refers to a file that it does not list
 */
export function registerRemote(
  shell: BuiltFor,
  { release, manifest }: { release: string; manifest: RemoteManifest },
): RegisteredRemote {
  const pages = pagesByExpose(manifest.pages);
  const exposes = Object.fromEntries(
    Object.entries(manifest.exposes).map(([name, chunk]) => {
      const files = modulesOf(manifest, [manifest.entry, chunk]).filter((file) => file !== manifest.entry);
      const styles = manifest.pageStyles[name];
      const shows = kindsOfAll(manifest.pages.filter(({ expose }) => expose === name));
      const optional = { ...(styles && { styles }), ...(shows[0] && { shows }) };
      return [name, { files, pages: pages.get(name) ?? [], ...optional }];
    }),
  );
  const offers = offersOf(manifest.catalogue);
  const names = publishedNames(manifest);
  const registered = [integrityFile, ...widelyShown.filter((kind) => offers.includes(kind)).map(catalogueFile)];
  return {
    release,
    owner: manifest.owner,
    contract: contractIdOf(shell.signatures),
    base: filesBase(manifest.app),
    entry: manifest.entry,
    styles: manifest.styles,
    exposes,
    offers,
    depth: integrityDepth(manifest.pages.length),
    // Hashes of other files would cost the registry 50 bytes each: browsers load the list along with the files.
    integrity: integrityOfFiles(
      manifest,
      registered.map((file) => names.get(file) ?? file),
    ),
  };
}

function integrityOfFiles(manifest: RemoteManifest, files: readonly string[]): Integrity {
  return Object.fromEntries(files.map((file) => [plainName(file), clientIntegrity(manifest, file)]));
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
