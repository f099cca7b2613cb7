import { type AppName, appNameSource, type InFolder, plainName } from '@mint-row/kit/contract';
import {
  assetHeaders,
  contentTypes,
  dataHeaders,
  documentHeaders,
  entityTag,
  type Headers,
  redirectHeaders,
  rulesHeaders,
} from '@mint-row/kit/headers';
import { type Coding, isCompressible, nameOfComposed } from '../../store/codings.ts';
import { layout, notFoundPath } from '../../store/layout.ts';
import type { SnapshotFile } from '../../store/snapshots.ts';
import type { KnownFile, PublishedFiles } from './released-files.ts';

/** A composed file of a snapshot. */
export type ListedFile = SnapshotFile & KnownFile;

/** Reads stored files. */
export interface SiteFiles {
  /** Reads a file, or a compressed copy of it; null when it cannot be sent. */
  read(file: KnownFile, coding: Coding | null): Uint8Array | Promise<Uint8Array | null>;
}

/** A file that may be served, and how to serve it. */
export interface Resource {
  status: 200 | 404;
  type: string;
  /** Whether there are compressed copies beside it. */
  encoded: boolean;
  etag: string;
  headers: Headers;
  /** Reads the file, or a copy of it; null when it cannot be sent. */
  read: (coding: Coding | null) => Uint8Array | null | Promise<Uint8Array | null>;
}

/** A resource that is served directly from a stored file. */
type StoredResource = Resource & KnownFile;

/** A site from which requests are answered: the live site, or a preview. */
export interface ServedSite extends InFolder {
  /** On a redirect to the canonical address of a page. */
  readonly redirectHeaders: Headers;
  /** Whether a path is a document, other than the not-found page. */
  hasDocument(path: string): boolean;
  /** Finds the answer for a path that has been decoded and checked; null when it cannot be decided. */
  resource(path: string): Promise<Resource | null>;
}

const releaseAddress = new RegExp(`^/(?:(shell)|remotes/(${appNameSource}))/(.+)$`);

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path);
}

/** The files that may be served: those of a snapshot, and those in the manifests of releases. */
export class ListedSite implements ServedSite {
  readonly folder: string;
  readonly redirectHeaders = redirectHeaders;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #live: ReadonlyMap<AppName, string>;
  readonly #files: SiteFiles;
  readonly #released: PublishedFiles;
  /** The resources that were asked for, by what lists them: each is described once. */
  readonly #described = new WeakMap<object, StoredResource>();

  /**
   * @param place where the site is
   * @param listed the files of the snapshot, by path
   * @param live the releases of the snapshot
   * @param released the files of all releases that may be served
   */
  constructor(
    place: InFolder,
    listed: ReadonlyMap<string, ListedFile>,
    live: ReadonlyMap<AppName, string>,
    files: SiteFiles,
    released: PublishedFiles,
  ) {
    this.folder = place.folder;
    this.#listed = listed;
    this.#live = live;
    this.#files = files;
    this.#released = released;
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
  async resource(path: string): Promise<StoredResource | null> {
    const found = path === notFoundPath ? null : (this.#composed(path, 200) ?? (await this.#asset(path)));
    if (found === 'unreadable') return null;
    const resource = found ?? this.#composed(notFoundPath, 404);
    if (!resource) throw new Error(`The snapshot has no ${notFoundPath}.`);
    return resource;
  }

  #composed(path: string, status: 200 | 404): StoredResource | null {
    const record = this.#listed.get(path);
    if (!record) return null;
    const known = this.#described.get(record);
    if (known) return known;
    const how = { status, type: typeOf(record), headers: headersOf(record, this) };
    return this.#describe(nameOfComposed(record.type), record, how);
  }

  /** A published file of a release. */
  async #asset(path: string): Promise<StoredResource | 'unreadable' | null> {
    const [, shell, remote, name] = releaseAddress.exec(path) ?? [];
    const type = contentTypes.get(name?.split('.').pop() ?? '');
    if (!name || !type) return null;
    const app = shell ?? remote ?? '';
    const release = this.#live.get(app);
    const live = release && layout.release(app, release);
    const isPlain = plainName(name) === name;
    const file = await (isPlain ? this.#released.findLive(app, name, live) : this.#released.find(app, name, live));
    if (!file || file === 'unreadable') return file;
    const known = this.#described.get(file);
    const headers = isPlain ? dataHeaders : assetHeaders;
    // A file has other headers at its plain address.
    if (known?.headers === headers) return known;
    return this.#describe(name, file, { status: 200, type, headers });
  }

  /** @param name whose extension tells whether the file has compressed copies */
  #describe(name: string, record: KnownFile, how: Pick<StoredResource, 'status' | 'type' | 'headers'>): StoredResource {
    const { key, bytes, integrity } = record;
    const file = { key, bytes, integrity };
    const resource: StoredResource = {
      ...how,
      ...file,
      encoded: isCompressible(name, bytes),
      etag: entityTag(integrity.slice(7, 39), how.headers),
      read: (coding) => this.#files.read(file, coding),
    };
    this.#described.set(record, resource);
    return resource;
  }
}

function headersOf({ type, scriptHashes = [], styleHashes = [] }: SnapshotFile, place: InFolder): Headers {
  if (type === 'text/html') return documentHeaders({ scriptHashes, styleHashes }, place);
  return type === 'application/speculationrules+json' ? rulesHeaders : dataHeaders;
}

function typeOf({ type }: SnapshotFile): string {
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
