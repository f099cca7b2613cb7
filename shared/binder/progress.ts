import type { Binder, ItemKind, Status } from './entry.ts';
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

interface Progress {
  kind: ItemKind;
  /** How many of the items the collector has. */
  count: number;
  total: number;
  /** The character whose cards they are, if it is in the binder itself. */
  character?: { name: string; status: Status } | undefined;
}

/**
 * Tells how many of some items are in the binder.
 * @example progressText({ kind: 'card', count: 1, total: 3 }) // 'In your binder: 1 of 3 cards'
 */
export function progressText({ kind, count, total, character }: Progress): string {
  if (!character) return `In your binder: ${count} of ${total} ${kind}s`;
  const toFind = total - count;
  const found = toFind === 0 ? `all ${total} cards found` : `${toFind} ${toFind === 1 ? 'card' : 'cards'} to find`;
  return character.status === 'have'
    ? `${character.name} is in your binder; ${found}`
    : `You want a card of ${character.name}; ${found}`;
}

/** Adds up the prices paid for all that the collector has, in US cents. Values are never added up: most are estimates. */
export function sumPaid(binder: Binder): number {
  return binder.reduce((sum, { status, paid }) => sum + (status === 'have' ? (paid ?? 0) : 0), 0);
}

/** Counts the entries that have changed since the binder was last saved as a file. */
export function countUnsaved({ binder, saved }: Pick<Stored, 'binder' | 'saved'>): number {
  return binder.filter(({ changed }) => changed > saved).length;
}
