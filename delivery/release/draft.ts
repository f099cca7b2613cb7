import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { codings } from '../store/encode.ts';
import { MemoryStorage } from '../store/memory-storage.ts';
import type { Storage } from '../store/storage.ts';

const endings = Object.values(codings);

/** A store to try things in: reads from another one and keeps what is written to itself. */
export class Draft extends MemoryStorage {
  readonly #store: Storage;

  constructor(store: Storage) {
    super();
    this.#store = store;
  }

  /** Copies for browsers are left out: none will ask. What is kept is made small, for it may be a whole site. */
  override async write(key: string, bytes: Uint8Array): Promise<void> {
    if (!endings.some((ending) => key.endsWith(ending))) await super.write(key, deflateRawSync(bytes, { level: 1 }));
  }

  override async read(key: string): Promise<Buffer | null> {
    const own = await super.read(key);
    return own ? inflateRawSync(own) : this.#store.read(key);
  }

  /** Only releases are asked for, and these are the store's. */
  override async local(key: string): Promise<string> {
    return this.#store.local(key);
  }
}
