import { type AppName, filesBase, type Place } from '@mint-row/kit/contract';
import { releaseCommand } from '../../common/commands.ts';
import { DeliveryError } from '../../common/errors.ts';
import type { Plain } from '../../store/copies.ts';
import { layout } from '../../store/layout.ts';
import {
  type KeyedFile,
  type Releases,
  readSnapshot,
  type StoredPart,
  type StoredSnapshot,
  snapshotFiles,
} from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { fileKey } from '../../store/stored-files.ts';
import { isIntact } from '../../store/written-once.ts';
import { ListedSite } from '../rules/listed-site.ts';
import { type KnownFile, type ListedFiles, ReleasedFiles } from '../rules/released-files.ts';
import { Records } from './records.ts';
import { minCacheBytes, VerifiedFiles } from './verified-files.ts';

/** A generation that has a snapshot. */
export interface NamedSnapshot {
  snapshot: string;
}

/** A release, and the team that owns its application, as its manifest says; the shell's says none. */
interface NamedRelease {
  release: string;
  owner: string | undefined;
}

/** The site of a store: what the live snapshot lists, and the manifests of all releases that the history names. */
export class StoredSite extends ListedSite {
  /** The name of the snapshot. */
  readonly snapshot: string;
  readonly releases: Releases;
  readonly place: Place;
  /** The fallbacks of the remotes that have one. */
  readonly fallbacks: Releases;
  /** The files of the snapshot, by address. */
  readonly listed: ReadonlyMap<string, KeyedFile>;
  readonly #files: VerifiedFiles;
  readonly #manifests: Manifests;
  readonly #released: ReleasedFiles;
  /** The keys of the manifests of the releases that may be served. */
  readonly #named: ReadonlySet<string>;
  /** The application that each document belongs to, by path. */
  readonly #owners: ReadonlyMap<string, AppName>;
  /** The origins whose pages may load files of releases. */
  readonly allowedOrigins: readonly string[];

  private constructor(
    storage: Storage,
    records: Records,
    stored: { snapshot: StoredSnapshot; parts: readonly StoredPart[] },
    named: ReadonlySet<string>,
    cache: StoredSite | number,
    allowedOrigins: readonly string[],
  ) {
    const { id, place, moved, releases, fallbacks } = stored.snapshot;
    const listed = snapshotFiles(stored);
    const files = typeof cache === 'number' ? new VerifiedFiles(storage, cache) : cache.#files;
    const manifests = typeof cache === 'number' ? new Manifests(records, files) : cache.#manifests;
    const released =
      typeof cache === 'number'
        ? new ReleasedFiles(
            (key) => manifests.read(key),
            () => named,
          )
        : cache.#released;
    const where = { folder: place.folder, moved };
    super(where, listed, new Map(Object.entries(releases)), files, released, allowedOrigins);
    this.snapshot = id;
    this.releases = releases;
    this.place = place;
    this.fallbacks = fallbacks;
    this.listed = listed;
    this.#files = files;
    this.#manifests = manifests;
    this.#released = released;
    this.#named = named;
    this.#owners = new Map(stored.parts.flatMap(({ app, files }) => Object.keys(files).map((path) => [path, app])));
    this.allowedOrigins = allowedOrigins;
  }

  /**
   * @param named the keys of the manifests of the releases that may be served
   * @param cache the site that this one replaces, for its cache; or the size of its own, in bytes
   * @param allowedOrigins those whose pages may load files of releases; those of the site that this one replaces if omitted
   * @throws DeliveryError when the snapshot cannot be read
   */
  static async open(
    storage: Storage,
    { snapshot }: NamedSnapshot,
    named: ReadonlySet<string>,
    cache: StoredSite | number = minCacheBytes,
    allowedOrigins: readonly string[] = typeof cache === 'number' ? [] : cache.allowedOrigins,
  ): Promise<StoredSite> {
    const records = new Records(storage);
    const stored = await readSnapshot(records, snapshot);
    return new StoredSite(storage, records, stored, named, cache, allowedOrigins);
  }

  /** The application that has the page at a path; undefined when there is no such page. */
  appOf(path: string): AppName | undefined {
    return this.#owners.get(path);
  }

  /**
   * The releases of an application that have all of some files.
   * @param names their published names
   * @returns "unreadable" when a manifest cannot be read that would tell
   */
  async releasesWith(app: AppName, names: readonly string[]): Promise<NamedRelease[] | 'unreadable'> {
    const found: NamedRelease[] = [];
    const folder = layout.releases + app;
    for (const key of this.#named) {
      if (!key.startsWith(`${folder}/`)) continue;
      const list = await this.#manifests.read(key);
      if (list === 'unreadable') return list;
      if (!list || !names.every((name) => Object.hasOwn(list.files, `client/${name}`))) continue;
      found.push({ release: key.slice(folder.length + 1, -'.json'.length), owner: list.owner });
    }
    return found;
  }

  /** The addresses of the files of releases that browsers may request, as far as their manifests can be read. */
  async addressesIn(releases: Releases): Promise<string[]> {
    const addresses: string[] = [];
    for (const [app, release] of Object.entries(releases) as [AppName, string][]) {
      const list = await this.#manifests.read(layout.release(app, release));
      if (!list || list === 'unreadable') continue;
      const published = Object.keys(list.files).filter((file) => file.startsWith('client/'));
      addresses.push(...published.map((file) => filesBase(app) + file.slice('client/'.length)));
    }
    return addresses;
  }

  /**
   * Every published file of the releases that may be served, by address; those of the live releases also by their plain
   * addresses.
   * @throws DeliveryError when the manifest of a live release is missing or damaged
   */
  async releasedFiles(): Promise<Map<string, KnownFile>> {
    const found = new Map<string, KnownFile>();
    for (const [app, files] of await this.#released.all()) {
      for (const [name, file] of files) found.set(filesBase(app) + name, file);
    }
    for (const [app, release] of Object.entries(this.releases)) {
      const key = layout.release(app, release);
      const list = await this.#manifests.read(key);
      if (!list || list === 'unreadable') throw missingInStore(this.#files.store, key, `the live release of ${app}`);
      const files = await this.#released.live(app, key);
      for (const [name, file] of files) found.set(filesBase(app) + name, file);
    }
    return found;
  }

  /** Forgets the manifests of releases, so that they are read again: a release may have been removed or repaired. */
  forgetReleases(): void {
    this.#manifests.forget();
    this.#released.forget();
  }
}

/** The error of a command that needs a file of the live site which the store does not have whole. */
export function missingInStore(store: string, key: string, what: string): DeliveryError {
  return new DeliveryError(
    `${key}, which is ${what}, is missing or damaged in the store. See what else is: ${releaseCommand(store, 'verify')}\nPublish what is live again: that repairs it.`,
  );
}

/** What is read of a manifest. */
interface ReadManifest extends ListedFiles {
  owner: string | undefined;
}

/** The manifests of the releases requested so far. */
class Manifests {
  readonly #records: Records;
  readonly #files: VerifiedFiles;
  /** By their keys. */
  readonly #known = new Map<string, ReadManifest>();
  /** The forgotten manifests, which are used while the store does not answer. */
  readonly #before = new Map<string, ReadManifest>();

  constructor(records: Records, files: VerifiedFiles) {
    this.#records = records;
    this.#files = files;
  }

  /**
   * @param key of the manifest, which has the release's name
   * @returns null when the release is not in the store; "unreadable" when the manifest is damaged, or has never been read
   * and the store does not answer
   */
  async read(key: string): Promise<ReadManifest | 'unreadable' | null> {
    const known = this.#known.get(key);
    if (known) return known;
    let text: Buffer | null;
    try {
      text = await this.#records.read(key);
    } catch (error) {
      const before = this.#before.get(key);
      if (before) return before;
      this.#files.report(key, `cannot be read: ${(error as Error).message} No file of this release is sent.`);
      return 'unreadable';
    }
    this.#before.delete(key);
    if (!text) return null;
    if (!(await isIntact(key, text))) {
      this.#files.report(key, 'is damaged. No file of this release is sent.');
      return 'unreadable';
    }
    const { files, owner } = JSON.parse(text.toString()) as { files: Record<string, Plain>; owner?: string };
    const release = key.slice(key.lastIndexOf('/') + 1, -'.json'.length);
    const keyed = Object.entries(files).map(([name, file]) => [name, { ...file, key: fileKey(file, release) }]);
    const listed = { files: Object.fromEntries(keyed), owner };
    this.#known.set(key, listed);
    return listed;
  }

  /** Forgets all manifests, so that they are read again: a release may have been removed or repaired. */
  forget(): void {
    for (const [key, manifest] of this.#known) this.#before.set(key, manifest);
    this.#known.clear();
  }
}
