import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachOf } from '../common/each-of.ts';
import { explainDiskFailure } from '../common/errors.ts';
import { temporaryFolder } from '../common/temporary-folder.ts';
import { layout } from '../store/layout.ts';
import type { ServedFiles, Storage, Written } from '../store/storage.ts';

/**
 * Tries a release in a draft of a store. The draft is removed afterwards: the store gets only what was kept.
 * @returns what `act` returns
 * @throws DeliveryError when the system's temporary folder cannot be used; whatever `act` throws
 */
export async function inDraft<Result>(store: Storage, act: (draft: Draft) => Promise<Result>): Promise<Result> {
  const folder = await temporaryFolder('draft');
  try {
    return await act(new Draft(store, folder));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Records list files: each step of a release reads all of them, so they are kept in memory. */
const record = /^(?:parts|snapshots|releases)\//;

/** A store for trial releases: reads from another store, and writes to a separate folder. */
export class Draft implements Storage {
  readonly address: string;
  readonly served?: ServedFiles;
  readonly folder: string;
  /** Keys that the store certainly has: nothing is written there. */
  readonly there = new Set<string>();
  readonly #store: Storage;
  /** Where what was written is. */
  readonly #own: string;
  readonly #written = new Set<string>();
  /** The files of this kind that were read from the store. */
  readonly #read = new Map<string, Promise<Buffer | null>>();

  /** @param folder an empty folder, for this draft alone */
  constructor(store: Storage, folder: string) {
    this.address = store.address;
    this.#store = store;
    this.folder = join(folder, 'files');
    this.#own = join(folder, 'keys');
    if (store.served) this.served = store.served;
  }

  /**
   * Copies what was written here into the store.
   * @param isKnown whether the store should have a key: it is nothing new
   * @returns how many files of the store were damaged, or missing where they should be, and are repaired
   */
  async keep(isKnown: (key: string) => boolean = () => false): Promise<number> {
    let repaired = 0;
    for (const stage of [0, 1, 2]) {
      const keys = [...this.#written].filter((key) => stageOf(key) === stage);
      await eachOf(keys, async (key) => {
        const written = await this.#store.write(key, await this.#readOwn(key));
        if (written === 'replaced' || (written === 'created' && isKnown(key))) repaired += 1;
      });
    }
    return repaired;
  }

  async read(key: string): Promise<Buffer | null> {
    if (this.#written.has(key)) return this.#readOwn(key);
    const found = this.#read.get(key) ?? this.#store.read(key);
    if (record.test(key)) this.#read.set(key, found);
    return found;
  }

  /**
   * The bytes that the store has at the key are compared when this is kept. A copy that is compressed better takes the
   * place of one of this draft, which nobody has seen.
   */
  async write(key: string, bytes: Uint8Array): Promise<Written> {
    if (this.there.has(key)) return 'kept';
    const isOwn = this.#written.has(key);
    await this.#put(key, bytes);
    this.#written.add(key);
    return isOwn ? 'replaced' : 'created';
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    if (await this.read(key)) return false;
    await this.write(key, bytes);
    return true;
  }

  async list(folder: string): Promise<string[]> {
    const own = [...this.#written].filter((key) => key.startsWith(folder));
    return [...new Set([...(await this.#store.list(folder)), ...own])].sort();
  }

  /** Removes only what this draft wrote: it never removes anything from the store. */
  async remove(key: string): Promise<void> {
    this.#written.delete(key);
  }

  async begin(): Promise<void> {}

  /** Synchronous, as reading is: the files are small and temporary, and awaiting each would take longer. */
  async #put(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#own, key);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    } catch (error) {
      throw explainDiskFailure(error as NodeJS.ErrnoException, path);
    }
  }

  async #readOwn(key: string): Promise<Buffer> {
    const path = join(this.#own, key);
    try {
      return readFileSync(path);
    } catch (error) {
      throw explainDiskFailure(error as NodeJS.ErrnoException, path);
    }
  }
}

/** A file that refers to others is stored after them, so that a process that dies leaves no dangling references. */
function stageOf(key: string): 0 | 1 | 2 {
  if (key.startsWith(layout.snapshots)) return 2;
  return key.startsWith(layout.files) ? 0 : 1;
}
