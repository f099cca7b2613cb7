import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { type Storage, temporaryFolder, type Written, writeOnce } from '../../delivery/index.ts';

/** A store's bytes in memory, as an object store would keep them: nothing but keys. */
export class MemoryStorage implements Storage {
  readonly place = 'memory';
  #entries = new Map<string, Buffer>();
  #folder: Promise<string> | undefined;

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

  /** Downloads what is asked for into a folder of the system's temporary files. */
  async local(folder: string, files: readonly string[]): Promise<string> {
    // The next process that makes one removes it, once this one has ended.
    this.#folder ??= temporaryFolder('draft');
    const own = await this.#folder;
    for (const key of files.map((file) => posix.join(folder, file))) {
      const bytes = this.#entries.get(key);
      if (!bytes) continue;
      await mkdir(dirname(join(own, key)), { recursive: true });
      // An earlier caller may be reading it.
      const draft = join(own, randomUUID());
      await writeFile(draft, bytes);
      await rename(draft, join(own, key));
    }
    return join(own, folder);
  }

  async begin(): Promise<void> {}

  #create(key: string, bytes: Uint8Array): boolean {
    if (this.#entries.has(key)) return false;
    this.#entries.set(key, Buffer.from(bytes));
    return true;
  }
}
