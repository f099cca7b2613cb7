import { manifestFile } from '../../artifact/manifest-file.ts';
import { type Coding, codings } from '../../store/codings.ts';
import { type Delta, deltasAt } from '../../store/deltas/delta-key.ts';
import type { FileLists, KnownFile, ListedFiles, SiteFiles } from '../servable.ts';
import type { Edition } from './edition.ts';
import { type ExportsBinding, readExported } from './exports-binding.ts';

/** The files of an export, as they are: nothing checks them, and the runtime keeps what it likes in memory. */
export class ExportedFiles implements SiteFiles {
  readonly #exports: ExportsBinding;
  readonly #folder: string;

  /** @param folder that has the files, from the folder of exports */
  constructor(exports: ExportsBinding, folder: string) {
    this.#exports = exports;
    this.#folder = folder;
  }

  /** Reads a file, or a compressed copy of it; null when it is not there. */
  async read({ key }: KnownFile, coding: Coding | null): Promise<Uint8Array | null> {
    return this.#read(key + (coding ? codings[coding] : ''));
  }

  /** Reads a delta; null when it is not there. */
  async readDelta({ key }: Delta): Promise<Uint8Array | null> {
    return this.#read(key);
  }

  async #read(key: string): Promise<Uint8Array | null> {
    const file = await readExported(this.#exports, `${this.#folder}/${key}`);
    return file && new Uint8Array(await file.arrayBuffer());
  }
}

/** The manifests of the releases in an export; those that were requested stay in memory. */
export class ExportedLists implements FileLists {
  readonly #exports: ExportsBinding;
  readonly #folder: string;
  readonly #deltas: Edition['deltas'];
  readonly #known = new Map<string, ListedFiles>();

  /**
   * @param folder that has the files, from the folder of exports
   * @param deltas the keys of the deltas, by the folder of the release
   */
  constructor(exports: ExportsBinding, folder: string, deltas: Edition['deltas']) {
    this.#exports = exports;
    this.#folder = folder;
    this.#deltas = deltas;
  }

  /** @returns null when the release is not in the export */
  async read(release: string): Promise<ListedFiles | null> {
    const known = this.#known.get(release);
    if (known) return known;
    const file = await readExported(this.#exports, `${this.#folder}/${release}/${manifestFile}`);
    if (!file) return null;
    const { files } = (await file.json()) as Pick<ListedFiles, 'files'>;
    const deltas = deltasAt(this.#deltas[release] ?? []);
    const list = { files, deltas: async () => deltas };
    this.#known.set(release, list);
    return list;
  }
}
