import { type Registry, registryPath, searchIndexPath } from '../contract/index.ts';
import type { SearchIndex } from './entries.ts';

/** How long a visitor waits for the index, in milliseconds. */
const patience = 10_000;

/**
 * Reads the search index, with the hash that the registry has for it. If they do not match, both are read once more past
 * the cache: a release may have come between the two requests, or the cache may have damaged bytes.
 * @throws Error when the index is damaged or does not arrive in time
 */
export async function readIndex(): Promise<SearchIndex> {
  const signal = AbortSignal.timeout(patience);
  return readBoth({ signal }).catch(() => readBoth({ signal, cache: 'reload' }));
}

async function readBoth(how: RequestInit): Promise<SearchIndex> {
  const { search } = await readJson<Partial<Registry>>(registryPath, how);
  if (search === undefined) throw new Error(`${registryPath} has no hash of ${searchIndexPath}.`);
  return readJson(searchIndexPath, { ...how, integrity: search });
}

async function readJson<Content>(address: string, how: RequestInit): Promise<Content> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
