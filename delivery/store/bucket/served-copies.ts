import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { eachOf } from '../../common/each-of.ts';
import { readWhole } from '../file-storage.ts';
import type { ServedFiles } from '../storage.ts';

/** How many bytes are kept on this machine's disk: 30,000 pages with brotli are 1.3 GB. */
const maxCopiesBytes = 2 * 1024 ** 3;

/** The space that the smallest file takes on a disk, in bytes. */
const minBytesOnDisk = 4096;

/**
 * Files that were read of buckets or written to them, on this machine, so that they are not downloaded again. They only save time:
 * a file that cannot be read or written here is downloaded, and every reader checks the bytes.
 */
export class ServedCopies implements ServedFiles {
  readonly store: string;
  readonly #folder: string | null;
  /** The files by their names, the last used first; those of earlier processes once they are listed. */
  readonly #sizes: LRUCache<string, number>;
  #listed: Promise<void> | undefined;

  /**
   * @param store the address of the store, with that of its object store
   * @param maxBytes how many bytes are kept: what was not used for longest gives way
   */
  constructor(store: string, folder = cacheFolder('mint-row-served'), maxBytes = maxCopiesBytes) {
    this.store = store;
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, minBytesOnDisk),
      dispose: (_bytes, file, reason) => {
        if (folder && reason === 'evict') rm(join(folder, file), { force: true }).catch(() => {});
      },
    });
  }

  /** @param content a name that tells what the bytes should be, and no other bytes */
  async read(content: string): Promise<Buffer | null> {
    const folder = this.#folder;
    if (!folder) return null;
    // Begun with the first file that is read ahead, so that nobody waits for it later.
    this.#listed ??= this.#list(folder);
    const file = fileOf(content);
    this.#sizes.get(file);
    return readWhole(join(folder, file)).catch(() => null);
  }

  /** Keeps bytes under the name of their content. */
  async add(content: string, bytes: Buffer): Promise<void> {
    const folder = this.#folder;
    if (!folder) return;
    const [path, draft] = [join(folder, fileOf(content)), join(folder, randomUUID())];
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      this.#listed ??= this.#list(folder);
      await this.#listed;
      await writeFile(draft, bytes);
      await rename(draft, path);
      this.#sizes.set(basename(path), bytes.length);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  /** Files of other processes count towards the limit, too. */
  async #list(folder: string): Promise<void> {
    await eachOf(await readdir(folder).catch(() => []), async (file) => {
      const found = await stat(join(folder, file)).catch(() => null);
      if (found && !this.#sizes.has(file)) this.#sizes.set(file, found.size);
    });
  }
}

function fileOf(content: string): string {
  return hash('sha256', content, 'hex');
}

/** The path of a folder of this user for what can be downloaded again; null if the user has no home, as in some containers. */
function cacheFolder(name: string): string | null {
  if (process.env.XDG_CACHE_HOME) return join(process.env.XDG_CACHE_HOME, name);
  try {
    return join(homedir(), '.cache', name);
  } catch {
    return null;
  }
}
