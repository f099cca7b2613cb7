import type { Binder, ItemKind } from './entry.ts';
import type { Stored } from './stored.ts';

/**
 * Counts what the collector has of a list. A character counts if it is marked itself or any of its cards is: a card's
 * key begins with its character's slug.
 * @param keys of cards, or slugs of characters
 */
export function countKept(binder: Binder, kind: ItemKind, keys: readonly string[]): number {
  const kept = binder.filter(({ status }) => status === 'have');
  return keys.filter((wanted) =>
    kept.some((entry) =>
      entry.kind === kind ? entry.key === wanted : kind === 'character' && entry.key.startsWith(`${wanted}-`),
    ),
  ).length;
}

/** Adds up the prices paid for all that the collector has, in US cents. Values are never added up: most are estimates. */
export function sumPaid(binder: Binder): number {
  return binder.reduce((sum, { status, paid }) => sum + (status === 'have' ? (paid ?? 0) : 0), 0);
}

/** Counts the entries that have changed since the binder was last saved as a file. */
export function countUnsaved({ binder, saved }: Pick<Stored, 'binder' | 'saved'>): number {
  return binder.filter(({ changed }) => changed > saved).length;
}
