import type { Headers } from '@mint-row/kit/headers';
import type { Coding } from '../store/codings.ts';
import type { Plain } from '../store/copies.ts';
import type { Delta, Deltas } from '../store/deltas/delta-key.ts';

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
  /** The deltas of these files; null when they cannot be told soon. */
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

/** One that is a stored file, as it is. */
export type StoredResource = Resource & KnownFile;

/** What requests are answered from: the live site, or a preview. */
export interface Servable {
  /** On a redirect to the canonical address of a page. */
  readonly redirectHeaders: Headers;
  /** Whether a path is a document, other than the not-found page. */
  hasDocument(path: string): boolean;
  /** Finds the answer for a path that has been decoded and checked; null when it cannot be decided. */
  resource(path: string): Promise<Resource | null>;
}
