import {
  type CharacterEntry,
  type Franchise,
  type InsetSource,
  type PageSource,
  type PortraitEntry,
  paths,
  type SharePicture,
  type UpdateEntry,
} from '../contract/index.ts';
import { schematicName } from './card-layout.ts';
import type { Character, NotableCard, ShownCard, StoryEvent } from './character.ts';
import { checkCharacters } from './check-characters.ts';
import type { FranchiseLanding } from './franchise.ts';
import { shownCard } from './layout-words.ts';
import { type Dollars, parseValueRange } from './value.ts';

/**
 * Makes the entries of a franchise's characters for lists.
 * @throws Error naming the character and the field that is missing
 */
export function characterEntries(characters: readonly Character[], franchise: Franchise): CharacterEntry[] {
  checkCharacters(characters);
  return characters.map(({ slug, name, era, summary, cards, alsoFoundBy }) => ({
    slug,
    name,
    franchise: franchise.slug,
    era,
    summary,
    peak: peakOf(cards),
    alsoFoundBy,
  }));
}

/**
 * The most collected characters of a franchise, as they stand in the row of the front page. Those without a page of their
 * own lead to their place on the landing page.
 * @param characters those with a page
 */
export function portraitEntries(
  { mostCollected }: FranchiseLanding,
  franchise: Franchise,
  characters: readonly Character[],
): PortraitEntry[] {
  return mostCollected.characters.map(({ name, slug, unlinked }) => ({
    slug,
    name,
    franchise: franchise.slug,
    path: unlinked ? franchise.path : paths.character(slug),
    anchor: unlinked ? slug : null,
    peak: peakOf(characters.find((character) => character.slug === slug)?.cards ?? []),
  }));
}

/** What the inset with the row of a franchise's characters shows. */
export interface CharacterRowData {
  franchise: Pick<Franchise, 'name' | 'characters'>;
  characters: readonly Pick<Character, 'slug' | 'name'>[];
}

/** The inset with the row of a franchise's characters, in the order of their names. Its module is the kit's `CharacterRow`. */
export function characterRow(
  characters: readonly Character[],
  { name, characters: list }: Franchise,
): InsetSource<'CharacterRowInset', CharacterRowData> {
  const named = characters.map(({ slug, name }) => ({ slug, name }));
  return {
    name: 'CharacterRowInset',
    data: {
      franchise: { name, characters: list },
      characters: named.sort((one, other) => (one.name < other.name ? -1 : 1)),
    },
    drawings: named.map(({ slug }) => slug),
  };
}

/** The value of one of a character's debut details; a missing detail stops the build. */
export function factOf({ slug, debut }: Character, label: string): string {
  const fact = debut.facts.find((candidate) => candidate.label === label);
  if (!fact) {
    throw new Error(
      `${slug} has no debut detail "${label}". Add it to debut.facts in src/content/characters/${slug}.ts: { label: '${label}', value: '…' }.`,
    );
  }
  return fact.value;
}

/** A character as its page shows it: with its neighbours, and without what is not published, or for lists alone. */
export type ShownCharacter<Data> = Omit<Data, 'reviewed' | 'summary' | 'cards' | 'otherSales' | 'story' | 'related'> & {
  cards: readonly ShownCard[];
  story: readonly Omit<StoryEvent, 'source'>[];
  neighbours: readonly Neighbour[];
  /** At either end of the list: drawings for the pocket that leads to all of it. */
  others: readonly string[];
};

interface CharacterPagesOptions<Data> extends CharacterOrder {
  /** The drawings of the franchise's characters, of those without a page too. */
  drawn: readonly string[];
  /** Adds to a character what only its page shows. */
  dataOf: (character: Character) => Data;
}

/**
 * The page of each character of a franchise.
 * @throws Error naming the character and the field that is missing
 */
export function characterPages<Data extends Character>(
  characters: readonly Character[],
  franchise: Franchise,
  { drawn, dataOf, ...order }: CharacterPagesOptions<Data>,
): PageSource<'CharacterPage', ShownCharacter<Data>>[] {
  checkCharacters(characters);
  return characters.map((character) => {
    const { slug, name, summary, reviewed } = character;
    const neighbours = neighboursOf(character, characters, order);
    const others = othersDrawn(slug, neighbours, drawn);
    const ofOthers = neighbours.filter(({ remote }) => remote !== undefined).map((neighbour) => neighbour.slug);
    return {
      path: paths.character(slug),
      expose: 'CharacterPage',
      title: `${name} cards: debut, history and values (${franchise.name})`,
      description: summary,
      reviewed,
      data: shown(dataOf(character), neighbours, others),
      shows: ofOthers.length > 0 ? ['characters', 'terms'] : ['terms'],
      ...(ofOthers.length > 0 && { onlyCharacters: ofOthers }),
      drawings: [
        slug,
        ...character.cards.map((_, index) => schematicName(slug, index)),
        ...neighbours.filter(({ remote }) => remote === undefined).map((neighbour) => neighbour.slug),
        ...others,
      ],
      insets: [{ name: 'CharacterReadingInset', props: { slug, name, franchise: franchise.slug } }],
      share: { name, ...sharedPeak(character), drawing: slug },
    };
  });
}

/** The highest value of its notable cards, as pictures for links say it. */
function sharedPeak({ cards }: Character): Pick<SharePicture, 'figure' | 'note'> {
  const peak = peakOf(cards);
  if (!peak) return {};
  return {
    figure: peak.value,
    note: `${peak.sold ? 'The highest sale' : 'Our highest estimate'} of its notable cards`,
  };
}

function shown<Data extends Character>(
  data: Data,
  neighbours: readonly Neighbour[],
  others: readonly string[],
): ShownCharacter<Data> {
  const { reviewed: _, summary: __, cards, otherSales: ___, story, related: ____, ...rest } = data;
  return {
    ...rest,
    cards: cards.map(shownCard),
    story: story.map(({ source: _, ...event }) => event),
    neighbours,
    others,
  };
}

/** A character to go on to at the end of a character's page. */
export interface Neighbour {
  slug: string;
  name: string;
  /** Its relation to the page's character: "Before", "Next" or "Related". */
  place: string;
  /** The order of the list, for those before and after: "by number". */
  order?: string;
  /** A fact of those before and after; why the others are related. */
  why: string;
  /** The remote that has its drawing; left out if that is the page's own. */
  remote?: string;
}

/** How a franchise lists its characters. */
export interface CharacterOrder {
  /** Its characters in the order of its list. */
  listed: readonly { slug: string }[];
  /** The order of the list: "by number". */
  order: string;
  /** The fact that tells a character from those beside it: "#003, Grass/Poison". */
  factOf: (character: Character) => string;
}

/**
 * The characters before and after one on its franchise's list, then the related ones.
 * @throws Error if a related one is before or after it
 */
function neighboursOf(
  { slug, related }: Character,
  characters: readonly Character[],
  { listed, order, factOf }: CharacterOrder,
): Neighbour[] {
  const index = listed.findIndex((one) => one.slug === slug);
  const beside = (offset: number, place: string): Neighbour[] =>
    characters
      .filter((one) => one.slug === listed[index + offset]?.slug)
      .map((one) => ({ slug: one.slug, name: one.name, place, order, why: factOf(one) }));
  const besides = [...beside(-1, 'Before'), ...beside(1, 'Next')];
  for (const [index, one] of related.entries()) {
    if (!besides.some((neighbour) => neighbour.slug === one.slug)) continue;
    throw new Error(
      `${slug}: related.${index}.slug is "${one.slug}", which stands beside it on the list ${order}, so the page leads there already. Choose another one.`,
    );
  }
  return [...besides, ...related.map((one) => ({ ...one, place: 'Related' }))];
}

/** How many pockets the row beside a character has. */
const pockets = 4;

/** How many drawings the pocket that leads to all characters shows. */
const fanned = 4;

/**
 * The drawings in the pocket that is left at either end of the list, which leads to all of it: none of them is in a
 * pocket of the row already.
 * @param drawn the drawings of the franchise's characters
 */
function othersDrawn(slug: string, neighbours: readonly Neighbour[], drawn: readonly string[]): string[] {
  if (neighbours.length >= pockets) return [];
  const shown = [slug, ...neighbours.map((neighbour) => neighbour.slug)];
  return drawn.filter((drawing) => !shown.includes(drawing)).slice(0, fanned);
}

/** The highest value of any of a character's notable cards, and whether it is a sale; undefined without cards. */
export function peakOf(cards: readonly NotableCard[]): CharacterEntry['peak'] {
  const highest = cards
    .map((card) => ({ card, ...parseValueRange(card.valueRange) }))
    .toSorted((one, other) => other.high - one.high)[0];
  if (!highest) return undefined;
  const { card, high, open } = highest;
  const price: Dollars = `$${high.toLocaleString('en-US')}`;
  const sold = card.basis.kind === 'sales' || card.basis.sales?.some((sale) => sale.price === price) === true;
  return { value: `${price}${open ? '+' : ''}`, sold };
}

/**
 * A change to the page of a character, with the character's drawing.
 * @param slug the character's
 */
export function characterUpdate(slug: string, change: Omit<UpdateEntry, 'path' | 'drawing'>): UpdateEntry {
  return { ...change, path: paths.character(slug), drawing: slug };
}
