import type { UpdateEntry } from './catalogue.ts';

/**
 * Updates as lists and the feed show them: the newest first; of one day, the notable ones first, then by page.
 * @param updates those of all remotes, in any order
 */
export function newestFirst(updates: readonly UpdateEntry[]): UpdateEntry[] {
  return updates.toSorted(
    (a, b) => b.date.localeCompare(a.date) || Number(!a.notable) - Number(!b.notable) || a.path.localeCompare(b.path),
  );
}
