/** The kinds of items in a binder: a card, or a character whose cards are collected. */
export const itemKinds = ['card', 'character'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Whether the collector has it or wants it. */
export const statuses = ['have', 'want'] as const;
export type Status = (typeof statuses)[number];

/** A card or a character, as a page names it. */
export interface Item {
  kind: ItemKind;
  /** A card's is its `cardKey`, a character's its slug. */
  key: string;
  /** Its name for people, kept for when its page has gone. */
  name: string;
}

/** A collector's notes about an item; texts are empty if there are none. */
export interface Details {
  status: Status;
  grade: string;
  note: string;
  /** The price paid in US cents. */
  paid: number | null;
}

/** One item in a binder. Times are ISO dates with milliseconds in UTC, so that texts compare like times. */
export interface BinderEntry extends Item, Details {
  added: string;
  changed: string;
}

/** Everything in a binder, in the order in which it was added; no two entries are of the same item. */
export type Binder = readonly BinderEntry[];

/** A step from one binder to the next. It may be applied again to another tab's newer binder. */
export type Change = (binder: Binder) => Binder;

/** How long each text may be, in UTF-16 units, how much may have been paid, and how many entries a binder may have. */
export const binderLimits = {
  key: 200,
  name: 200,
  grade: 40,
  note: 1000,
  paid: 100_000_000_00,
  entries: 10_000,
} as const;

/** Identifies an item within a binder. */
export function itemId({ kind, key }: Pick<Item, 'kind' | 'key'>): string {
  return `${kind}:${key}`;
}

/** The entry of an item, if it is in the binder. */
export function entryOf(binder: Binder, item: Pick<Item, 'kind' | 'key'>): BinderEntry | undefined {
  return binder.find(({ kind, key }) => key === item.key && kind === item.kind);
}
