import { newestFirst, type UpdateEntry, type UpdateKind, updateKinds } from '@mint-row/kit/contract';

/** Updates of one kind; those of releases from before there were kinds have the kind "other". */
export interface Group {
  kind: UpdateKind | 'other';
  updates: readonly UpdateEntry[];
}

/** The changes of one day. */
export interface Day {
  /** An ISO date. */
  date: string;
  groups: readonly Group[];
}

/** Groups updates by day, the newest first, and those of a day by kind. */
export function groupUpdates(updates: readonly UpdateEntry[]): Day[] {
  const ordered = newestFirst(updates);
  const dates = new Set(ordered.map(({ date }) => date));
  return [...dates].map((date) => ({ date, groups: byKind(ordered.filter((update) => update.date === date)) }));
}

function byKind(updates: readonly UpdateEntry[]): Group[] {
  return [...updateKinds, 'other' as const]
    .map((kind) => ({ kind, updates: updates.filter((update) => (update.kind ?? 'other') === kind) }))
    .filter((group) => group.updates.length > 0);
}

/** The anchor of a group on its page. */
export function groupId({ date }: Day, kind: Group['kind']): string {
  return `${kind}-${date}`;
}
