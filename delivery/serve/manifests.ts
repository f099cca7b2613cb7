import { manifestFile, releaseOf } from '../artifact/artifact.ts';
import type { Plain } from '../store/copies.ts';
import { hashOf } from '../store/name.ts';
import type { Storage } from '../store/storage.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** What a manifest says of a release's files. */
export interface ListedFiles {
  files: Record<string, Plain>;
}

/** What cannot be read although it is there; a failure is not a release that is not there. */
export type Unreadable = 'unreadable';

/** The manifests of the releases that were asked for. */
export class Manifests {
  readonly #storage: Storage;
  readonly #files: VerifiedFiles;
  readonly #known = new Map<string, ListedFiles>();

  constructor(storage: Storage, files: VerifiedFiles) {
    this.#storage = storage;
    this.#files = files;
  }

  /**
   * @param folder the release's, whose name ends with that of the release
   * @returns null when the release is not in the store
   */
  async read(folder: string): Promise<ListedFiles | Unreadable | null> {
    const known = this.#known.get(folder);
    if (known) return known;
    const key = `${folder}/${manifestFile}`;
    const text = await this.#storage.read(key);
    if (!text) return null;
    if (releaseOf(text) !== hashOf(folder.slice(folder.lastIndexOf('/') + 1))) {
      this.#files.report(key, 'is damaged. Nothing of this release is sent.');
      return 'unreadable';
    }
    const manifest = JSON.parse(text.toString()) as ListedFiles;
    this.#known.set(folder, manifest);
    return manifest;
  }

  /** Reads manifests again from now on: a release may have been removed or repaired. */
  forget(): void {
    this.#known.clear();
  }
}
