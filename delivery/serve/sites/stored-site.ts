import { releaseOf } from '@mint-row/kit/build';
import { type AppName, filesBase } from '@mint-row/kit/contract';
import { manifestFile } from '../../artifact/manifest-file.ts';
import type { Generation } from '../../store/history.ts';
import { hashOf, layout } from '../../store/layout.ts';
import { type Releases, readSnapshot, type Snapshot, type SnapshotFile, snapshotFiles } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { ListedSite } from '../rules/listed-site.ts';
import { type KnownFile, type ListedFiles, ReleasedFiles } from '../rules/released-files.ts';
import { Records } from './records.ts';
import { minCacheBytes, VerifiedFiles } from './verified-files.ts';

/** A generation's snapshot, and the hash of its file if the history records it. */
export interface NamedSnapshot extends Pick<Generation, 'snapshotIntegrity'> {
  snapshot: string;
}

/** The site of a store: what the live snapshot lists, and the manifests of all releases that the history names. */
export class StoredSite extends ListedSite {
  /** The name of the snapshot. */
  readonly snapshot: string;
  readonly releases: Releases;
  /** The fallbacks of the remotes that have one. */
  readonly fallbacks: Releases;
  /** The files of the snapshot, by address. */
  readonly listed: ReadonlyMap<string, SnapshotFile>;
  readonly #files: VerifiedFiles;
  readonly #manifests: Manifests;
  readonly #released: ReleasedFiles;

  private constructor(
    storage: Storage,
    records: Records,
    { id, releases, fallbacks }: Snapshot,
    listed: ReadonlyMap<string, SnapshotFile>,
    named: ReadonlySet<string>,
    cache: StoredSite | number,
  ) {
    const files = typeof cache === 'number' ? new VerifiedFiles(storage, cache) : cache.#files;
    const manifests = typeof cache === 'number' ? new Manifests(records, files) : cache.#manifests;
    const released =
      typeof cache === 'number' ? new ReleasedFiles((folder) => manifests.read(folder), () => named) : cache.#released;
    super(listed, new Map(Object.entries(releases)), files, released);
    this.snapshot = id;
    this.releases = releases;
    this.fallbacks = fallbacks;
    this.listed = listed;
    this.#files = files;
    this.#manifests = manifests;
    this.#released = released;
  }

  /**
   * @param live the snapshot, and the hash of its file if the history records it
   * @param named the folders of the releases that may be served
   * @param cache the site that this one replaces, for its cache; or the size of its own, in bytes
   * @throws DeliveryError when the snapshot cannot be read
   */
  static async open(
    storage: Storage,
    { snapshot, snapshotIntegrity }: NamedSnapshot,
    named: ReadonlySet<string>,
    cache: StoredSite | number = minCacheBytes,
  ): Promise<StoredSite> {
    const records = new Records(storage);
    const stored = await readSnapshot(records, snapshot, snapshotIntegrity);
    return new StoredSite(storage, records, stored.snapshot, snapshotFiles(stored), named, cache);
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

  /** Every published file of the releases that may be served, by address: those under plain names apart. */
  async releasedFiles(): Promise<{ hashed: Map<string, KnownFile>; plain: Map<string, KnownFile> }> {
    const hashed = new Map<string, KnownFile>();
    const plain = new Map<string, KnownFile>();
    for (const [app, files] of await this.#released.all()) {
      for (const [name, file] of files) hashed.set(filesBase(app) + name, file);
    }
    for (const [app, release] of Object.entries(this.releases)) {
      for (const [name, file] of await this.#released.live(app, layout.release(app, release))) {
        plain.set(filesBase(app) + name, file);
      }
    }
    return { hashed, plain };
  }

  /** Forgets the manifests of releases, so that they are read again: a release may have been removed or repaired. */
  forgetReleases(): void {
    this.#manifests.forget();
    this.#released.forget();
  }
}

/** The manifests of the releases requested so far. */
class Manifests {
  readonly #records: Records;
  readonly #files: VerifiedFiles;
  /** By the folder of the release. */
  readonly #known = new Map<string, ListedFiles>();
  /** The forgotten manifests, which are used while the store does not answer. */
  readonly #before = new Map<string, ListedFiles>();

  constructor(records: Records, files: VerifiedFiles) {
    this.#records = records;
    this.#files = files;
  }

  /**
   * @param folder the folder of the release, which ends with the release's name
   * @returns null when the release is not in the store; "unreadable" when the manifest is damaged, or has never been read
   * and the store does not answer
   */
  async read(folder: string): Promise<ListedFiles | 'unreadable' | null> {
    const known = this.#known.get(folder);
    if (known) return known;
    const key = `${folder}/${manifestFile}`;
    let text: Buffer | null;
    try {
      text = await this.#records.read(key);
    } catch (error) {
      const before = this.#before.get(folder);
      if (before) return before;
      this.#files.report(key, `cannot be read: ${(error as Error).message} No file of this release is sent.`);
      return 'unreadable';
    }
    this.#before.delete(folder);
    if (!text) return null;
    if (releaseOf(text) !== hashOf(folder.slice(folder.lastIndexOf('/') + 1))) {
      this.#files.report(key, 'is damaged. No file of this release is sent.');
      return 'unreadable';
    }
    const { files } = JSON.parse(text.toString()) as ListedFiles;
    const listed = { files };
    this.#known.set(folder, listed);
    return listed;
  }

  /** Forgets all manifests, so that they are read again: a release may have been removed or repaired. */
  forget(): void {
    for (const [folder, manifest] of this.#known) this.#before.set(folder, manifest);
    this.#known.clear();
  }
}
