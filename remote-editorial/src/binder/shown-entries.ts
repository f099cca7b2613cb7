import type { Binder, BinderEntry } from '@mint-row/kit/binder';
import { type CardLook, type Catalogue, paths } from '@mint-row/kit/contract';
import { cardName } from '../values/card-name.ts';
import { plainLook } from '../values/LookOfCard.tsx';

/** An entry with what the site knows of it. */
export interface ShownEntry {
  entry: BinderEntry;
  title: string;
  /** Its set or era, if known. */
  set: string | null;
  /** Where the site says more; null if it no longer does. */
  href: string | null;
  /** The slug of its franchise. */
  franchise: string | null;
  look: CardLook;
}

/**
 * The entries of a binder as its page shows them, the last added first. What is no longer on the site has the name that
 * was kept.
 */
export function shownEntries(binder: Binder, { cards = [], characters = [] }: Catalogue): ShownEntry[] {
  return binder.toReversed().map((entry) => {
    const card = entry.kind === 'card' ? cards.find(({ key }) => key === entry.key) : undefined;
    if (card) {
      const { set, year, path, anchor, franchise, look = plainLook } = card;
      return { entry, title: cardName(card), set: set ?? String(year), href: `${path}#${anchor}`, franchise, look };
    }
    const character = entry.kind === 'character' ? characters.find(({ slug }) => slug === entry.key) : undefined;
    if (character) {
      const { slug, name, era = null, franchise, swatch } = character;
      return {
        entry,
        title: name,
        set: era,
        href: paths.character(slug),
        franchise,
        look: { ...plainLook, colours: swatch },
      };
    }
    return { entry, title: entry.name, set: null, href: null, franchise: null, look: plainLook };
  });
}
