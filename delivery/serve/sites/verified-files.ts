import { hash } from 'node:crypto';
import { totalmem } from 'node:os';
import { integrityOf } from '@mint-row/kit/build';
import { LRUCache } from 'lru-cache';
import { releaseCommand } from '../../common/commands.ts';
import { type Coding, codings } from '../../store/codings.ts';
import { isCopyOf } from '../../store/copies.ts';
import type { Storage } from '../../store/storage.ts';
import { servedName } from '../../store/stored-files.ts';
import type { SiteFiles } from '../rules/listed-site.ts';
import type { KnownFile } from '../rules/released-files.ts';

/** The size of a cache that has to leave the memory to others, in bytes: the whole site with its compressed copies is 6 MB. */
export const minCacheBytes = 64 * 1024 ** 2;

/**
 * The size of the cache of a live site, in bytes: an eighth of the memory that this process may use. 3,000 pages with brotli
 * are 130 MB, and what has no room costs more than twice the time of all else in an answer.
 */
export function liveCacheBytes(): number {
  // More than there is, or none, when nothing limits the process.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.max(minCacheBytes, Math.floor(Math.min(limit, totalmem()) / 8));
}

/** Of how many files it is remembered which bytes were right: 30,000 pages with their compressed copies, in 25 MB. */
const maxRememberedFiles = 100_000;

/** A file to read, how to check it, and the consequence if it cannot be read. */
interface Wanted {
  key: string;
  isRight: (bytes: Buffer) => Promise<boolean>;
  instead: string;
}

/**
 * Files of a store that match their hashes. A file is read whole and checked once, then kept in memory under its hash
 * while there is room: exactly the checked bytes are sent, no request keeps a file open, and what a release does not
 * change is not read again. What had no room is read again, and is right if it still has the SHA-256 that it had when it
 * was checked: that takes a fraction of the time of decompressing it.
 */
export class VerifiedFiles implements SiteFiles {
  readonly #storage: Storage;
  readonly #reported = new Set<string>();
  /** The SHA-256 of bytes that were found to be right, by the names of `#files`. */
  readonly #right = new LRUCache<string, string>({ max: maxRememberedFiles });
  readonly #files: LRUCache<string, Buffer, Wanted>;

  /** @param maxBytes the size of the cache */
  constructor(storage: Storage, maxBytes = minCacheBytes) {
    this.#storage = storage;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes.length, 1),
      fetchMethod: async (name, _stale, { context }) => this.#load(name, context),
      // A file that is evicted while it is being read is sent anyway.
      ignoreFetchAbort: true,
    });
  }

  /** The address of the store. */
  get store(): string {
    return this.#storage.address;
  }

  /**
   * Reads a file, or a compressed copy of it. A failure is reported once, until the file is good again.
   * @returns null when it is missing, damaged or cannot be read
   */
  read(file: KnownFile, coding: Coding | null): Buffer | Promise<Buffer | null> {
    const name = servedName(file.integrity, coding);
    const kept = this.#files.get(name);
    if (kept) return kept;
    return this.#read(name, {
      key: coding ? file.key + codings[coding] : file.key,
      isRight: (bytes) => isRight(bytes, file, coding),
      instead: coding ? 'The plain file is sent instead, if it matches its hash.' : 'It is not sent.',
    });
  }

  /** Reports what is wrong with a file, once. */
  report(key: string, fault: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    console.error(
      `${key} in ${this.#storage.address} ${fault} Run: ${releaseCommand(this.#storage.address, 'verify')}`,
    );
  }

  async #read(name: string, context: Wanted): Promise<Buffer | null> {
    return (await this.#files.fetch(name, { context })) ?? null;
  }

  async #load(name: string, { key, isRight, instead }: Wanted): Promise<Buffer | undefined> {
    const { served } = this.#storage;
    const kept = await served?.read(name);
    if (kept && (await this.#check(name, kept, isRight))) return kept;
    try {
      const bytes = await this.#storage.read(key);
      if (bytes && (await this.#check(name, bytes, isRight))) {
        this.#reported.delete(key);
        await served?.add(name, bytes);
        return bytes;
      }
      this.report(key, `is ${bytes ? 'damaged' : 'missing'}. ${instead}`);
    } catch (error) {
      this.report(key, `cannot be read: ${(error as Error).message} ${instead}`);
    }
    return undefined;
  }

  async #check(name: string, bytes: Buffer, isRight: Wanted['isRight']): Promise<boolean> {
    const found = hash('sha256', bytes, 'base64');
    if (this.#right.get(name) === found) return true;
    if (!(await isRight(bytes))) return false;
    this.#right.set(name, found);
    return true;
  }
}

async function isRight(bytes: Buffer, file: KnownFile, coding: Coding | null): Promise<boolean> {
  if (coding) return isCopyOf(file, bytes, coding);
  return bytes.length === file.bytes && integrityOf(bytes) === file.integrity;
}
