import { type UpdateEntry, updateKinds } from './catalogue.ts';

/**
 * Updates as lists and the feed show them: the newest first; of one day, the notable ones first, then by kind, then by
 * page.
 * @param updates those of all remotes, in any order
 */
export function newestFirst(updates: readonly UpdateEntry[]): UpdateEntry[] {
  return updates.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      Number(b.notable ?? false) - Number(a.notable ?? false) ||
      placeOf(a) - placeOf(b) ||
      a.path.localeCompare(b.path),
  );
}

/** The place of an update's kind among the kinds; one without a kind comes last. */
function placeOf({ kind }: UpdateEntry): number {
  return kind ? updateKinds.indexOf(kind) : updateKinds.length;
}
