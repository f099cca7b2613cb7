import { type Character, factOf } from '@mint-row/kit/content';

/** The data that the Pokédex adds to a character. */
export interface PokedexData {
  /** "#006" */
  number: string;
  types: readonly string[];
}

export type PokedexEntry = Pick<Character, 'slug' | 'name' | 'era' | 'summary'> & PokedexData;

/** A character's number and types, read from its debut details. */
export function pokedexData(character: Character): PokedexData {
  return { number: factOf(character, 'Pokédex number'), types: factOf(character, 'Type').split('/') };
}

/** All characters by number. */
export function pokedexOf(characters: readonly Character[]): PokedexEntry[] {
  return characters
    .map((character) => {
      const { slug, name, era, summary } = character;
      return { slug, name, ...(era && { era }), summary, ...pokedexData(character) };
    })
    .toSorted((one, other) => one.number.localeCompare(other.number));
}
