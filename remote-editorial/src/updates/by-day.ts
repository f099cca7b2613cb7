import { newestFirst, type UpdateEntry } from '@mint-row/kit/contract';

/** What changed on one day. */
export interface Day {
  /** As an ISO date. */
  date: string;
  updates: readonly UpdateEntry[];
}

/** Groups updates by day, the newest first. */
export function byDay(updates: readonly UpdateEntry[]): Day[] {
  const days = new Map<string, UpdateEntry[]>();
  for (const update of newestFirst(updates)) days.set(update.date, [...(days.get(update.date) ?? []), update]);
  return [...days].map(([date, of]) => ({ date, updates: of }));
}
