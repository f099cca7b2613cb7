import { releaseOf } from '@mint-row/kit/build';
import { manifestFile } from '../artifact/manifest-file.ts';
import { type Deltas, deltasAt } from '../store/deltas/delta-key.ts';
import { layout } from '../store/layout.ts';
import { hashOf } from '../store/name.ts';
import type { Storage } from '../store/storage.ts';
import type { Records } from './records.ts';
import type { FileLists, ListedFiles } from './servable.ts';
import { soon } from './soon.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** The manifests of the releases requested so far. */
export class Manifests implements FileLists {
  readonly #storage: Storage;
  readonly #records: Records;
  readonly #files: VerifiedFiles;
  /** By the folder of the release. */
  readonly #known = new Map<string, ListedFiles>();
  /** Those that were forgotten, for as long as the store does not answer. */
  readonly #before = new Map<string, ListedFiles>();

  constructor(storage: Storage, records: Records, files: VerifiedFiles) {
    this.#storage = storage;
    this.#records = records;
    this.#files = files;
  }

  /**
   * @param folder the folder of the release, which ends with the release's name
   * @returns null when the release is not in the store; "unreadable" when the manifest is damaged, or has never been read
   * and the store does not answer
   */
  async read(folder: string): Promise<ListedFiles | 'unreadable' | null> {
    const known = this.#known.get(folder);
    if (known) return known;
    const key = `${folder}/${manifestFile}`;
    let text: Buffer | null;
    try {
      text = await this.#records.read(key);
    } catch (error) {
      const before = this.#before.get(folder);
      if (before) return before;
      this.#files.report(key, `cannot be read: ${(error as Error).message} No file of this release is sent.`);
      return 'unreadable';
    }
    this.#before.delete(folder);
    if (!text) return null;
    if (releaseOf(text) !== hashOf(folder.slice(folder.lastIndexOf('/') + 1))) {
      this.#files.report(key, 'is damaged. No file of this release is sent.');
      return 'unreadable';
    }
    const { files } = JSON.parse(text.toString()) as Pick<ListedFiles, 'files'>;
    const listed = { files, deltas: this.#deltasOf(folder) };
    this.#known.set(folder, listed);
    return listed;
  }

  /** Lists the deltas of a release when the first browser has a dictionary for it. */
  #deltasOf(folder: string): ListedFiles['deltas'] {
    let listing: Promise<Deltas> | undefined;
    const list = async () => deltasAt(await this.#storage.list(layout.deltas(folder)));
    return () => {
      listing ??= list().catch((error) => {
        listing = undefined;
        throw error;
      });
      return soon(listing);
    };
  }

  /** Forgets all manifests, so that they are read again: a release may have been removed or repaired. */
  forget(): void {
    for (const [folder, manifest] of this.#known) this.#before.set(folder, manifest);
    this.#known.clear();
  }
}
