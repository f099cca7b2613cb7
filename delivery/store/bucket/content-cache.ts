import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eachOf } from '../each-of.ts';

/** How many bytes are kept on this machine. */
const room = 256 * 1024 ** 2;

/** A mark that is the MD5 hash of the content. Those of encrypted objects and of uploads in parts are not. */
const md5 = /^[0-9a-f]{32}$/;

/**
 * Files that were downloaded or uploaded before, by this process or another, named by the hash of their content. It only
 * saves time: what cannot be read or written here, or is not what its name says, is downloaded.
 */
export class ContentCache {
  #swept: Promise<void> | undefined;

  /** Found when it is needed: a server needs none, and may have no home. */
  get #folder(): string {
    return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'mint-row');
  }

  /** @returns whether the file was here, and is now at the path */
  async copyTo(hash: string, path: string): Promise<boolean> {
    if (!md5.test(hash)) return false;
    try {
      await copyFile(join(this.#folder, hash), path);
      if ((await hashOf(path)) !== hash) return false;
      // What was used last is kept longest.
      await utimes(join(this.#folder, hash), new Date(), new Date()).catch(() => {});
      return true;
    } catch {
      return false;
    }
  }

  async add(hash: string, path: string): Promise<void> {
    if (md5.test(hash)) await this.#put(hash, (draft) => copyFile(path, draft));
  }

  /** Keeps what this process has uploaded: it may be what a later one needs. */
  async addBytes(bytes: Uint8Array): Promise<void> {
    await this.#put(createHash('md5').update(bytes).digest('hex'), (draft) => writeFile(draft, bytes));
  }

  async #put(hash: string, write: (draft: string) => Promise<void>): Promise<void> {
    const draft = join(this.#folder, `${hash}-${randomUUID()}`);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      this.#swept ??= this.#sweep();
      await this.#swept;
      await write(draft);
      await rename(draft, join(this.#folder, hash));
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  /** Makes room, once in each process: removes what was not used for longest. */
  async #sweep(): Promise<void> {
    const files: { path: string; size: number; used: number }[] = [];
    await eachOf(await readdir(this.#folder), async (name) => {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, size: found.size, used: found.mtimeMs });
    });
    let kept = 0;
    for (const { path, size } of files.sort((a, b) => b.used - a.used)) {
      kept += size;
      if (kept > room) await rm(path, { force: true }).catch(() => {});
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
