import { type CharacterEntry, type Franchise, type PageSource, paths, plainText } from '../contract/index.ts';
import type { Character } from './character.ts';

/** What lists show of each character of a franchise. */
export function characterEntries(characters: readonly Character[], franchise: Franchise): CharacterEntry[] {
  return characters.map(({ slug, name, era, summary }) => ({
    slug,
    name,
    franchise: franchise.slug,
    era,
    summary: plainText(summary),
  }));
}

/** The value of one of a character's debut details; a missing detail stops the build. */
export function factOf({ slug, debut }: Character, label: string): string {
  const fact = debut.facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`${slug} has no debut detail "${label}".`);
  return fact.value;
}

/** The page of each character of a franchise; `dataOf` makes the page's data. */
export function characterPages(
  characters: readonly Character[],
  franchise: Franchise,
  dataOf: (character: Character) => Character,
): PageSource[] {
  return characters.map((character) => ({
    path: paths.character(character.slug),
    expose: 'CharacterPage',
    title: `${character.name} cards: debut, history and values (${franchise.name})`,
    description: plainText(character.summary),
    reviewed: character.reviewed,
    data: dataOf(character),
    shows: ['terms'],
  }));
}
