import { type AppName, appNameSource, liveRelease, type RemoteName } from '@mint-row/kit/contract';
import {
  assetHeaders,
  contentTypes,
  dataHeaders,
  documentHeaders,
  type Headers,
  liveDrawingHeaders,
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
  read(file: KnownFile, coding: Coding | null): Promise<Uint8Array | null>;
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
  read: (coding: Coding | null) => Promise<Uint8Array | null>;
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

const liveDrawing = new RegExp(`^/remotes/(${appNameSource})/${liveRelease}/(art/[^/]+\\.svg)$`);

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path) || liveDrawing.test(path);
}

/** The releases whose files may be served. */
interface ServedReleases {
  /** The keys of their manifests. */
  named: Pick<ReadonlySet<string>, 'has'>;
  /** Those of the snapshot, by remote. */
  live: ReadonlyMap<RemoteName, string>;
}

/** The files that may be served: those of a snapshot, and those in the manifests of releases. */
export class ListedSite implements ServedSite {
  readonly redirectHeaders = redirectHeaders;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #releases: ServedReleases;
  readonly #files: SiteFiles;
  readonly #lists: FileLists;

  /**
   * @param listed the files of the snapshot, by address
   * @param lists the files of each of these releases
   */
  constructor(listed: ReadonlyMap<string, ListedFile>, releases: ServedReleases, files: SiteFiles, lists: FileLists) {
    this.#listed = listed;
    this.#releases = releases;
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
    const name = nameOfComposed(record.type);
    return this.#resource(name, record, { status, type: typeOf(record), headers: headersOf(record) });
  }

  async #asset(path: string): Promise<StoredResource | 'unreadable' | null> {
    const [, remote = '', drawing] = liveDrawing.exec(path) ?? [];
    if (drawing) return this.#released(remote, this.#releases.live.get(remote), drawing, liveDrawingHeaders);
    const [, shell, own, release, name] = releaseAddress.exec(path) ?? [];
    return name ? this.#released(shell ?? own ?? '', release, name, assetHeaders) : null;
  }

  /** A published file of a release. */
  async #released(
    app: AppName,
    release: string | undefined,
    name: string,
    headers: Headers,
  ): Promise<StoredResource | 'unreadable' | null> {
    const key = release && layout.release(app, release);
    const list = key && this.#releases.named.has(key) ? await this.#lists.read(key) : null;
    if (!list || list === 'unreadable') return list;
    const file = `client/${name}`;
    const record = Object.hasOwn(list.files, file) ? list.files[file] : null;
    const type = contentTypes.get(name.split('.').pop() ?? '');
    if (!record || !type) return null;
    return this.#resource(name, record, { status: 200, type, headers });
  }

  #resource(
    name: string,
    { key, bytes, integrity }: KnownFile,
    how: Pick<StoredResource, 'status' | 'type' | 'headers'>,
  ): StoredResource {
    const file = { key, bytes, integrity };
    return {
      ...how,
      ...file,
      encoded: isCompressible(name, bytes),
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
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
