import { integrityOf } from '@mint-row/shared/build';
import { LRUCache } from 'lru-cache';
import { isCopyOf, type Plain } from '../store/copies.ts';
import { type Coding, codings } from '../store/encode.ts';
import type { Storage } from '../store/storage.ts';

/** A file of the store, and what is known about it. */
export interface KnownFile extends Plain {
  key: string;
}

/** The size of the cache, in bytes: the whole site with its compressed copies is 3 MB. */
const room = 64 * 1024 ** 2;

/**
 * Files of a store that match their hashes. A file is read whole and checked once, then kept in memory while there is
 * room: exactly the checked bytes are sent, and no request keeps a file open.
 */
export class VerifiedFiles {
  readonly #storage: Storage;
  readonly #reported = new Set<string>();
  readonly #files = new LRUCache<string, Buffer, { file: KnownFile; coding: Coding | null }>({
    maxSize: room,
    sizeCalculation: (bytes) => Math.max(bytes.length, 1),
    fetchMethod: async (key, _stale, { context: { file, coding } }) => this.#check(key, file, coding),
    // A file that is evicted while it is being read is sent anyway.
    ignoreFetchAbort: true,
  });

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Reads a file, or a compressed copy of it. A failure is reported once, until the file is good again.
   * @returns null when it is missing, damaged or cannot be read
   */
  async read(file: KnownFile, coding: Coding | null): Promise<Buffer | null> {
    const key = coding ? file.key + codings[coding] : file.key;
    return (await this.#files.fetch(key, { context: { file, coding } })) ?? null;
  }

  /** Reports what is wrong with a file, once. */
  report(key: string, fault: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    console.error(`${key} in ${this.#storage.place} ${fault} Run: npm run release -- verify`);
  }

  async #check(key: string, file: KnownFile, coding: Coding | null): Promise<Buffer | undefined> {
    const instead = coding ? 'The plain file is sent instead.' : 'It is not sent.';
    try {
      const bytes = await this.#storage.read(key);
      if (bytes && (await isRight(bytes, file, coding))) {
        this.#reported.delete(key);
        return bytes;
      }
      this.report(key, `is ${bytes ? 'damaged' : 'missing'}. ${instead}`);
    } catch (error) {
      this.report(key, `cannot be read: ${(error as Error).message} ${instead}`);
    }
    return undefined;
  }
}

async function isRight(bytes: Buffer, file: KnownFile, coding: Coding | null): Promise<boolean> {
  if (coding) return isCopyOf(file, bytes, coding);
  return bytes.length === file.bytes && integrityOf(bytes) === file.integrity;
}
