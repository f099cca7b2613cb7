import { useCallback, useEffect, useState } from 'react';
import { addressOf, type Registry, registryPath, searchIndexPath } from '../contract/index.ts';
import type { SearchIndex } from './entries.ts';
import { type Find, type Findings, prepareFind } from './find.ts';

let prepared: Promise<Find> | null = null;

/** Prepares the search of this site once per document; after a failure, the next call tries again. */
function prepare(): Promise<Find> {
  prepared ??= readIndex()
    .then(prepareFind)
    .catch((error: unknown) => {
      prepared = null;
      throw error;
    });
  return prepared;
}

/**
 * The search, once it is there: null before, "failed" if it could not be loaded.
 * @param wanted whether the visitor has begun to search: nothing is loaded before
 */
export function useFind(wanted: boolean): { find: Find | 'failed' | null; retry: () => void } {
  const [find, setFind] = useState<Find | 'failed' | null>(null);
  const load = useCallback(() => {
    setFind(null);
    prepare().then(
      (found) => setFind(() => found),
      () => setFind('failed'),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { find, retry: load };
}

/** The longest that a visitor waits for the index. */
const indexTimeoutMs = 10_000;

/**
 * Reads the search index, with the hash that the registry has for it. If they do not match, both are read once more past
 * the cache: a release may have come between the two requests, or the cache may have damaged bytes.
 * @throws Error when the index is damaged or does not arrive in time
 */
async function readIndex(): Promise<SearchIndex> {
  const signal = AbortSignal.timeout(indexTimeoutMs);
  return readBoth({ signal }).catch(() => readBoth({ signal, cache: 'reload' }));
}

async function readBoth(how: RequestInit): Promise<SearchIndex> {
  const { search } = await readJson<Partial<Registry>>(registryPath, how);
  if (search === undefined) throw new Error(`${registryPath} has no hash of ${searchIndexPath}.`);
  return readJson(searchIndexPath, { ...how, integrity: search });
}

async function readJson<Content>(path: string, how: RequestInit): Promise<Content> {
  const answer = await fetch(addressOf(path), how);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/**
 * The status of the search in words; assistive technology announces it.
 * @param replaced words of the query that no entry has: see `Findings`
 * @param count the number of results
 */
export function statusOf(
  find: Find | 'failed' | null,
  query: string,
  replaced: Findings['replaced'],
  count: number,
): string {
  if (find === 'failed') return 'The search could not be loaded. The lists of this site work without it.';
  if (query.trim() === '') return '';
  if (find === null) return 'Loading …';
  if (count === 0) return `Nothing found for “${query.trim()}”. Try fewer letters, or another word.`;
  const unknown = replaced.map(({ word, by }) => `Nothing for “${word}”${by ? `. Showing “${by}”` : ''}. `);
  return unknown.join('') + (count === 1 ? '1 result' : `${count} results`);
}
