import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { explainDiskFailure, withoutLinks } from './explain-failure.ts';
import { layout } from './layout.ts';
import { linkTo } from './link-to.ts';
import { readWhole } from './read-whole.ts';
import type { Storage, Written } from './storage.ts';
import { syncFolder } from './sync-folder.ts';
import { hasEnded, writer } from './writer.ts';
import { writeOnce } from './written-once.ts';

/** What a writer of whom nothing is known has left is removed after so long, in milliseconds. */
const abandoned = 24 * 60 * 60 * 1000;

/** A store's bytes in a folder of plain files. */
export class FileStorage implements Storage {
  readonly place: string;

  /** @param folder made when something is first written */
  constructor(folder: string) {
    this.place = folder;
  }

  async read(key: string): Promise<Buffer | null> {
    return readWhole(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw explainDiskFailure(error, this.#path(key));
    });
  }

  async write(key: string, bytes: Uint8Array): Promise<Written> {
    return writeOnce(this, key, bytes, {
      create: () => this.create(key, bytes),
      replace: async () => void (await this.#put(key, bytes, rename)),
    });
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#put(key, bytes, linkTo);
  }

  async list(folder: string): Promise<string[]> {
    const entries = await readdir(this.#path(folder), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw explainDiskFailure(error, this.#path(folder));
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.place, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true }).catch((error: NodeJS.ErrnoException) => {
      throw explainDiskFailure(error, this.#path(key));
    });
  }

  async local(folder: string): Promise<string> {
    return this.#path(folder);
  }

  async begin(): Promise<void> {
    const probe = `${layout.incoming}${writer}-probe-${randomUUID()}`;
    await this.#put(probe, Buffer.from('probe'), linkTo).catch(async (error: Error) => {
      throw (await this.#mayRename(probe)) ? withoutLinks(this.place, error) : error;
    });
    await this.remove(probe);
    for (const key of await this.list(layout.incoming)) {
      const [, name = ''] = /^incoming\/(.+?-\d+)-/.exec(key) ?? [];
      const age = await stat(this.#path(key)).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      // Should its writer be alive after all, it writes the file again.
      if (hasEnded(name) || age > abandoned) await this.remove(key);
    }
  }

  #path(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`"${key}" is not a key of a store.`);
    return join(this.place, key);
  }

  async #mayRename(key: string): Promise<boolean> {
    return this.#put(key, Buffer.from('probe'), rename).then(
      () => this.remove(key).then(() => true),
      () => false,
    );
  }

  /** Writes a temporary file, flushes it, then renames it atomically. */
  async #put(key: string, bytes: Uint8Array, place: (from: string, to: string) => Promise<void>): Promise<boolean> {
    const path = this.#path(key);
    const temporary = this.#path(`${layout.incoming}${writer}-${randomUUID()}`);
    for (;;) {
      try {
        await writeLasting(temporary, bytes);
        await inFolder(dirname(path), () => place(temporary, path));
        await syncFolder(dirname(path));
        return true;
      } catch (error) {
        if (await wasSwept(error as NodeJS.ErrnoException, temporary)) continue;
        await rm(temporary, { force: true }).catch(() => {});
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw explainDiskFailure(error as NodeJS.ErrnoException, path);
      }
    }
  }
}

async function writeLasting(path: string, bytes: Uint8Array): Promise<void> {
  const file = await inFolder(dirname(path), () => open(path, 'w'));
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether a writer's file was removed before it was put into place: somebody took the writer for dead. */
async function wasSwept({ code, syscall }: NodeJS.ErrnoException, temporary: string): Promise<boolean> {
  if (code !== 'ENOENT' || (syscall !== 'rename' && syscall !== 'link')) return false;
  return stat(temporary).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Does something in a folder, which is made if it is not there. */
async function inFolder<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    return act();
  }
}
