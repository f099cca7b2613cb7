import type { CardEntry } from '@mint-row/kit/contract';

/** A card's title with its character, where the title does not have it: "Base Set Shadowless" is three cards. */
export function cardName({ title, character }: Pick<CardEntry, 'title' | 'character'>): string {
  return !character || title.includes(character.name) ? title : `${character.name}: ${title}`;
}
