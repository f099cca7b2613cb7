import {
  type Catalogue,
  catalogueFile,
  findExpose,
  isPath,
  type Kind,
  mergeCatalogues,
  type PageData,
  pageDataFile,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  registryPath,
} from '@mint-row/kit/contract';
import { LoadFailure } from './load-failure.ts';
import { type FileReader, isListed, readVerified } from './release-files.ts';

/** The remote that has the page of a path, the release that this tab uses, and the module that shows the page. */
export interface Target {
  remote: RemoteName;
  registered: RegisteredRemote;
  expose: string;
}

type Candidate = Target & { pattern: string };

/**
 * Finds the page of a path.
 * @returns null when there is none
 * @throws LoadFailure when the registry or the lists that would tell cannot be read
 */
export async function findPage(path: string, registry: RemoteRegistry, files: FileReader): Promise<Target | null> {
  const known = candidatesFor(path, registry.pinned).find(isCertain);
  if (known) return known;
  const candidates = candidatesFor(path, await registry.remotes(files));
  return candidates.find(isCertain) ?? firstListed(path, candidates, files);
}

/** The remotes that may have the page, judging by their patterns. */
function candidatesFor(path: string, remotes: ReadonlyMap<RemoteName, RegisteredRemote>): Candidate[] {
  return [...remotes].flatMap(([remote, registered]) => {
    const match = findExpose(registered.exposes, path);
    return match ? [{ remote, registered, ...match }] : [];
  });
}

function isCertain({ pattern }: Candidate): boolean {
  return isPath(pattern);
}

/** A pattern names the module for a page; whether the page exists is in the lists of the release. */
async function firstListed(path: string, candidates: readonly Candidate[], files: FileReader): Promise<Target | null> {
  const lookUps = candidates.map(async (candidate) =>
    (await isListed(files, candidate.registered, pageDataFile(path))) ? candidate : Promise.reject(null),
  );
  // If one remote has the page, failures of the others do not matter.
  return Promise.any(lookUps).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => error instanceof LoadFailure);
    if (failure) throw failure;
    return null;
  });
}

/** Knows the remotes, and reads the data that their releases publish. Once found, a remote stays at its release in this tab. */
export class RemoteRegistry {
  #pinned = new Map<string, RegisteredRemote>();
  #brokenReleases = new Set<string>();
  #live: Registry | null = null;

  /** Pins the release that the page's HTML was rendered with. */
  pin(remote: RemoteName, registered: RegisteredRemote): void {
    this.#pinned.set(remote, registered);
  }

  /** Pins the fallback release of a release that turned out to be broken. */
  replace(remote: RemoteName, { release }: RegisteredRemote, fallback: RegisteredRemote): void {
    this.#brokenReleases.add(release);
    this.pin(remote, fallback);
  }

  /** Whether a release turned out to be broken in this tab. */
  hasReplaced(release: string): boolean {
    return this.#brokenReleases.has(release);
  }

  /** Every remote that this tab has used, at its pinned release. */
  get pinned(): ReadonlyMap<string, RegisteredRemote> {
    return this.#pinned;
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
