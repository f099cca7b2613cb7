import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppName, appNames } from '@mint-row/shared/contract';
import { notFoundPath } from '../compose/composed-file.ts';
import { isCompressible } from '../store/encode.ts';
import { readSnapshot, type Snapshot } from '../store/snapshot.ts';
import type { Store } from '../store/store.ts';
import { contentTypes } from './content-types.ts';
import { assetHeaders, dataHeaders, documentHeaders, type Headers } from './headers.ts';

/** A file that may be served, and how. */
export interface Resource {
  status: 200 | 404;
  file: string;
  type: string;
  /** Whether compressed copies lie beside it. */
  encoded: boolean;
  etag: string;
  headers: Headers;
}

interface ReleaseFiles {
  files: Record<string, { bytes: number; integrity: string }>;
}

/** The site as a list of what may be served: the live snapshot's files, and the files that releases' manifests name. */
export class Site {
  #store: Store;
  #snapshot: Snapshot;
  #releases = new Map<string, Promise<ReleaseFiles | null>>();

  private constructor(store: Store, snapshot: Snapshot) {
    this.#store = store;
    this.#snapshot = snapshot;
  }

  /** @throws DeliveryError when the snapshot cannot be read */
  static async open(store: Store, id: string): Promise<Site> {
    return new Site(store, await readSnapshot(store, id));
  }

  /** The address of everything that the snapshot itself holds, but for the not-found page. */
  paths(): string[] {
    return Object.keys(this.#snapshot.files).filter((path) => path !== notFoundPath);
  }

  /** Whether a path is a document of the site, other than the not-found page. */
  hasDocument(path: string): boolean {
    return path !== notFoundPath && this.#snapshot.files[path]?.type === 'text/html';
  }

  /** What to answer for a path that has been decoded and checked; the not-found page for anything unlisted. */
  async resource(path: string): Promise<Resource> {
    const found = path === notFoundPath ? null : (this.#composed(path, 200) ?? (await this.#asset(path)));
    const resource = found ?? this.#composed(notFoundPath, 404);
    if (!resource) throw new Error(`The snapshot ${this.#snapshot.id} has no ${notFoundPath}.`);
    return resource;
  }

  #composed(path: string, status: 200 | 404): Resource | null {
    const record = Object.hasOwn(this.#snapshot.files, path) ? this.#snapshot.files[path] : undefined;
    if (!record) return null;
    const file = join(this.#store.snapshotFolder(this.#snapshot.id), record.file);
    return {
      status,
      file,
      type: `${record.type}; charset=utf-8`,
      encoded: isCompressible(record.file, record.bytes),
      etag: `"${record.integrity.slice(7, 39)}"`,
      headers: record.type === 'text/html' ? documentHeaders(record.scriptHashes ?? []) : dataHeaders,
    };
  }

  async #asset(path: string): Promise<Resource | null> {
    const match = /^\/(?:(shell)|remotes\/([a-z]+))\/([0-9a-f]{16})\/(.+)$/.exec(path);
    const [, shell, remote, release, name] = match ?? [];
    const app = shell ? 'shell' : remote;
    if (!app || !release || !name || !isAppName(app)) return null;
    const manifest = await this.#release(app, release);
    const record =
      manifest && Object.hasOwn(manifest.files, `client/${name}`) ? manifest.files[`client/${name}`] : null;
    const type = contentTypes.get(name.split('.').pop() ?? '');
    if (!record || !type) return null;
    return {
      status: 200,
      file: join(this.#store.releaseFolder(app, release), 'client', name),
      type,
      encoded: isCompressible(name, record.bytes),
      etag: `"${record.integrity.slice(7, 39)}"`,
      headers: assetHeaders,
    };
  }

  #release(app: AppName, release: string): Promise<ReleaseFiles | null> {
    const folder = this.#store.releaseFolder(app, release);
    let manifest = this.#releases.get(folder);
    if (!manifest) {
      manifest = readFile(join(folder, 'manifest.json'), 'utf8').then(
        (text) => JSON.parse(text) as ReleaseFiles,
        () => null,
      );
      // Unknown releases are not remembered: anybody could ask for any number of them.
      void manifest.then((known) => known && this.#releases.set(folder, Promise.resolve(known)));
    }
    return manifest;
  }
}

function isAppName(name: string): name is AppName {
  return (appNames as readonly string[]).includes(name);
}
