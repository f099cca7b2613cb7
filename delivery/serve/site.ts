import { type AppName, appNames } from '@mint-row/shared/contract';
import { manifestFile } from '../artifact/artifact.ts';
import { notFoundPath } from '../compose/composed-file.ts';
import { isCompressible } from '../store/encode.ts';
import { layout, releaseName } from '../store/layout.ts';
import type { SnapshotFile } from '../store/snapshot.ts';
import { filesOf, readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { contentTypes } from './content-types.ts';
import { assetHeaders, dataHeaders, documentHeaders, type Headers, rulesHeaders } from './headers.ts';

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

/** The address of a release's file. */
const asset = new RegExp(`^/(?:(shell)|remotes/([a-z]+))/(${releaseName})/(.+)$`);

/** The site as a list of what may be served: the live snapshot's files, and the files that releases' manifests name. */
export class Site {
  readonly #storage: Storage;
  readonly #files: ReadonlyMap<string, SnapshotFile>;
  readonly #releases = new Map<string, Promise<ReleaseFiles | null>>();
  readonly snapshot: string;

  private constructor(storage: Storage, snapshot: string, files: ReadonlyMap<string, SnapshotFile>) {
    this.#storage = storage;
    this.snapshot = snapshot;
    this.#files = files;
  }

  /** @throws DeliveryError when the snapshot cannot be read */
  static async open(storage: Storage, id: string): Promise<Site> {
    return new Site(storage, id, filesOf(await readSnapshot(storage, id)));
  }

  /** The address of everything that the snapshot itself holds, but for the not-found page. */
  paths(): string[] {
    return [...this.#files.keys()].filter((path) => path !== notFoundPath);
  }

  /** Whether a path is a document of the site, other than the not-found page. */
  hasDocument(path: string): boolean {
    return path !== notFoundPath && this.#files.get(path)?.type === 'text/html';
  }

  /** What to answer for a path that has been decoded and checked; the not-found page for anything unlisted. */
  async resource(path: string): Promise<Resource> {
    const found = path === notFoundPath ? null : ((await this.#composed(path, 200)) ?? (await this.#asset(path)));
    const resource = found ?? (await this.#composed(notFoundPath, 404));
    if (!resource) throw new Error(`The snapshot ${this.snapshot} has no ${notFoundPath}.`);
    return resource;
  }

  async #composed(path: string, status: 200 | 404): Promise<Resource | null> {
    const record = this.#files.get(path);
    if (!record) return null;
    return {
      status,
      file: await this.#storage.local(record.key),
      type: record.type === 'image/x-icon' ? record.type : `${record.type}; charset=utf-8`,
      encoded: isCompressible(record.key, record.bytes),
      etag: `"${record.integrity.slice(7, 39)}"`,
      headers: headersOf(record),
    };
  }

  async #asset(path: string): Promise<Resource | null> {
    const match = asset.exec(path);
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
      file: await this.#storage.local(`${layout.release(app, release)}/client/${name}`),
      type,
      encoded: isCompressible(name, record.bytes),
      etag: `"${record.integrity.slice(7, 39)}"`,
      headers: assetHeaders,
    };
  }

  #release(app: AppName, release: string): Promise<ReleaseFiles | null> {
    const key = `${layout.release(app, release)}/${manifestFile}`;
    let manifest = this.#releases.get(key);
    if (!manifest) {
      manifest = this.#storage.read(key).then((text) => (text ? (JSON.parse(text.toString()) as ReleaseFiles) : null));
      // Unknown releases are not remembered: anybody could ask for any number of them.
      void manifest.then(
        (known) => known && this.#releases.set(key, Promise.resolve(known)),
        () => {},
      );
    }
    return manifest;
  }
}

function headersOf({ type, scriptHashes = [], styleHashes = [] }: SnapshotFile): Headers {
  if (type === 'text/html') return documentHeaders({ scriptHashes, styleHashes });
  return type === 'application/speculationrules+json' ? rulesHeaders : dataHeaders;
}

function isAppName(name: string): name is AppName {
  return (appNames as readonly string[]).includes(name);
}
