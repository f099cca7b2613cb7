import { useCallback, useEffect, useState } from 'react';
import { type Find, prepareFind } from './find.ts';
import { readIndex } from './read-index.ts';

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
