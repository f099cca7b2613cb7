import { type AppName, type RemoteName, releaseBase } from '@mint-row/kit/contract';
import type { Generation } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Releases, Snapshot, SnapshotFile } from '../store/snapshot.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { ListedSite } from './listed-site.ts';
import { Manifests } from './manifests.ts';
import { Records } from './records.ts';
import { VerifiedFiles } from './verified-files.ts';

/** A generation's snapshot, and the hash of its file if the history records it. */
export interface NamedSnapshot extends Pick<Generation, 'snapshotIntegrity'> {
  snapshot: string;
}

/** The site of a store: what the live snapshot lists, and the manifests of all releases that the history names. */
export class Site extends ListedSite {
  /** The name of the snapshot. */
  readonly snapshot: string;
  readonly releases: Releases;
  /** The fallbacks of the remotes that have one. */
  readonly previous: Releases;
  /** The files of the snapshot, by address. */
  readonly listed: ReadonlyMap<string, SnapshotFile>;
  readonly #files: VerifiedFiles;
  readonly #manifests: Manifests;

  private constructor(
    storage: Storage,
    records: Records,
    { id, releases, previous }: Snapshot,
    listed: ReadonlyMap<string, SnapshotFile>,
    named: ReadonlySet<string>,
    before?: Site,
  ) {
    const files = before ? before.#files : new VerifiedFiles(storage);
    const manifests = before ? before.#manifests : new Manifests(storage, records, files);
    super(listed, { named, live: remotesIn(releases) }, files, manifests);
    this.snapshot = id;
    this.releases = releases;
    this.previous = previous;
    this.listed = listed;
    this.#files = files;
    this.#manifests = manifests;
  }

  /**
   * @param live the snapshot, and the hash of its file if the history records it
   * @param named the folders of the releases that may be served
   * @param before the site that this one follows, for what it has in memory
   * @throws DeliveryError when the snapshot cannot be read
   */
  static async open(
    storage: Storage,
    { snapshot, snapshotIntegrity }: NamedSnapshot,
    named: ReadonlySet<string>,
    before?: Site,
  ): Promise<Site> {
    const records = new Records(storage);
    const stored = await readSnapshot(records, snapshot, snapshotIntegrity);
    return new Site(storage, records, stored.snapshot, filesOf(stored), named, before);
  }

  /** The addresses of the files of releases that browsers may request, as far as their manifests can be read. */
  async addressesIn(releases: Releases): Promise<string[]> {
    const addresses: string[] = [];
    for (const [app, release] of Object.entries(releases) as [AppName, string][]) {
      const list = await this.#manifests.read(layout.release(app, release));
      if (!list || list === 'unreadable') continue;
      const published = Object.keys(list.files).filter((file) => file.startsWith('client/'));
      addresses.push(...published.map((file) => releaseBase(app, release) + file.slice('client/'.length)));
    }
    return addresses;
  }

  /** Forgets the manifests of releases, so that they are read again: a release may have been removed or repaired. */
  forgetReleases(): void {
    this.#manifests.forget();
  }
}

/** The release of each remote of a site. */
export function remotesIn(releases: Releases): ReadonlyMap<RemoteName, string> {
  return new Map(Object.entries(releases).filter(([app]) => app !== 'shell'));
}
