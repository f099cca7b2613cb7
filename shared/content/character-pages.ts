import { type PageSource, paths, type RosterEntry } from '../contract/index.ts';
import type { Character } from './character.ts';
import { franchiseNames } from './franchise.ts';

/** What lists show of each character. */
export function rosterOf(characters: readonly Character[]): RosterEntry[] {
  return characters.map(({ slug, name, franchise, era, summary }) => ({ slug, name, franchise, era, summary }));
}

/** The page of each character. */
export function characterPages(characters: readonly Character[]): PageSource[] {
  return characters.map((character) => ({
    path: paths.character(character.slug),
    expose: 'CharacterPage',
    title: `${character.name} cards: debut, history and values (${franchiseNames[character.franchise]})`,
    description: character.summary,
    data: character,
  }));
}
