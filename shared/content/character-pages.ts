import { type CharacterEntry, type Franchise, type PageSource, paths, plainText } from '../contract/index.ts';
import type { Character, ShownCard } from './character.ts';
import { shownCard } from './layout-words.ts';
import { type Neighbour, neighboursOf } from './neighbours.ts';
import { peakOf } from './peak.ts';
import type { StoryEvent } from './story.ts';

/** What lists show of each character of a franchise. */
export function characterEntries(characters: readonly Character[], franchise: Franchise): CharacterEntry[] {
  return characters.map(({ slug, name, era, summary, cards }) => ({
    slug,
    name,
    franchise: franchise.slug,
    era,
    summary: plainText(summary),
    peak: peakOf(cards),
  }));
}

/** The value of one of a character's debut details; a missing detail stops the build. */
export function factOf({ slug, debut }: Character, label: string): string {
  const fact = debut.facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`${slug} has no debut detail "${label}".`);
  return fact.value;
}

/** A character as its page shows it: with its neighbours, and without what is not published. */
export type ShownCharacter<Data> = Omit<Data, 'cards' | 'story' | 'related'> & {
  cards: readonly ShownCard[];
  story: readonly Omit<StoryEvent, 'source'>[];
  neighbours: readonly Neighbour[];
};

interface CharacterPagesOptions<Data> {
  /** The characters in the order of the franchise's list. */
  listed: readonly Pick<Character, 'slug' | 'name'>[];
  /** What that order goes by: "by number". */
  order: string;
  /** Adds to a character what only its page shows. */
  dataOf: (character: Character) => Data;
}

/** The page of each character of a franchise. */
export function characterPages<Data extends Character>(
  characters: readonly Character[],
  franchise: Franchise,
  { listed, order, dataOf }: CharacterPagesOptions<Data>,
): PageSource[] {
  return characters.map((character) => ({
    path: paths.character(character.slug),
    expose: 'CharacterPage',
    title: `${character.name} cards: debut, history and values (${franchise.name})`,
    description: plainText(character.summary),
    reviewed: character.reviewed,
    data: shown(dataOf(character), neighboursOf(character, listed, order)),
    shows: ['terms'],
    share: { name: character.name, note: rangesOf(character), drawing: character.slug },
  }));
}

function rangesOf({ cards }: Character): string {
  return `Value ranges of three notable cards: ${cards.map(({ valueRange }) => valueRange).join(', ')}`;
}

function shown<Data extends Character>(data: Data, neighbours: readonly Neighbour[]): ShownCharacter<Data> {
  const { cards, story, related: _, ...rest } = data;
  return { ...rest, cards: cards.map(shownCard), story: story.map(({ source: _, ...event }) => event), neighbours };
}
