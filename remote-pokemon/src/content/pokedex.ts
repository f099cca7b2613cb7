import { type Character, factOf, rosterOf } from '@mint-row/shared/content';
import type { RosterEntry } from '@mint-row/shared/contract';

/** What an index of Pokémon adds to a character. */
export interface PokedexData {
  /** "#006" */
  number: string;
  types: readonly string[];
}

export type PokedexEntry = RosterEntry & PokedexData;

/** A character's number and types, read from its debut details. */
export function pokedexData(character: Character): PokedexData {
  return { number: factOf(character, 'Pokédex number'), types: factOf(character, 'Type').split('/') };
}

/** All characters by number. */
export function pokedexOf(characters: readonly Character[]): PokedexEntry[] {
  return characters
    .flatMap((character) => rosterOf([character]).map((entry) => ({ ...entry, ...pokedexData(character) })))
    .toSorted((one, other) => one.number.localeCompare(other.number));
}
