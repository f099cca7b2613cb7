import { type AppName, appNameSource } from '@mint-row/kit/contract';
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
import type { Plain } from '../../store/copies.ts';
import { layout, notFoundPath, releaseName } from '../../store/layout.ts';
import type { SnapshotFile } from '../../store/snapshots.ts';

/** A file, and what is known about it. */
export interface KnownFile extends Plain {
  /** Where it is: its key in the store, or its place in an export. */
  key: string;
}

/** A composed file of a snapshot. */
export type ListedFile = SnapshotFile & KnownFile;

/** Reads stored files. */
export interface SiteFiles {
  /** Reads a file, or a compressed copy of it; null when it cannot be sent. */
  read(file: KnownFile, coding: Coding | null): Uint8Array | Promise<Uint8Array | null>;
}

/** The files of a release, according to its manifest. */
export interface ListedFiles {
  files: Readonly<Record<string, KnownFile>>;
}

/** Reads the manifests of releases. */
export interface FileLists {
  /**
   * @param key of the manifest, which has the release's name
   * @returns null when there is no such release; "unreadable" when there is one, but its manifest cannot be read
   */
  read(key: string): Promise<ListedFiles | 'unreadable' | null>;
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
export interface ServedSite {
  /** On a redirect to the canonical address of a page. */
  readonly redirectHeaders: Headers;
  /** Whether a path is a document, other than the not-found page. */
  hasDocument(path: string): boolean;
  /** Finds the answer for a path that has been decoded and checked; null when it cannot be decided. */
  resource(path: string): Promise<Resource | null>;
}

const releaseAddress = new RegExp(`^/(?:(shell)|remotes/(${appNameSource}))/(${releaseName})/(.+)$`);

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path);
}

/** The keys of the manifests of the releases whose files may be served. */
type NamedReleases = Pick<ReadonlySet<string>, 'has'>;

/** The files that may be served: those of a snapshot, and those in the manifests of releases. */
export class ListedSite implements ServedSite {
  readonly redirectHeaders = redirectHeaders;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #named: NamedReleases;
  readonly #files: SiteFiles;
  readonly #lists: FileLists;
  /** The resources that were asked for, by what lists them: each is described once. */
  readonly #described = new WeakMap<object, StoredResource>();

  /**
   * @param listed the files of the snapshot, by address
   * @param named the keys of the manifests of the releases whose files may be served
   * @param lists the files of each of these releases
   */
  constructor(listed: ReadonlyMap<string, ListedFile>, named: NamedReleases, files: SiteFiles, lists: FileLists) {
    this.#listed = listed;
    this.#named = named;
    this.#files = files;
    this.#lists = lists;
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
    const how = { status, type: typeOf(record), headers: headersOf(record) };
    return this.#describe(nameOfComposed(record.type), record, how);
  }

  async #asset(path: string): Promise<StoredResource | 'unreadable' | null> {
    const [, shell, own, release = '', name] = releaseAddress.exec(path) ?? [];
    return name ? this.#released(shell ?? own ?? '', release, name) : null;
  }

  /** A published file of a release. */
  async #released(app: AppName, release: string, name: string): Promise<StoredResource | 'unreadable' | null> {
    const key = layout.release(app, release);
    const list = this.#named.has(key) ? await this.#lists.read(key) : null;
    if (!list || list === 'unreadable') return list;
    const file = `client/${name}`;
    const record = Object.hasOwn(list.files, file) ? list.files[file] : null;
    const type = contentTypes.get(name.split('.').pop() ?? '');
    if (!record || !type) return null;
    const known = this.#described.get(record);
    if (known) return known;
    return this.#describe(name, record, { status: 200, type, headers: assetHeaders });
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

function headersOf({ type, scriptHashes = [], styleHashes = [] }: SnapshotFile): Headers {
  if (type === 'text/html') return documentHeaders({ scriptHashes, styleHashes });
  return type === 'application/speculationrules+json' ? rulesHeaders : dataHeaders;
}

function typeOf({ type }: SnapshotFile): string {
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
