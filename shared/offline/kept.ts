import { offlineListPath } from '../contract/index.ts';

/** What a browser keeps of a site: the files of one snapshot, all or none. */
export interface Kept {
  /** The name of the cache with the files. */
  cache: string;
  /** When it was last known to be the newest, in milliseconds since 1970. */
  newestAtMs: number;
  /** The sum of its files, in bytes. */
  bytes: number;
  /** The slugs of the characters that the visitor collects. */
  characters: readonly string[];
  /** The Subresource Integrity value of each file, by path. */
  integrity: Readonly<Record<string, string>>;
}

/** Asks the worker to keep the newest snapshot, with the pages of these characters, or to forget everything. */
export type Wish = { kind: 'keep'; characters: readonly string[] } | { kind: 'remove' };

/** Why nothing new could be kept; what was kept before stays. */
export type KeepFault = 'full' | 'network' | 'changed';

/** What the worker says while it keeps files, and at the end. */
export type Progress =
  | { kind: 'file'; done: number; all: number }
  | { kind: 'kept' }
  | { kind: 'failed'; fault: KeepFault };

/**
 * The names of a site's caches begin with this: other sites may be in other folders of the origin.
 * @param scope the address of the top of the site, which ends in "/"
 */
export function cachePrefix(scope: string): string {
  return `offline ${new URL(scope).pathname} `;
}

/** The cache that says which other one counts. */
const recordCache = (scope: string) => `${cachePrefix(scope)}record`;

/** The address of that record. It is written last and in one step: until then, what was kept before counts. */
const recordAddress = (scope: string) => new URL(offlineListPath.slice(1), scope).href;

/** What is kept; null if nothing is, or if the browser does not say. */
export async function readKept(scope: string): Promise<Kept | null> {
  try {
    const record = await caches.match(recordAddress(scope), { cacheName: recordCache(scope) });
    // Only `writeKept` writes it.
    return record ? ((await record.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/**
 * Makes a complete cache the one that counts.
 * @throws DOMException when the device has no room
 */
export async function writeKept(scope: string, kept: Kept): Promise<void> {
  const cache = await caches.open(recordCache(scope));
  await cache.put(recordAddress(scope), new Response(JSON.stringify(kept)));
}

/**
 * Deletes the caches of a site.
 * @param except the names of those that stay; with any, the record stays as well
 */
export async function deleteCaches(scope: string, except: readonly string[] = []): Promise<void> {
  const stays = new Set(except.length > 0 ? [...except, recordCache(scope)] : []);
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)) && !stays.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
