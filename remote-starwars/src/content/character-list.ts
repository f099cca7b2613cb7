import { characterEntries } from '@mint-row/kit/content';
import type { CharacterEntry, SectionEntry } from '@mint-row/kit/contract';
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

/** The characters that come next, as the search finds them: each is a part of the list. */
export const characterSections: readonly SectionEntry[] = characterList.next.map(({ slug, name, note }) => ({
  path: franchise.characters,
  anchor: slug,
  heading: name,
  page: 'Star Wars characters',
  franchise: franchise.slug,
  text: [note],
  drawing: slug,
}));
