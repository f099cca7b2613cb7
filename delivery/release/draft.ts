import { MemoryStorage } from '../store/memory-storage.ts';
import type { Storage } from '../store/storage.ts';

/** A store to try things in: reads from another one and keeps what is written to itself. */
export class Draft extends MemoryStorage {
  readonly #store: Storage;

  constructor(store: Storage) {
    super();
    this.#store = store;
  }

  override async read(key: string): Promise<Buffer | null> {
    return (await super.read(key)) ?? this.#store.read(key);
  }

  override async local(key: string): Promise<string> {
    return (await super.read(key)) ? super.local(key) : this.#store.local(key);
  }
}
