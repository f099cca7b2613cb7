import type { Nine } from '@mint-row/kit/binder';
import { type Catalogue, paths } from '@mint-row/kit/contract';
import { cardName } from '../values/cards.ts';

/** A card or a character, as a page of nine shows it. */
export interface ShownCard {
  /** As `nineKey` has it. */
  key: string;
  name: string;
  /** Its set, or the era of a character. */
  set: string;
  /** Its year; null for a character. */
  year: number | null;
  href: string;
  /** The address of its plan, and of the drawing of its character; a character has the latter as both. */
  plan: string | undefined;
  drawing: string | undefined;
}

/** All cards and characters of the site, by their keys. */
export function shownCards({ cards = [], characters = [] }: Catalogue): Map<string, ShownCard> {
  const drawings = new Map(characters.map(({ slug, drawing }) => [slug, drawing]));
  return new Map(
    [
      ...cards.map((card): ShownCard => {
        const { key, set, year, path, anchor, character, drawing } = card;
        return {
          key,
          name: cardName(card),
          set: set ?? String(year),
          year,
          href: `${path}#${anchor}`,
          plan: drawing,
          drawing: (character && drawings.get(character.slug)) ?? drawing,
        };
      }),
      ...characters.map(
        ({ slug, name, era = '', drawing }): ShownCard => ({
          key: `~${slug}`,
          name,
          set: era,
          year: null,
          href: paths.character(slug),
          plan: drawing,
          drawing,
        }),
      ),
    ].map((card) => [card.key, card]),
  );
}

/** What is in each pocket of a page: undefined if it is empty, or if the site has no such card. */
export function cardsIn({ pockets }: Nine, cards: ReadonlyMap<string, ShownCard>): (ShownCard | undefined)[] {
  return pockets.map((key) => cards.get(key ?? ''));
}

/** The address of the drawing of a card. */
export function pictureOf({ plan, drawing }: ShownCard, look: Nine['look']): string | undefined {
  return look === 'plans' ? plan : drawing;
}

/** The line of the label: "9 of 101 · 1977 to 2026", of the cards alone; empty if there are none. */
export function labelLine(
  shown: readonly (ShownCard | undefined)[],
  all: ReadonlyMap<string, ShownCard>,
  { of, to }: { of: string; to: string },
): string {
  const years = shown.flatMap((card) => card?.year ?? []);
  if (years.length === 0) return '';
  const total = [...all.values()].filter(({ year }) => year !== null).length;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return `${years.length} ${of} ${total} · ${first === last ? first : `${first} ${to} ${last}`}`;
}

/** The cards that have all words of a text in name, set or year. */
export function matching(cards: readonly ShownCard[], text: string): ShownCard[] {
  const words = plain(text).split(' ');
  return cards.filter(({ name, set, year }) => {
    const own = plain(`${name} ${set} ${year}`);
    return words.every((word) => own.includes(word));
  });
}

/** Without case, accents and the marks that people leave out. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}’'#:]/gu, '')
    .toLowerCase();
}
