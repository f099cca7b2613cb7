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

  /** Compressed copies are for browsers, and none will ask. */
  override async write(key: string, bytes: Uint8Array): Promise<void> {
    if (!endings.some((ending) => key.endsWith(ending))) await super.write(key, bytes);
  }

  override async read(key: string): Promise<Buffer | null> {
    return (await super.read(key)) ?? this.#store.read(key);
  }

  override async local(key: string): Promise<string> {
    return (await super.read(key)) ? super.local(key) : this.#store.local(key);
  }
}
