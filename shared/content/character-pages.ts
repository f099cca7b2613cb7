import { type CharacterEntry, type Franchise, type PageSource, paths } from '../contract/index.ts';
import type { Character, ShownCard } from './character.ts';
import { checkCharacters } from './check-characters.ts';
import { shownCard } from './layout-words.ts';
import { type CharacterOrder, type Neighbour, neighboursOf, othersDrawn } from './neighbours.ts';
import { peakOf } from './peak.ts';
import type { StoryEvent } from './story.ts';

/**
 * What lists show of each character of a franchise.
 * @throws Error naming the character and the field that is missing
 */
export function characterEntries(characters: readonly Character[], franchise: Franchise): CharacterEntry[] {
  checkCharacters(characters);
  return characters.map(({ slug, name, era, summary, cards }) => ({
    slug,
    name,
    franchise: franchise.slug,
    era,
    summary,
    peak: peakOf(cards),
  }));
}

/** The value of one of a character's debut details; a missing detail stops the build. */
export function factOf({ slug, debut }: Character, label: string): string {
  const fact = debut.facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`${slug} has no debut detail "${label}".`);
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
    return {
      path: paths.character(slug),
      expose: 'CharacterPage',
      title: `${name} cards: debut, history and values (${franchise.name})`,
      description: summary,
      reviewed,
      data: shown(dataOf(character), neighbours, othersDrawn(slug, neighbours, drawn)),
      shows: ['terms'],
      share: { name, note: rangesOf(character), drawing: slug },
    };
  });
}

function rangesOf({ cards }: Character): string {
  return `Value ranges of three notable cards: ${cards.map(({ valueRange }) => valueRange).join(', ')}`;
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
