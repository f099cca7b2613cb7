import type { Binder, BinderEntry } from '@mint-row/kit/binder';
import { type Catalogue, paths } from '@mint-row/kit/contract';
import { cardName } from '../values/cards.ts';

/** An entry with the site's data about it. */
export interface ShownEntry {
  entry: BinderEntry;
  title: string;
  /** The entry's set or era, if known. */
  set: string | null;
  /** The address of the card or character; null if the site no longer has it. */
  href: string | null;
  /** The slug of its franchise. */
  franchise: string | null;
  /** The address of its drawing; none for one of which the site knows nothing. */
  drawing?: string | undefined;
}

/**
 * The entries of a binder as its page shows them, the last added first. A card that is no longer on the site has the name
 * that was kept.
 */
export function shownEntries(binder: Binder, { cards = [], characters = [] }: Catalogue): ShownEntry[] {
  return binder.toReversed().map((entry) => {
    const card = entry.kind === 'card' ? cards.find(({ key }) => key === entry.key) : undefined;
    if (card) {
      const { set, year, path, anchor, franchise, drawing } = card;
      const href = `${path}#${anchor}`;
      return { entry, title: cardName(card), set: set ?? String(year), href, franchise, drawing };
    }
    const character = entry.kind === 'character' ? characters.find(({ slug }) => slug === entry.key) : undefined;
    if (character) {
      const { slug, name, era = null, franchise, drawing } = character;
      return { entry, title: name, set: era, href: paths.character(slug), franchise, drawing };
    }
    return { entry, title: entry.name, set: null, href: null, franchise: null };
  });
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as they are shown: "$1,250.50". */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}
