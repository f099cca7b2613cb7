import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eachOf } from '../store/each-of.ts';
import { explainFailure } from '../store/explain-failure.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';

/**
 * Tries a release in a draft of a store. The draft is removed afterwards: the store gets only what was kept.
 * @returns what `act` returns
 * @throws DeliveryError when the system's temporary folder cannot be used; whatever `act` throws
 */
export async function inDraft<Result>(store: Storage, act: (draft: Draft) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'mint-row-draft-')).catch(
    (error: NodeJS.ErrnoException) => {
      throw explainFailure(error, tmpdir());
    },
  );
  try {
    return await act(new Draft(store, folder));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A store for trial releases: reads from another store, and writes to a separate folder. */
export class Draft implements Storage {
  readonly place: string;
  readonly #store: Storage;
  readonly #folder: string;
  readonly #written = new Set<string>();

  /** @param folder an empty folder, for this draft alone */
  constructor(store: Storage, folder: string) {
    this.place = store.place;
    this.#store = store;
    this.#folder = folder;
  }

  /** Copies everything that was written here into the store. */
  async keep(): Promise<void> {
    for (const stage of [0, 1, 2]) {
      const keys = [...this.#written].filter((key) => stageOf(key) === stage);
      await eachOf(keys, async (key) => this.#store.write(key, await this.#readOwn(key)));
    }
  }

  async read(key: string): Promise<Buffer | null> {
    return this.#written.has(key) ? this.#readOwn(key) : this.#store.read(key);
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#put(key, bytes);
    this.#written.add(key);
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

  /** If only part of a release was written here, because the store had the rest, copies the rest here first. */
  async local(key: string): Promise<string> {
    if (![...this.#written].some((own) => own === key || own.startsWith(`${key}/`))) return this.#store.local(key);
    const others = (await this.#store.list(`${key}/`)).filter((stored) => !this.#written.has(stored));
    await eachOf(others, async (stored) => {
      const bytes = await this.#store.read(stored);
      if (bytes) await this.#put(stored, bytes);
    });
    return join(this.#folder, key);
  }

  async begin(): Promise<void> {}

  /** Synchronous, as reading is: the files are small and temporary, and awaiting each would take longer. */
  async #put(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    } catch (error) {
      throw explainFailure(error as NodeJS.ErrnoException, path);
    }
  }

  async #readOwn(key: string): Promise<Buffer> {
    const path = join(this.#folder, key);
    try {
      return readFileSync(path);
    } catch (error) {
      throw explainFailure(error as NodeJS.ErrnoException, path);
    }
  }
}

/** A file that refers to others is stored after them, so that a process that dies leaves no dangling references. */
function stageOf(key: string): 0 | 1 | 2 {
  if (key.startsWith(layout.snapshots)) return 2;
  return key.startsWith(layout.parts) || /^releases\/[^/]+\/[^/]+\/manifest\.json$/.test(key) ? 1 : 0;
}
