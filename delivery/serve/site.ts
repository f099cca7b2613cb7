import { appNameSource } from '@mint-row/shared/contract';
import { assetHeaders, dataHeaders, documentHeaders, type Headers, rulesHeaders } from '@mint-row/shared/headers';
import { notFoundPath } from '../compose/composed-file.ts';
import { type Coding, isCompressible } from '../store/encode.ts';
import type { Generation } from '../store/history.ts';
import { layout, releaseName } from '../store/layout.ts';
import type { SnapshotFile } from '../store/snapshot.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { contentTypes } from './content-types.ts';
import { Manifests, type Unreadable } from './manifests.ts';
import { type KnownFile, VerifiedFiles } from './verified-files.ts';

/** A file that may be served, and how to serve it. */
export interface Resource extends KnownFile {
  status: 200 | 404;
  type: string;
  /** Whether there are compressed copies beside it. */
  encoded: boolean;
  etag: string;
  headers: Headers;
  /** Reads the file, or a copy of it; null when it cannot be sent. */
  read: (coding: Coding | null) => Promise<Buffer | null>;
}

/** A generation's snapshot, and the hash of its file if the history records it. */
export interface NamedSnapshot extends Pick<Generation, 'snapshotIntegrity'> {
  snapshot: string;
}

const releaseAddress = new RegExp(`^/(?:(shell)|remotes/(${appNameSource}))/(${releaseName})/(.+)$`);

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path);
}

/**
 * The files that may be served: those of the live snapshot, and those in the manifests of all releases that the history
 * names.
 */
export class Site {
  readonly #listed: ReadonlyMap<string, SnapshotFile>;
  readonly #named: ReadonlySet<string>;
  readonly #files: VerifiedFiles;
  readonly #manifests: Manifests;
  readonly snapshot: string;

  private constructor(
    storage: Storage,
    snapshot: string,
    listed: ReadonlyMap<string, SnapshotFile>,
    named: ReadonlySet<string>,
  ) {
    this.snapshot = snapshot;
    this.#listed = listed;
    this.#named = named;
    this.#files = new VerifiedFiles(storage);
    this.#manifests = new Manifests(storage, this.#files);
  }

  /**
   * @param live the snapshot, and the hash of its file if the history records it
   * @param named the folders of the releases that may be served
   * @throws DeliveryError when the snapshot cannot be read
   */
  static async open(
    storage: Storage,
    { snapshot, snapshotIntegrity }: NamedSnapshot,
    named: ReadonlySet<string>,
  ): Promise<Site> {
    return new Site(storage, snapshot, filesOf(await readSnapshot(storage, snapshot, snapshotIntegrity)), named);
  }

  /** The addresses of all files of the snapshot itself, except the not-found page. */
  paths(): string[] {
    return [...this.#listed.keys()].filter((path) => path !== notFoundPath);
  }

  /** Whether a path is a document of the site, other than the not-found page. */
  hasDocument(path: string): boolean {
    return path !== notFoundPath && this.#listed.get(path)?.type === 'text/html';
  }

  /**
   * Finds the answer for a path that has been decoded and checked: the not-found page for anything unlisted.
   * @returns null when it cannot be decided, because a manifest cannot be read
   */
  async resource(path: string): Promise<Resource | null> {
    const found = path === notFoundPath ? null : (this.#composed(path, 200) ?? (await this.#asset(path)));
    if (found === 'unreadable') return null;
    const resource = found ?? this.#composed(notFoundPath, 404);
    if (!resource) throw new Error(`The snapshot ${this.snapshot} has no ${notFoundPath}.`);
    return resource;
  }

  /** Forgets the manifests of releases, so that they are read again: a release may have been removed or repaired. */
  forgetReleases(): void {
    this.#manifests.forget();
  }

  #composed(path: string, status: 200 | 404): Resource | null {
    const record = this.#listed.get(path);
    return record ? this.#resource(record, { status, type: typeOf(record), headers: headersOf(record) }) : null;
  }

  async #asset(path: string): Promise<Resource | Unreadable | null> {
    const [, shell, remote, release, name] = releaseAddress.exec(path) ?? [];
    const app = shell ?? remote;
    if (!app || !release || !name) return null;
    const folder = layout.release(app, release);
    const manifest = this.#named.has(folder) ? await this.#manifests.read(folder) : null;
    if (!manifest || manifest === 'unreadable') return manifest;
    const file = `client/${name}`;
    const record = Object.hasOwn(manifest.files, file) ? manifest.files[file] : null;
    const type = contentTypes.get(name.split('.').pop() ?? '');
    if (!record || !type) return null;
    return this.#resource({ ...record, key: `${folder}/${file}` }, { status: 200, type, headers: assetHeaders });
  }

  #resource({ key, bytes, integrity }: KnownFile, how: Pick<Resource, 'status' | 'type' | 'headers'>): Resource {
    const file = { key, bytes, integrity };
    return {
      ...how,
      ...file,
      encoded: isCompressible(key, bytes),
      etag: `"${integrity.slice(7, 39)}"`,
      read: (coding) => this.#files.read(file, coding),
    };
  }
}

function headersOf({ type, scriptHashes = [], styleHashes = [] }: SnapshotFile): Headers {
  if (type === 'text/html') return documentHeaders({ scriptHashes, styleHashes });
  return type === 'application/speculationrules+json' ? rulesHeaders : dataHeaders;
}

function typeOf({ type }: SnapshotFile): string {
  return type === 'image/x-icon' ? type : `${type}; charset=utf-8`;
}
