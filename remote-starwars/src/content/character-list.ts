import { characterEntries } from '@mint-row/kit/content';
import type { CharacterEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';
import { characters } from './characters/index.ts';
import { landing } from './landing.ts';

/** The data of the list: the characters that have pages, and the drawings of those that come next. */
export interface CharacterList {
  characters: readonly CharacterEntry[];
  next: readonly { slug: string; name: string; note: string }[];
}

export const characterList: CharacterList = {
  characters: characterEntries(characters, franchise),
  next: landing.mostCollected.characters.flatMap(({ slug, name, note, unlinked }) =>
    unlinked ? [{ slug, name, note }] : [],
  ),
};
