import { type Binder, type BinderEntry, itemId } from './entry.ts';

/** The effect of merging a file into a binder, entry by entry of the file. */
export interface MergePreview {
  /** Not in the binder yet. */
  added: Binder;
  /** Changed last in the file: these replace the binder's. */
  replaced: Binder;
  /** Different in the file, but changed last in the binder: the binder's stay. */
  conflicts: Binder;
  /** The same in both. */
  unchanged: Binder;
}

/**
 * Merges two binders: of each item, the entry that was changed last stays, and nothing is lost. Which binder comes first
 * decides nothing but the order.
 */
export function merge(binder: Binder, other: readonly BinderEntry[]): Binder {
  const merged = byItem(binder);
  for (const entry of other) {
    const existing = merged.get(itemId(entry));
    if (!existing || isNewer(entry, existing)) merged.set(itemId(entry), entry);
  }
  return [...merged.values()];
}

/** Sorts the entries of a file by what `merge` would do with them. */
export function previewMerge(binder: Binder, file: Binder): MergePreview {
  const preview = { added: [], replaced: [], conflicts: [], unchanged: [] } as Record<
    keyof MergePreview,
    BinderEntry[]
  >;
  const existing = byItem(binder);
  for (const entry of file) preview[outcome(entry, existing.get(itemId(entry)))].push(entry);
  return preview;
}

function byItem(binder: Binder): Map<string, BinderEntry> {
  return new Map(binder.map((entry) => [itemId(entry), entry]));
}

function outcome(entry: BinderEntry, existing: BinderEntry | undefined): keyof MergePreview {
  if (!existing) return 'added';
  if (contentOf(entry) === contentOf(existing)) return 'unchanged';
  return isNewer(entry, existing) ? 'replaced' : 'conflicts';
}

/** Of two entries that were changed at the same time, the same one wins in every order. */
function isNewer(entry: BinderEntry, other: BinderEntry): boolean {
  if (entry.changed !== other.changed) return entry.changed > other.changed;
  return contentOf(entry) > contentOf(other);
}

function contentOf({ kind, key, name, status, grade, note, paid, added, changed }: BinderEntry): string {
  return JSON.stringify([kind, key, name, status, grade, note, paid, added, changed]);
}
