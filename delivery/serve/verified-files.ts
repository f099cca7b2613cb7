import { integrityOf } from '@mint-row/kit/build';
import { LRUCache } from 'lru-cache';
import { type Coding, codings } from '../store/codings.ts';
import { isCopyOf } from '../store/copies.ts';
import { halfName } from '../store/deltas/delta.ts';
import type { Delta } from '../store/deltas/delta-key.ts';
import type { Storage } from '../store/storage.ts';
import type { KnownFile, SiteFiles } from './servable.ts';
import { soon } from './soon.ts';

/** The size of the cache, in bytes: the whole site with its compressed copies is 3 MB. */
const room = 64 * 1024 ** 2;

/** What is to be read, how to check it, and what happens without it. */
interface Wanted {
  key: string;
  isRight: (bytes: Buffer) => Promise<boolean>;
  instead: string;
}

/**
 * Files of a store that match their hashes. A file is read whole and checked once, then kept in memory under its hash
 * while there is room: exactly the checked bytes are sent, no request keeps a file open, and what a release does not
 * change is not read again.
 */
export class VerifiedFiles implements SiteFiles {
  readonly #storage: Storage;
  readonly #reported = new Set<string>();
  readonly #files = new LRUCache<string, Buffer, Wanted>({
    maxSize: room,
    sizeCalculation: (bytes) => Math.max(bytes.length, 1),
    fetchMethod: async (_hash, _stale, { context }) => this.#check(context),
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
    return this.#read(`${file.integrity} ${coding}`, {
      key: coding ? file.key + codings[coding] : file.key,
      isRight: (bytes) => isRight(bytes, file, coding),
      instead: coding ? 'The plain file is sent instead.' : 'It is not sent.',
    });
  }

  /** Reads a delta in the same way, if that does not take long. */
  async readDelta({ key, own }: Delta): Promise<Buffer | null> {
    const isRight = async (bytes: Buffer) => halfName(bytes) === own;
    return soon(this.#read(key, { key, isRight, instead: 'The whole file is sent instead.' }));
  }

  /** Reports what is wrong with a file, once. */
  report(key: string, fault: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    console.error(`${key} in ${this.#storage.place} ${fault} Run: npm run release -- verify`);
  }

  async #read(name: string, context: Wanted): Promise<Buffer | null> {
    return (await this.#files.fetch(name, { context })) ?? null;
  }

  async #check({ key, isRight, instead }: Wanted): Promise<Buffer | undefined> {
    try {
      const bytes = await this.#storage.read(key);
      if (bytes && (await isRight(bytes))) {
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
