import { offlineListPath, plainName } from '../contract/index.ts';
import { cachePrefix, deleteCaches, type KeepFault, type Kept, readKept, writeKept } from './kept.ts';
import { bytesOf, filesToKeep, type OfflineFile, readOfflineList } from './offline-list.ts';

/** How many files are requested at once: other tabs need the line, too. */
const maxRequests = 6;

/** Nothing new was kept. */
export class KeepError extends Error {
  override name = 'KeepError';
  readonly fault: KeepFault;

  constructor(fault: KeepFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The pages that a service worker keeps: fills a cache for a snapshot, and answers from it. */
export class KeptPages {
  readonly #scope: string;
  /** What was read of the record: a request need not read it again. */
  #kept: Promise<Kept | null> | null = null;
  /** The task that runs: they run one after another. */
  #task: Promise<void> = Promise.resolve();
  #isRemoved = false;

  /** @param scope the address of the top of the site, which ends in "/" */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /** The path on the site of an address; null if it is not of the site. */
  pathOf(address: string): string | null {
    const [plain = ''] = address.split(/[?#]/);
    return plain.startsWith(this.#scope) ? plain.slice(this.#scope.length - 1) : null;
  }

  /** What is kept; null if nothing is. */
  kept(): Promise<Kept | null> {
    this.#kept ??= readKept(this.#scope);
    return this.#kept;
  }

  /**
   * The kept file of a path, checked against its hash; null if it is not kept or damaged. A damaged one is deleted, so that
   * the next look for a newer snapshot fetches it again.
   */
  async answer(path: string): Promise<Response | null> {
    try {
      const kept = await this.kept();
      const integrity = kept && Object.hasOwn(kept.integrity, path) ? kept.integrity[path] : undefined;
      if (!kept || !integrity) return null;
      const found = await caches.match(this.#addressOf(path), { cacheName: kept.cache });
      const bytes = await found?.arrayBuffer();
      if (found && bytes && (await integrityOf(bytes)) === integrity) return new Response(bytes, found);
      // The browser may have deleted the cache as well.
      this.#kept = null;
      if (found) await (await caches.open(kept.cache)).delete(this.#addressOf(path));
      return null;
    } catch {
      this.#kept = null;
      return null;
    }
  }

  /**
   * Keeps the newest snapshot, if another one is kept or files are missing. The one before counts until every file is there.
   * @param characters the slugs of the characters whose pages are kept; as before if they are not given
   * @param onFile called after each file with the number done and the number of all
   * @throws KeepError with the reason for which the one before, if any, is still kept
   */
  keep(characters?: readonly string[], onFile: (done: number, all: number) => void = () => {}): Promise<void> {
    if (characters) this.#isRemoved = false;
    return this.#after(async () => {
      const before = await readKept(this.#scope);
      const wanted = characters ?? before?.characters;
      if (!wanted || this.#isRemoved) return;
      try {
        await this.#keepNewest(before, wanted, onFile);
      } catch (error) {
        // A release in the meantime: its list names the files that there are now.
        if (!(error instanceof KeepError) || error.fault !== 'changed') throw error;
        await this.#keepNewest(before, wanted, onFile);
      }
    });
  }

  /** Deletes everything, also what is being kept at the moment. */
  remove(): Promise<void> {
    this.#isRemoved = true;
    return this.#after(() => deleteCaches(this.#scope));
  }

  #after(act: () => Promise<void>): Promise<void> {
    const done = this.#task.then(act).finally(() => {
      this.#kept = null;
    });
    this.#task = done.catch(() => {});
    return done;
  }

  async #keepNewest(before: Kept | null, characters: readonly string[], onFile: (done: number, all: number) => void) {
    const files = await this.#filesNow(characters);
    const name = cachePrefix(this.#scope) + (await integrityOf(new TextEncoder().encode(JSON.stringify(files)).buffer));
    const kept: Kept = {
      cache: name,
      newestAtMs: Date.now(),
      bytes: bytesOf(files),
      characters,
      integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    };
    try {
      await deleteCaches(this.#scope, [name, ...(before ? [before.cache] : [])]);
      await this.#fill(await caches.open(name), files, before, onFile);
      if (this.#isRemoved) return;
      await writeKept(this.#scope, kept);
      await deleteCaches(this.#scope, [name]);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      if (!isFull) throw error;
      if (before?.cache !== name) await caches.delete(name);
      throw new KeepError('full', `The device has no room for ${kept.bytes} bytes.`);
    }
  }

  /** What the snapshot has that is live now. */
  async #filesNow(characters: readonly string[]): Promise<OfflineFile[]> {
    const address = this.#addressOf(offlineListPath);
    const text = await answered(address, { cache: 'no-cache' }).then((response) => response.text(), failed(address));
    const list = readOfflineList(text);
    if (!list) throw new KeepError('network', `${address} is not the list of a site.`);
    return filesToKeep(list, characters);
  }

  /** Puts the files that a cache lacks into it, from the cache before or from the network. */
  async #fill(
    cache: Cache,
    files: readonly OfflineFile[],
    before: Kept | null,
    onFile: (done: number, all: number) => void,
  ) {
    const present = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.filter(({ path }) => !present.has(this.#addressOf(path)));
    let done = files.length - missing.length;
    const next = missing.values();
    const work = async () => {
      for (const file of next) {
        if (this.#isRemoved) return;
        await cache.put(this.#addressOf(file.path), await this.#find(file, before));
        done += 1;
        onFile(done, files.length);
      }
    };
    // All of them end before anything is said: what still runs must not write into a deleted cache.
    const ends = await Promise.allSettled(Array.from({ length: maxRequests }, work));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async #find({ path, integrity }: OfflineFile, before: Kept | null): Promise<Response> {
    const address = this.#addressOf(path);
    if (before && before.integrity[path] === integrity) {
      const found = await caches.match(address, { cacheName: before.cache });
      const bytes = await found?.arrayBuffer();
      if (found && bytes && (await integrityOf(bytes)) === integrity) return new Response(bytes, found);
    }
    // A file of a release never changes; what the browser has of it may be damaged.
    for (const cache of [plainName(path) === path ? 'no-cache' : 'default', 'reload'] as const) {
      const response = await answered(address, { cache });
      const bytes = await response.arrayBuffer().catch(failed(address));
      if ((await integrityOf(bytes)) === integrity) return new Response(bytes, { headers: keptHeaders(response) });
    }
    throw new KeepError('changed', `${address} is not the file that the list names.`);
  }

  #addressOf(path: string): string {
    return this.#scope + path.slice(1);
  }
}

/**
 * The site's own answer: no error, no redirect, nothing of another origin.
 * @throws KeepError
 */
async function answered(address: string, { cache }: { cache: RequestCache }): Promise<Response> {
  const response = await fetch(address, { cache, redirect: 'error', priority: 'low' }).catch(failed(address));
  if (response.status === 200 && response.type === 'basic' && !response.redirected) return response;
  throw new KeepError(response.status === 404 ? 'changed' : 'network', `${address} answers ${response.status}.`);
}

function failed(address: string) {
  return (error: unknown): never => {
    throw new KeepError('network', `${address} does not arrive: ${error}`);
  };
}

/** The headers of a kept file: those of the answer, but for what its compression had. */
function keptHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) kept.delete(name);
  return kept;
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
