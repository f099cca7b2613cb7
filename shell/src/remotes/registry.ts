import {
  type Catalogue,
  catalogueFile,
  currentPlace,
  findExpose,
  isPath,
  type Json,
  type Kind,
  type LiveRemote,
  mergeCatalogues,
  type PageData,
  pageDataFile,
  type RegisteredRemote,
  type Registry,
  type RemoteCode,
  type RemoteName,
  registryPath,
  withPlaceValues,
} from '@mint-row/kit/contract';
import { LoadFailure } from './load-failure.ts';
import { type FileReader, isListed, readVerified } from './release-files.ts';

/** The remote that has the page of a path, the code that this tab uses of it, and the module that shows the page. */
export interface Target {
  remote: RemoteName;
  code: RemoteCode;
  expose: string;
}

/** A page of a release that the registry names. */
export type RegisteredTarget = Target & { code: RegisteredRemote };

/** A remote whose release may have the page. */
type Candidate = RegisteredTarget & { pattern: string };

/**
 * Finds the page of a path, or the one that was there before. A release that this tab keeps may still have it there.
 * @returns the page with its present path; null when there is none
 * @throws LoadFailure when the registry or the lists that would tell cannot be read
 */
export async function findPage(
  asked: string,
  registry: RemoteRegistry,
  files: FileReader,
): Promise<(RegisteredTarget & { path: string }) | null> {
  const found = await findPageAt(asked, registry, files);
  const present = found ? undefined : await registry.movedTo(asked, files);
  if (present === undefined) return found && { ...found, path: asked };
  const moved = await findPageAt(present, registry, files);
  return moved && { ...moved, path: present };
}

async function findPageAt(path: string, registry: RemoteRegistry, files: FileReader): Promise<RegisteredTarget | null> {
  const candidates = candidatesFor(path, await registry.remotes(files));
  return candidates.find(isCertain) ?? firstListed(path, candidates, files);
}

/** The remotes that may have the page, judging by their patterns. */
function candidatesFor(path: string, remotes: ReadonlyMap<RemoteName, RegisteredRemote>): Candidate[] {
  return [...remotes].flatMap(([remote, registered]) => {
    const match = findExpose(registered.exposes, path);
    return match ? [{ remote, code: registered, ...match }] : [];
  });
}

function isCertain({ pattern }: Candidate): boolean {
  return isPath(pattern);
}

/** A pattern names the module for a page; whether the page exists is in the lists of the release. */
async function firstListed(
  path: string,
  candidates: readonly Candidate[],
  files: FileReader,
): Promise<RegisteredTarget | null> {
  const lookUps = candidates.map(async (candidate) =>
    (await isListed(files, candidate.code, pageDataFile(path))) ? candidate : Promise.reject(null),
  );
  // If one remote has the page, failures of the others do not matter.
  return Promise.any(lookUps).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => error instanceof LoadFailure);
    if (failure) throw failure;
    return null;
  });
}

/** Knows the remotes, and reads the data that their releases publish. Once read, a remote stays at its release in this tab. */
export class RemoteRegistry {
  #pinned = new Map<string, RegisteredRemote>();
  #brokenReleases = new Set<string>();
  #used = new Set<RemoteName>();
  #live: Registry | null = null;

  /** Pins the fallback release of the live one, which turned out to be broken. */
  replace(remote: RemoteName, fallback: RegisteredRemote): void {
    const live = this.#live?.remotes[remote];
    if (live) this.#brokenReleases.add(live.release);
    this.#pinned.set(remote, fallback);
  }

  /** Notes that this tab shows pages of a remote. */
  use(remote: RemoteName): void {
    this.#used.add(remote);
  }

  /** Whether a newer registry has another release of the shell, or of a remote that this tab has used. */
  isOlderThan(newer: Registry): boolean {
    const read = this.#live;
    if (!read) return false;
    if (read.shell !== newer.shell) return true;
    return [...this.#used].some((name) => {
      const release = newer.remotes[name]?.release;
      return release !== undefined && release !== read.remotes[name]?.release && !this.#brokenReleases.has(release);
    });
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
      if (!this.#pinned.has(name)) this.#pinned.set(name, registered);
    }
    return this.#pinned;
  }

  /** Where the page is now that had a path before; undefined when none had it. */
  async movedTo(path: string, files: FileReader): Promise<string | undefined> {
    return (await this.#read(files)).moved?.[path];
  }

  /** The fallback release that the registry names for the one whose code is broken, if any. */
  async fallback(target: Target, files: FileReader): Promise<RegisteredRemote | null> {
    return (await this.release(target, files))?.fallback ?? null;
  }

  /** Whether the registry, if it has been read, names a fallback release for the one with this code. */
  hasFallback(target: Target): boolean {
    return this.#knownRelease(target)?.fallback !== undefined;
  }

  /** The live release, if its code is that of a page: documents do not say which release they are of. */
  async release(target: Target, files: FileReader): Promise<LiveRemote | null> {
    await this.#read(files).catch(() => null);
    return this.#knownRelease(target);
  }

  #knownRelease({ remote, code, expose }: Target): LiveRemote | null {
    const live = this.#live?.remotes[remote];
    return live && filesOf(live, expose) === filesOf(code, expose) ? live : null;
  }

  pageData(registered: RegisteredRemote, path: string, files: FileReader): Promise<PageData> {
    return this.dataIn<PageData>(registered, pageDataFile(path), files);
  }

  /** The content of a file with data, in which the values of the place are filled in. */
  async dataIn<Content extends { data: Json }>(
    registered: RegisteredRemote,
    file: string,
    files: FileReader,
  ): Promise<Content> {
    const { content } = await readVerified<Content>(files, registered, file);
    return { ...content, data: withPlaceValues(content.data, currentPlace()) };
  }

  /** The entries of all remotes, of the kinds that a page shows. */
  async catalogue(kinds: readonly Kind[], files: FileReader): Promise<Catalogue> {
    if (kinds.length === 0) return {};
    const remotes = [...(await this.remotes(files))].sort(([a], [b]) => (a < b ? -1 : 1));
    const read = async (registered: RegisteredRemote): Promise<Catalogue> => {
      const offered = kinds.filter((kind) => registered.offers.includes(kind));
      const entries = await Promise.all(
        offered.map(async (kind) => [kind, (await readVerified(files, registered, catalogueFile(kind))).content]),
      );
      return Object.fromEntries(entries);
    };
    const entries = remotes.map(async ([, registered]) => ({
      base: registered.base,
      catalogue: await read(registered),
    }));
    return mergeCatalogues(kinds, await Promise.all(entries));
  }

  async #read(files: FileReader): Promise<Registry> {
    this.#live = await files.read<Registry>(registryPath, { phase: 'find', integrity: '' });
    return this.#live;
  }
}

/** The names of the files that a module runs besides an entry: with their hashes, they tell releases apart. */
function filesOf({ exposes }: RemoteCode, expose: string): string | undefined {
  return exposes[expose]?.files.join();
}
