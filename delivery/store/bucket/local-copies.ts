import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eachOf } from '../../common/each-of.ts';
import { DeliveryError, explainDiskFailure } from '../../common/errors.ts';
import { temporaryFolder } from '../../common/temporary-folder.ts';
import type { ContentCache } from './content-cache.ts';
import type { ListedKey } from './requests.ts';

/** Downloads a key: gives its body to `save`, or returns null when it is not there. */
type Download = (key: string, save: (body: Readable) => Promise<true>) => Promise<true | null>;

/** Files of a bucket in a folder of this process, for what must run or be copied as files. */
export class LocalCopies {
  readonly #download: Download;
  readonly #cache: ContentCache;
  /** The entity tags of the files in the folder, by key. */
  readonly #here = new Map<string, string>();
  #folder: Promise<string> | undefined;

  constructor(download: Download, cache: ContentCache) {
    this.#download = download;
    this.#cache = cache;
  }

  /**
   * @param place a folder of keys
   * @param listed what of it is to be there now
   * @returns its path
   * @throws DeliveryError when this machine's disk cannot be written
   */
  async put(place: string, listed: readonly ListedKey[]): Promise<string> {
    this.#folder ??= ownFolder();
    const folder = await this.#folder;
    await eachOf(
      listed.filter((one) => this.#here.get(one.key) !== one.etag),
      async ({ key, etag }) => {
        await this.#fetch(key, etag, folder).catch((error: NodeJS.ErrnoException) => {
          throw error instanceof DeliveryError ? error : explainDiskFailure(error, folder);
        });
      },
    );
    return join(folder, place);
  }

  /** An earlier caller may be reading the file, so it is replaced by renaming. */
  async #fetch(key: string, etag: string, folder: string): Promise<void> {
    const draft = join(folder, randomUUID());
    if (!(await this.#cache.copyTo(etag, draft))) {
      const save = async (body: Readable): Promise<true> => {
        await pipeline(body, createWriteStream(draft)).catch((error: NodeJS.ErrnoException) => {
          // Any other failure is the request's.
          throw error.syscall === 'open' || error.syscall === 'write' ? explainDiskFailure(error, draft) : error;
        });
        return true;
      };
      if (!(await this.#download(key, save))) return;
      await this.#cache.add(etag, draft);
    }
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await rename(draft, join(folder, key));
    this.#here.set(key, etag);
  }
}

/** The folders of this process, which are removed when it ends. */
const folders: string[] = [];

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder('bucket');
  if (folders.length === 0) process.once('exit', removeFolders);
  folders.push(folder);
  return folder;
}
