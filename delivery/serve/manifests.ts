import { manifestFile, releaseOf } from '../artifact/artifact.ts';
import type { Plain } from '../store/copies.ts';
import { hashOf } from '../store/name.ts';
import type { Storage } from '../store/storage.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** The files of a release, according to its manifest. */
export interface ListedFiles {
  files: Record<string, Plain>;
}

/** A manifest that exists but cannot be read, as opposed to a release that does not exist. */
export type Unreadable = 'unreadable';

/** The manifests of the releases requested so far. */
export class Manifests {
  readonly #storage: Storage;
  readonly #files: VerifiedFiles;
  readonly #known = new Map<string, ListedFiles>();

  constructor(storage: Storage, files: VerifiedFiles) {
    this.#storage = storage;
    this.#files = files;
  }

  /**
   * @param folder the folder of the release, which ends with the release's name
   * @returns null when the release is not in the store
   */
  async read(folder: string): Promise<ListedFiles | Unreadable | null> {
    const known = this.#known.get(folder);
    if (known) return known;
    const key = `${folder}/${manifestFile}`;
    const text = await this.#storage.read(key);
    if (!text) return null;
    if (releaseOf(text) !== hashOf(folder.slice(folder.lastIndexOf('/') + 1))) {
      this.#files.report(key, 'is damaged. No file of this release is sent.');
      return 'unreadable';
    }
    const manifest = JSON.parse(text.toString()) as ListedFiles;
    this.#known.set(folder, manifest);
    return manifest;
  }

  /** Forgets all manifests, so that they are read again: a release may have been removed or repaired. */
  forget(): void {
    this.#known.clear();
  }
}
