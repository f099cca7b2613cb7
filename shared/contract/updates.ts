import type { UpdateEntry } from './catalogue.ts';

/**
 * Updates as the list and the feed show them: the newest first, those of one day sorted by page.
 * @param updates those of all remotes, in any order
 */
export function newestFirst(updates: readonly UpdateEntry[]): UpdateEntry[] {
  return updates.toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
}
