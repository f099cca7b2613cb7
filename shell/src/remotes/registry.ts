import {
  type PageData,
  pageDataFile,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  type RosterEntry,
  registryPath,
  rosterFile,
} from '@mint-row/shared/contract';
import { LoadFailure } from './load-failure.ts';
import type { FileReader } from './release-files.ts';
import { isListed, readVerified } from './verified-file.ts';

/** Finds remotes and reads what their releases publish. A remote once found stays at its release in this tab. */
export class RemoteRegistry {
  #found = new Map<string, RegisteredRemote>();
  #replaced = new Set<string>();
  #live: Registry | null = null;

  /** Pins the release that the page's HTML was made with. */
  pin(remote: RemoteName, registered: RegisteredRemote): void {
    this.#found.set(remote, registered);
  }

  /** Pins the fallback release of one that turned out to be broken. */
  replace(remote: RemoteName, { release }: RegisteredRemote, fallback: RegisteredRemote): void {
    this.#replaced.add(release);
    this.pin(remote, fallback);
  }

  /** Whether a release turned out to be broken in this tab. */
  hasReplaced(release: string): boolean {
    return this.#replaced.has(release);
  }

  /** Every remote that this tab has met, at the release that it keeps. */
  get pinned(): ReadonlyMap<string, RegisteredRemote> {
    return this.#found;
  }

  /** Reads the registry, once, before anybody asks for a remote: it is then found without a request. */
  prepare(files: FileReader): void {
    this.#read(files).catch(() => {});
  }

  /** @throws LoadFailure when the remote is not in the registry, or the registry does not answer */
  async find(remote: RemoteName, files: FileReader): Promise<RegisteredRemote> {
    const pinned = this.#found.get(remote);
    if (pinned) return pinned;
    const { remotes } = await this.#read(files);
    for (const [name, registered] of Object.entries(remotes)) {
      if (!this.#found.has(name)) this.#found.set(name, registered);
    }
    const registered = this.#found.get(remote);
    if (!registered) throw new LoadFailure('find', 'unknown', `${registryPath} has no remote "${remote}".`);
    return registered;
  }

  /** The fallback release that the registry names for a broken one, if it names one. */
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

  /** Whether a remote has a page at a path. */
  async serves(remote: RemoteName, path: string, files: FileReader): Promise<boolean> {
    return isListed(files, await this.find(remote, files), pageDataFile(path));
  }

  async pageData(registered: RegisteredRemote, path: string, files: FileReader): Promise<PageData> {
    return (await readVerified<PageData>(files, registered, pageDataFile(path))).content;
  }

  async roster(remote: RemoteName, files: FileReader): Promise<readonly RosterEntry[]> {
    return (await readVerified<readonly RosterEntry[]>(files, await this.find(remote, files), rosterFile)).content;
  }

  async #read(files: FileReader): Promise<Registry> {
    this.#live = await files.read<Registry>(registryPath, { phase: 'find', integrity: '' });
    return this.#live;
  }
}
