import { type AppName, appNameSource, type InFolder, plainName, registryPath } from '@mint-row/kit/contract';
import {
  assetHeaders,
  contentTypes,
  dataHeaders,
  documentHeaders,
  entityTag,
  type Headers,
  redirectHeaders,
  rulesHeaders,
  sharingHeaders,
  workerHeaders,
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
  /** The origins whose pages may read it, if there are several: the answer names the one that asks. */
  allowedOrigins?: readonly string[] | undefined;
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
  /** Where the page is now that had a path before; undefined when none had it. */
  movedTo(path: string): string | undefined;
  /** Finds the answer for a path that has been decoded and checked; null when it cannot be decided. */
  resource(path: string): Promise<Resource | null>;
}

const releaseAddress = new RegExp(`^/(?:(shell)|remotes/(${appNameSource}))/(.+)$`);

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path);
}

/** The application whose releases a path belongs to; null for other paths. */
export function appOfRelease(path: string): AppName | null {
  const [, shell, remote] = releaseAddress.exec(path) ?? [];
  return shell ?? remote ?? null;
}

/** The files that may be served: those of a snapshot, and those in the manifests of releases. */
export class ListedSite implements ServedSite {
  readonly folder: string;
  readonly redirectHeaders = redirectHeaders;
  /** The present path of each page whose address has changed, by former address. */
  readonly moved: ReadonlyMap<string, string>;
  readonly #listed: ReadonlyMap<string, ListedFile>;
  readonly #live: ReadonlyMap<AppName, string>;
  readonly #files: SiteFiles;
  readonly #released: PublishedFiles;
  readonly #sharing: Sharing;
  /** The resources that were asked for, by what lists them: each is described once. */
  readonly #described = new WeakMap<object, StoredResource>();

  /**
   * @param snapshot where the site is, and the present paths of pages whose addresses have changed, by former address
   * @param listed the files of the snapshot, by path
   * @param live the releases of the snapshot
   * @param released the files of all releases that may be served
   * @param allowedOrigins those whose pages may load files of releases, and the registry; exact, such as "https://host.example"
   */
  constructor(
    { folder, moved = {} }: InFolder & { moved?: Readonly<Record<string, string>> | undefined },
    listed: ReadonlyMap<string, ListedFile>,
    live: ReadonlyMap<AppName, string>,
    files: SiteFiles,
    released: PublishedFiles,
    allowedOrigins: readonly string[] = [],
  ) {
    this.folder = folder;
    this.moved = new Map(Object.entries(moved));
    this.#listed = listed;
    this.#live = live;
    this.#files = files;
    this.#released = released;
    this.#sharing = sharingWith(allowedOrigins);
  }

  /** The addresses of all files of the snapshot itself, except the not-found page. */
  paths(): string[] {
    return [...this.#listed.keys()].filter((path) => path !== notFoundPath);
  }

  /** Whether a path is a document of the site, other than the not-found page. */
  hasDocument(path: string): boolean {
    return path !== notFoundPath && this.#listed.get(path)?.type === 'text/html';
  }

  movedTo(path: string): string | undefined {
    return this.moved.get(path);
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
    const shared =
      path === registryPath ? { headers: this.#sharing.data, allowedOrigins: this.#sharing.several } : null;
    const how = { status, type: typeOf(record), headers: headersOf(path, record, this), ...shared };
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
    const headers = isPlain ? this.#sharing.data : this.#sharing.assets;
    // A file has other headers at its plain address.
    if (known?.headers === headers) return known;
    return this.#describe(name, file, { status: 200, type, headers, allowedOrigins: this.#sharing.several });
  }

  /** @param name whose extension tells whether the file has compressed copies */
  #describe(
    name: string,
    record: KnownFile,
    how: Pick<StoredResource, 'status' | 'type' | 'headers' | 'allowedOrigins'>,
  ): StoredResource {
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

/** The headers of what pages of other origins may load, and these origins if there are several. */
interface Sharing {
  assets: Headers;
  data: Headers;
  several: readonly string[] | undefined;
}

function sharingWith(allowedOrigins: readonly string[]): Sharing {
  const headers = sharingHeaders(allowedOrigins);
  return {
    assets: { ...assetHeaders, ...headers },
    data: { ...dataHeaders, ...headers },
    several: allowedOrigins.length > 1 ? allowedOrigins : undefined,
  };
}

function headersOf(
  path: string,
  { type, scriptHashes = [], styleHashes = [] }: SnapshotFile,
  place: InFolder,
): Headers {
  if (type === 'text/html') return documentHeaders({ scriptHashes, styleHashes }, place, path);
  // The only scripts that are not of a release.
  if (type === 'text/javascript') return workerHeaders;
  return type === 'application/speculationrules+json' ? rulesHeaders : dataHeaders;
}

function typeOf({ type }: SnapshotFile): string {
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
