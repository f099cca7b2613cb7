import type { Item } from './entry.ts';

/** The colours of the ground that a page of nine lies on; the theme has the accents. */
export const grounds = ['mint', 'red', 'blue', 'yellow'] as const;
export type Ground = (typeof grounds)[number];

/** Whether a card of a character is shown as its plan, or as the drawing of its character. */
export const looks = ['drawings', 'plans'] as const;
export type Look = (typeof looks)[number];

/** A page of a binder that a collector has arranged. */
export interface Nine {
  /** The collector's own words, plain text; empty if there are none. */
  title: string;
  ground: Ground;
  look: Look;
  /** The nine pockets, row by row: what is in each, as `nineKey` has it, or null. No two have the same. */
  pockets: readonly (string | null)[];
}

/** How long a title may be, in characters, a key and a whole text, in UTF-16 units; and the number of pockets. */
export const nineLimits = { title: 60, key: 200, text: 4000, pockets: 9 } as const;

/** An empty page. */
export const blankNine: Nine = {
  title: '',
  ground: grounds[0],
  look: looks[0],
  pockets: Array.from({ length: nineLimits.pockets }, () => null),
};

/** Whether a page has neither a title nor a card. */
export function isBlankNine({ title, pockets }: Nine): boolean {
  return title === '' && pockets.every((key) => key === null);
}

/** A card's key as it is; a character's slug after "~". */
export function nineKey({ kind, key }: Pick<Item, 'kind' | 'key'>): string {
  return kind === 'card' ? key : `~${key}`;
}

/** A page as a text has it, and what of the text was left out. */
export interface ReadNine {
  nine: Nine;
  /** `text`: it is too long, so nothing was read; `title`: a part of it; `choice`: an unknown ground or look. */
  left: readonly ('text' | 'title' | 'choice')[];
  /** The number of cards that were left out: what no key looks like, what is there twice, more than nine. */
  leftCards: number;
}

/** Characters that are not seen, or that turn the direction of the words after them. */
const unseen = /[\p{Cc}\p{Bidi_Control}]+/gu;

/** A title as it may be: without characters that nobody sees, and no longer than the limit. */
export function readTitle(text: string): string {
  return Array.from(text.replace(unseen, ' ')).slice(0, nineLimits.title).join('');
}

/**
 * Reads a page from the fragment of an address, or from what a browser keeps. Anybody can write an address, so only what is
 * known is read: whether the site has such cards is for the caller to find out.
 * @param text as `writeNine` has it
 */
export function readNine(text: string): ReadNine {
  if (text.length > nineLimits.text) return { nine: blankNine, left: ['text'], leftCards: 0 };
  const fields = new URLSearchParams(text);
  const left: ReadNine['left'][number][] = [];
  const given = fields.get('title') ?? '';
  const title = readTitle(given);
  if (title !== given) left.push('title');
  const oneOf = <Choice extends string>(field: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const chosen = fields.get(field) ?? choices[0];
    const found = choices.find((choice) => choice === chosen);
    if (!found && !left.includes('choice')) left.push('choice');
    return found ?? choices[0];
  };
  const ground = oneOf('ground', grounds);
  const look = oneOf('look', looks);
  const keys = (fields.get('cards') ?? '').split(',');
  const pockets = blankNine.pockets.map((_, pocket) => {
    const key = keys[pocket] ?? '';
    return /^~?[a-z0-9-]{1,200}$/.test(key) && keys.indexOf(key) === pocket ? key : null;
  });
  const leftCards = keys.filter((key, place) => key !== '' && pockets[place] !== key).length;
  return { nine: { title: title.trim(), ground, look, pockets }, left, leftCards };
}

/** A page as the fragment of an address has it, without "#": `title=…&ground=…&look=…&cards=KEY,,KEY`. */
export function writeNine({ title, ground, look, pockets }: Nine): string {
  const fields = { title: title.trim(), ground, look, cards: pockets.map((key) => key ?? '').join(',') };
  // Commas and "~" may stand in a fragment as they are.
  return new URLSearchParams(fields).toString().replace(/%(2C|7E)/g, decodeURIComponent);
}
