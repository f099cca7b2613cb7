import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { explainFailure } from './explain-failure.ts';
import type { Storage } from './storage.ts';

/** Files are written here first; each is named after the process that writes it. */
const incoming = 'incoming';
const host = hostname().replace(/[^\w.]/g, '');

/** A store's bytes in a folder of plain files. */
export class FileStorage implements Storage {
  readonly place: string;

  /** @param folder made when something is first written */
  constructor(folder: string) {
    this.place = folder;
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.#path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw explainFailure(error, this.#path(key));
    });
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#put(key, bytes, rename);
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.#put(key, bytes, async (from, to) => {
      // A second name for the file: unlike renaming, this fails when the name is taken.
      await link(from, to);
      await rm(from);
    });
  }

  async list(folder: string): Promise<string[]> {
    const entries = await readdir(this.#path(folder), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw explainFailure(error, this.#path(folder));
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.place, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true }).catch((error: NodeJS.ErrnoException) => {
      throw explainFailure(error, this.#path(key));
    });
  }

  async local(key: string): Promise<string> {
    return this.#path(key);
  }

  async sweep(): Promise<void> {
    for (const key of await this.list(`${incoming}/`)) {
      const [, writer, pid] = /^incoming\/(.+)-(\d+)-[0-9a-f]{32}$/.exec(key) ?? [];
      // A writer on another machine may be alive: what it left is for `prune`, which looks at the age.
      if (writer === host && !isRunning(Number(pid))) await this.remove(key);
    }
  }

  #path(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`"${key}" is not a key of a store.`);
    return join(this.place, key);
  }

  /** Writes beside, makes it last, then puts it into place at one stroke. */
  async #put(key: string, bytes: Uint8Array, place: (from: string, to: string) => Promise<void>): Promise<boolean> {
    const path = this.#path(key);
    const temporary = this.#path(`${incoming}/${host}-${process.pid}-${randomUUID().replaceAll('-', '')}`);
    try {
      const file = await inFolder(dirname(temporary), () => open(temporary, 'w'));
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await inFolder(dirname(path), () => place(temporary, path));
      await syncFolder(dirname(path));
      return true;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw explainFailure(error as NodeJS.ErrnoException, path);
    }
  }
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

/** Makes a new name in a folder last through a loss of power. Windows does so by itself, and refuses to be asked. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
