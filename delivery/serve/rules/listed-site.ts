import { type AppName, appNameSource } from '@mint-row/kit/contract';
import {
  assetHeaders,
  contentTypes,
  dataHeaders,
  documentHeaders,
  type Headers,
  redirectHeaders,
  rulesHeaders,
} from '@mint-row/kit/headers';
import { patternOf } from '../../deltas/dictionaries.ts';
import { type Coding, isCompressible } from '../../store/codings.ts';
import type { Plain } from '../../store/copies.ts';
import { type Delta, type Deltas, deltaName } from '../../store/delta-key.ts';
import { layout, notFoundPath, releaseName } from '../../store/layout.ts';
import type { SnapshotFile } from '../../store/snapshots.ts';

/** A stored file, and what is known about it. */
export interface KnownFile extends Plain {
  key: string;
}

/** Reads stored files. */
export interface SiteFiles {
  /** Reads a file, or a compressed copy of it; null when it cannot be sent. */
  read(file: KnownFile, coding: Coding | null): Promise<Uint8Array | null>;
  /** Reads a delta; null when it cannot be sent. */
  readDelta(delta: Delta): Promise<Uint8Array | null>;
}

/** The files of a release, according to its manifest. */
export interface ListedFiles {
  files: Record<string, Plain>;
  /** The deltas of these files; null when listing them takes too long. */
  deltas: () => Promise<Deltas | null>;
}

/** Reads the manifests of releases. */
export interface FileLists {
  /**
   * @param folder the folder of the release, which ends with the release's name
   * @returns null when there is no such release; "unreadable" when there is one, but its manifest cannot be read
   */
  read(folder: string): Promise<ListedFiles | 'unreadable' | null>;
}

/** How browsers use a file as a dictionary for that of a later release, and those of earlier ones for it. */
interface DictionaryUse {
  /** The addresses of the same file in all releases. */
  pattern: string;
  /**
   * How to read the delta for a client that has a dictionary.
   * @param hash the dictionary's SHA-256, in hexadecimal
   * @returns null when there is none
   */
  delta: (hash: string) => Promise<(() => Promise<Uint8Array | null>) | null>;
}

/** A file that may be served, and how to serve it. */
export interface Resource {
  status: 200 | 404;
  type: string;
  /** Whether there are compressed copies beside it. */
  encoded: boolean;
  /** How browsers use it as a dictionary, and dictionaries for it; only modules and styles have this. */
  dictionary?: DictionaryUse;
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

/** Matches the paths that files of releases may have. */
export function isOfRelease(path: string): boolean {
  return releaseAddress.test(path);
}

/** The folders of the releases whose files may be served. */
type NamedReleases = Pick<ReadonlySet<string>, 'has'>;

/** The files that may be served: those of a snapshot, and those in the manifests of releases. */
export class ListedSite implements ServedSite {
  readonly redirectHeaders = redirectHeaders;
  readonly #listed: ReadonlyMap<string, SnapshotFile>;
  readonly #named: NamedReleases;
  readonly #files: SiteFiles;
  readonly #lists: FileLists;

  /**
   * @param listed the files of the snapshot, by address
   * @param named the folders of the releases whose files may be served
   * @param lists the files of each of these releases
   */
  constructor(listed: ReadonlyMap<string, SnapshotFile>, named: NamedReleases, files: SiteFiles, lists: FileLists) {
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
    return record ? this.#resource(record, { status, type: typeOf(record), headers: headersOf(record) }) : null;
  }

  async #asset(path: string): Promise<StoredResource | 'unreadable' | null> {
    const [, shell, own, release = '', name] = releaseAddress.exec(path) ?? [];
    return name ? this.#released(shell ?? own ?? '', release, name) : null;
  }

  /** A published file of a release. */
  async #released(app: AppName, release: string, name: string): Promise<StoredResource | 'unreadable' | null> {
    const folder = layout.release(app, release);
    const list = this.#named.has(folder) ? await this.#lists.read(folder) : null;
    if (!list || list === 'unreadable') return list;
    const file = `client/${name}`;
    const record = Object.hasOwn(list.files, file) ? list.files[file] : null;
    const type = contentTypes.get(name.split('.').pop() ?? '');
    if (!record || !type) return null;
    const pattern = patternOf(app, file);
    const delta = async (hash: string) => {
      const found = (await list.deltas())?.get(deltaName(file, hash.slice(0, 16)));
      return found ? () => this.#files.readDelta(found) : null;
    };
    const dictionary = pattern === null ? {} : { dictionary: { pattern, delta } };
    return this.#resource(
      { ...record, key: `${folder}/${file}` },
      { status: 200, type, headers: assetHeaders, ...dictionary },
    );
  }

  #resource(
    { key, bytes, integrity }: KnownFile,
    how: Pick<StoredResource, 'status' | 'type' | 'headers' | 'dictionary'>,
  ): StoredResource {
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
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
