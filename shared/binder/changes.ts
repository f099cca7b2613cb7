import {
  type Binder,
  type BinderEntry,
  type Change,
  type Details,
  entryOf,
  type Item,
  itemId,
  type Status,
} from './entry.ts';
import { merge } from './merge.ts';

/** Puts an entry in, in the place of the one of the same item if there is one. */
export function put(entry: BinderEntry): Change {
  return (binder) =>
    entryOf(binder, entry)
      ? binder.map((other) => (itemId(other) === itemId(entry) ? entry : other))
      : [...binder, entry];
}

/** Takes an item out. */
export function remove(item: Pick<Item, 'kind' | 'key'>): Change {
  return (binder) => binder.filter((entry) => itemId(entry) !== itemId(item));
}

/**
 * Records that the collector has an item, or wants it. What was written about it stays.
 * @param now an ISO date with milliseconds in UTC
 */
export function setStatus({ kind, key, name }: Item, status: Status, now: string): Change {
  const newEntry: BinderEntry = { kind, key, name, status, grade: '', note: '', paid: null, added: now, changed: now };
  return (binder) => put({ ...newEntry, ...entryOf(binder, newEntry), status, changed: now })(binder);
}

/**
 * Writes about an item that is in the binder.
 * @param now an ISO date with milliseconds in UTC
 */
export function setDetails(item: Pick<Item, 'kind' | 'key'>, details: Details, now: string): Change {
  return (binder) => {
    const entry = entryOf(binder, item);
    return entry ? put({ ...entry, ...details, changed: now })(binder) : binder;
  };
}

/** Adds entries; of an item that is there already, the one that was changed last stays. */
export function add(entries: readonly BinderEntry[]): Change {
  return (binder) => merge(binder, entries);
}

/** Takes back what `add` did to a binder: its entries are again as they were there, and those that were not there go. */
export function takeBack(entries: readonly BinderEntry[], before: Binder): Change {
  const entriesBefore = new Map(before.map((entry) => [itemId(entry), entry]));
  const ids = new Set(entries.map(itemId));
  return (binder) =>
    binder.flatMap((entry) => (ids.has(itemId(entry)) ? (entriesBefore.get(itemId(entry)) ?? []) : entry));
}

/** Takes everything out. */
export const clear: Change = () => [];
