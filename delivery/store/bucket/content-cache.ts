import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eachOf } from '../../common/each-of.ts';

/** How many bytes are kept on this machine. */
const maxCacheBytes = 256 * 1024 ** 2;

/** A mark that is the MD5 hash of the content. Those of encrypted objects and of uploads in parts are not. */
const md5 = /^[0-9a-f]{32}$/;

/**
 * Files that were downloaded or uploaded before, by this process or another, named by the hash of their content. It only
 * saves time: what cannot be read or written here, or is not what its name says, is downloaded.
 */
export class ContentCache {
  readonly #folder = cacheFolder('mint-row');
  #swept: Promise<void> | undefined;

  /** @returns whether the file was here, and is now at the path */
  async copyTo(hash: string, path: string): Promise<boolean> {
    const folder = this.#folder;
    if (!folder || !md5.test(hash)) return false;
    try {
      await copyFile(join(folder, hash), path);
      if ((await hashOf(path)) !== hash) return false;
      // The file that was used last is kept longest.
      await utimes(join(folder, hash), new Date(), new Date()).catch(() => {});
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
    const folder = this.#folder;
    if (!folder) return;
    const draft = join(folder, `${hash}-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      this.#swept ??= sweep(folder);
      await this.#swept;
      await write(draft);
      await rename(draft, join(folder, hash));
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }
}

/** Makes room, once in each process: removes what was not used for longest. */
async function sweep(folder: string): Promise<void> {
  const files: { path: string; size: number; used: number }[] = [];
  await eachOf(await readdir(folder), async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found) files.push({ path, size: found.size, used: found.mtimeMs });
  });
  let kept = 0;
  for (const { path, size } of files.sort((a, b) => b.used - a.used)) {
    kept += size;
    if (kept > maxCacheBytes) await rm(path, { force: true }).catch(() => {});
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The path of a folder of this user for what can be downloaded again; null if the user has no home, as in some containers. */
export function cacheFolder(name: string): string | null {
  if (process.env.XDG_CACHE_HOME) return join(process.env.XDG_CACHE_HOME, name);
  try {
    return join(homedir(), '.cache', name);
  } catch {
    return null;
  }
}
