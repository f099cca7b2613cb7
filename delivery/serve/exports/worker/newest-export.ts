import { type AppName, filesBase } from '@mint-row/kit/contract';
import { type Coding, codings } from '../../../store/codings.ts';
import { ListedSite, type SiteFiles } from '../../rules/listed-site.ts';
import type { KnownFile, PublishedFiles } from '../../rules/released-files.ts';
import { type ExportedSnapshot, exportedSnapshotFile, nameFile } from './exported-snapshot.ts';

/** How old the worker's knowledge of the newest export may be when it answers a request, in milliseconds. */
const maxAgeMs = 250;

/**
 * The newest export. No request waits for what another one reads: runtimes end what a request has begun when it ends.
 */
export class NewestExport {
  readonly #exports: ExportsBinding;
  readonly #rules: string;
  #known: { name: string; site: ListedSite } | null = null;
  /** When the last look at the folder of exports began. */
  #asked = Number.NEGATIVE_INFINITY;
  #trouble: string | null = null;

  /** @param rules the name of this worker, which exports for it have */
  constructor(exports: ExportsBinding, rules: string) {
    this.#exports = exports;
    this.#rules = rules;
  }

  /**
   * The site for answering a request, no older than `freshness` unless it cannot be read.
   * @throws Error when there is none
   */
  async current(): Promise<ListedSite> {
    if (this.#known && Date.now() - this.#asked <= maxAgeMs) return this.#known.site;
    return this.newest();
  }

  /**
   * The site of the newest export.
   * @throws Error when there is none
   */
  async newest(): Promise<ListedSite> {
    this.#asked = Date.now();
    try {
      await this.#follow();
      this.#trouble = null;
    } catch (error) {
      if (!this.#known) throw error;
      this.#report((error as Error).message);
    }
    if (!this.#known) throw new Error('There is no export.');
    return this.#known.site;
  }

  async #follow(): Promise<void> {
    const name = await (await readExported(this.#exports, `current/${nameFile}`))?.text();
    if (name === undefined) throw new Error(`The folder of exports has no current/${nameFile}.`);
    if (name === this.#known?.name) return;
    const file = await readExported(this.#exports, `${name}/${exportedSnapshotFile}`);
    if (!file) throw new Error(`The export ${name} has no ${exportedSnapshotFile}.`);
    const { rules, folder, moved, files, released, allowedOrigins } = (await file.json()) as ExportedSnapshot;
    if (rules !== this.#rules) throw new Error(`The export ${name} needs a newer worker: start workerd again.`);
    const contents = [new ExportedFiles(this.#exports, `${name}/files`), new ExportedReleases(released)] as const;
    const listed = new Map(Object.entries(files));
    this.#known = {
      name,
      site: new ListedSite({ folder, moved }, listed, new Map(), ...contents, allowedOrigins),
    };
  }

  /** Reports a problem once, until it changes. */
  #report(trouble: string): void {
    if (trouble !== this.#trouble) console.error(`${trouble}\nThe export ${this.#known?.name} is served meanwhile.`);
    this.#trouble = trouble;
  }
}

/** The files of an export, as they are: nothing checks them, and the runtime keeps what it likes in memory. */
class ExportedFiles implements SiteFiles {
  readonly #exports: ExportsBinding;
  readonly #folder: string;

  /** @param folder that has the files, from the folder of exports */
  constructor(exports: ExportsBinding, folder: string) {
    this.#exports = exports;
    this.#folder = folder;
  }

  /** Reads a file, or a compressed copy of it; null when it is not there. */
  async read({ key }: KnownFile, coding: Coding | null): Promise<Uint8Array | null> {
    const file = await readExported(this.#exports, `${this.#folder}/${key}${coding ? codings[coding] : ''}`);
    return file && new Uint8Array(await file.arrayBuffer());
  }
}

/** The published files of the releases in an export, each at the place of its address. */
class ExportedReleases implements PublishedFiles {
  /** By address. Those of live releases have their plain addresses, too. */
  readonly #files: ReadonlyMap<string, KnownFile>;

  constructor(released: ExportedSnapshot['released']) {
    this.#files = new Map(
      Object.entries(released).map(([address, file]) => [address, { ...file, key: address.slice(1) }]),
    );
  }

  async find(app: AppName, name: string): Promise<KnownFile | null> {
    return this.#files.get(filesBase(app) + name) ?? null;
  }

  findLive(app: AppName, plain: string): Promise<KnownFile | null> {
    return this.find(app, plain);
  }
}

/** The folder of exports, as the runtime gives it to the worker: whatever answers `GET /<path>` with the file. */
export interface ExportsBinding {
  fetch(address: string): Promise<Response>;
}

/**
 * Reads a file of the folder of exports.
 * @param path from that folder, with "/" between folders
 * @returns null when it is not there
 * @throws Error when the folder cannot be read
 */
async function readExported(exports: ExportsBinding, path: string): Promise<Response | null> {
  const response = await exports.fetch(`http://exports/${path.split('/').map(encodeURIComponent).join('/')}`);
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`${path} cannot be read: the folder of exports answers with status ${response.status}.`);
}
