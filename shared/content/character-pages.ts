import { type PageSource, paths, type RosterEntry } from '../contract/index.ts';
import type { Character } from './character.ts';
import { franchiseNames } from './franchise.ts';

/** What lists show of each character. */
export function rosterOf(characters: readonly Character[]): RosterEntry[] {
  return characters.map(({ slug, name, franchise, era, summary }) => ({ slug, name, franchise, era, summary }));
}

/** The value of one of a character's debut details; a detail that is missing stops the build. */
export function factOf({ slug, debut }: Character, label: string): string {
  const fact = debut.facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`${slug} has no fact "${label}".`);
  return fact.value;
}

/** The page of each character; `dataOf` makes what the page is given. */
export function characterPages(
  characters: readonly Character[],
  dataOf: (character: Character) => Character,
): PageSource[] {
  return characters.map((character) => ({
    path: paths.character(character.slug),
    expose: 'CharacterPage',
    title: `${character.name} cards: debut, history and values (${franchiseNames[character.franchise]})`,
    description: character.summary,
    data: dataOf(character),
  }));
}
