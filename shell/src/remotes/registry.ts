import {
  type Catalogue,
  catalogueFile,
  type Kind,
  mergeCatalogues,
  type PageData,
  pageDataFile,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  registryPath,
} from '@mint-row/kit/contract';
import type { FileReader } from './release-files.ts';
import { readVerified } from './verified-file.ts';

/** Finds remotes and reads what their releases publish. Once found, a remote stays at its release in this tab. */
export class RemoteRegistry {
  #found = new Map<string, RegisteredRemote>();
  #replaced = new Set<string>();
  #live: Registry | null = null;

  /** Pins the release that the page's HTML was rendered with. */
  pin(remote: RemoteName, registered: RegisteredRemote): void {
    this.#found.set(remote, registered);
  }

  /** Pins the fallback release of a release that turned out to be broken. */
  replace(remote: RemoteName, { release }: RegisteredRemote, fallback: RegisteredRemote): void {
    this.#replaced.add(release);
    this.pin(remote, fallback);
  }

  /** Whether a release turned out to be broken in this tab. */
  hasReplaced(release: string): boolean {
    return this.#replaced.has(release);
  }

  /** Every remote that this tab has used, at its pinned release. */
  get pinned(): ReadonlyMap<string, RegisteredRemote> {
    return this.#found;
  }

  /** Reads the registry once, in advance: remotes are then found without a request. */
  prepare(files: FileReader): void {
    this.#read(files).catch(() => {});
  }

  /**
   * Every remote of the site, at the release that this tab uses.
   * @throws LoadFailure when the registry does not answer
   */
  async remotes(files: FileReader): Promise<ReadonlyMap<RemoteName, RegisteredRemote>> {
    const { remotes } = await this.#read(files);
    for (const [name, registered] of Object.entries(remotes)) {
      if (!this.#found.has(name)) this.#found.set(name, registered);
    }
    return this.#found;
  }

  /** The fallback release that the registry names for a broken one, if any. */
  async fallback(remote: RemoteName, broken: RegisteredRemote, files: FileReader): Promise<RegisteredRemote | null> {
    await this.#read(files).catch(() => null);
    return this.#knownFallback(remote, broken);
  }

  /** Whether the registry, if it has been read, names a fallback release for this one. */
  hasFallback(remote: RemoteName, registered: RegisteredRemote): boolean {
    return this.#knownFallback(remote, registered) !== null;
  }

  #knownFallback(remote: RemoteName, { release }: RegisteredRemote): RegisteredRemote | null {
    const live = this.#live?.remotes[remote];
    return live?.release === release ? (live.fallback ?? null) : null;
  }

  async pageData(registered: RegisteredRemote, path: string, files: FileReader): Promise<PageData> {
    return (await readVerified<PageData>(files, registered, pageDataFile(path))).content;
  }

  /** The entries of all remotes, of the kinds that a page shows. */
  async catalogue(shown: readonly Kind[], files: FileReader): Promise<Catalogue> {
    if (shown.length === 0) return {};
    const remotes = [...(await this.remotes(files))].sort(([a], [b]) => (a < b ? -1 : 1));
    const read = async (registered: RegisteredRemote): Promise<Catalogue> => {
      const offered = shown.filter((kind) => registered.offers.includes(kind));
      const entries = await Promise.all(
        offered.map(async (kind) => [kind, (await readVerified(files, registered, catalogueFile(kind))).content]),
      );
      return Object.fromEntries(entries);
    };
    return mergeCatalogues(shown, await Promise.all(remotes.map(([, registered]) => read(registered))));
  }

  async #read(files: FileReader): Promise<Registry> {
    this.#live = await files.read<Registry>(registryPath, { phase: 'find', integrity: '' });
    return this.#live;
  }
}
