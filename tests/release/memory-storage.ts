import { type Storage, type Written, writeOnce } from '../../delivery/index.ts';

/** A store's bytes in memory, as an object store would keep them: nothing but keys. */
export class MemoryStorage implements Storage {
  readonly address = 'memory';
  #entries = new Map<string, Buffer>();

  async read(key: string): Promise<Buffer | null> {
    return this.#entries.get(key) ?? null;
  }

  async write(key: string, bytes: Uint8Array): Promise<Written> {
    return writeOnce(this, key, bytes, {
      create: async () => this.#create(key, bytes),
      replace: async () => void this.#entries.set(key, Buffer.from(bytes)),
    });
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#create(key, bytes);
  }

  async list(folder: string): Promise<string[]> {
    return [...this.#entries.keys()].filter((key) => key.startsWith(folder)).sort();
  }

  async remove(key: string): Promise<void> {
    this.#entries.delete(key);
  }

  async begin(): Promise<void> {}

  #create(key: string, bytes: Uint8Array): boolean {
    if (this.#entries.has(key)) return false;
    this.#entries.set(key, Buffer.from(bytes));
    return true;
  }
}
