import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { DeliveryError, explainDiskFailure } from '../common/errors.ts';
import { hasWriterEnded, writerName } from '../common/writer.ts';
import { layout } from './layout.ts';
import type { Storage, Written } from './storage.ts';
import { writeOnce } from './written-once.ts';

/** Temporary files of unknown writers are removed after this time, in milliseconds. */
const maxAbandonedAgeMs = 24 * 60 * 60 * 1000;

/** A store's bytes in a folder of plain files. */
export class FileStorage implements Storage {
  readonly address: string;

  /** @param folder made when something is first written */
  constructor(folder: string) {
    this.address = folder;
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
        if (error.code === 'ENOTDIR') throw notFolder(this.address);
        throw explainDiskFailure(error, this.#path(folder));
      },
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.address, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true }).catch((error: NodeJS.ErrnoException) => {
      throw explainDiskFailure(error, this.#path(key));
    });
  }

  path(key: string): string {
    return this.#path(key);
  }

  async begin(): Promise<void> {
    const probe = `${layout.incoming}${writerName}-probe-${randomUUID()}`;
    await this.#put(probe, Buffer.from('probe'), linkTo).catch(async (error: Error) => {
      throw (await this.#mayRename(probe)) ? withoutLinks(this.address, error) : error;
    });
    await this.remove(probe);
    for (const key of await this.list(layout.incoming)) {
      const [, name = ''] = /^incoming\/(.+?-\d+)-/.exec(key) ?? [];
      const age = await stat(this.#path(key)).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      // Should its writer be alive after all, it writes the file again.
      if (hasWriterEnded(name) || age > maxAbandonedAgeMs) await this.remove(key);
    }
  }

  #path(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`"${key}" is not a key of a store.`);
    return join(this.address, key);
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
    const temporary = this.#path(`${layout.incoming}${writerName}-${randomUUID()}`);
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

/** Links a file to a new name and removes the old one: unlike renaming, this fails if the new name is taken. */
async function linkTo(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: Error) => {
    // A network may lose the answer: what counts is whether the name exists and is ours.
    if (!(await isSameFile(from, to))) throw error;
  });
  // If the old name stays, it is removed later.
  await rm(from, { force: true }).catch(() => {});
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)));
  return !!a && !!b && a.dev === b.dev && a.ino === b.ino;
}

/** The error for an address whose path has a file where a folder belongs. */
function notFolder(address: string): DeliveryError {
  return new DeliveryError(`${address} is not a store: there is a file, and a store is a folder. Correct --store.`);
}

/** The error for a disk that can be written but does not support hard links. */
function withoutLinks(place: string, cause: Error): DeliveryError {
  return new DeliveryError(
    `${place}: this disk has no hard links, which decide between two writers of a store. Put the store on one that has, such as ext4, XFS, APFS, NTFS or NFS; FAT and exFAT have none. Nothing was written.`,
    { cause },
  );
}

const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Flushes a folder, so that new names in it survive a loss of power. Calls made during a flush share the next one, so
 * that a hundred files written at once do not need a flush each.
 * @throws the disk's error
 */
function syncFolder(folder: string): Promise<void> {
  const known = waiting.get(folder);
  if (known) return known;
  const before = running.get(folder) ?? Promise.resolve();
  const turn = before
    .catch(() => {})
    .then(() => {
      waiting.delete(folder);
      running.set(folder, turn);
      return flush(folder);
    })
    .finally(() => {
      if (running.get(folder) === turn) running.delete(folder);
    });
  waiting.set(folder, turn);
  return turn;
}

/** Windows flushes folders by itself, and refuses requests to do so. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads a file whole. That of `node:fs/promises` takes twice the processor time for a small file, and longer. */
export const readWhole = promisify(readFile);
