import type { Character } from './character.ts';

/** A character to go on to at the end of a character's page. */
export interface Neighbour {
  slug: string;
  name: string;
  /** Where it stands: "Before", "Next" or "Related". */
  place: string;
  /** What the order goes by, of those before and after: "by number". */
  order?: string;
  /** A fact of those before and after; why the others are related. */
  why: string;
  /** The remote that has its drawing; left out if that is the page's own. */
  remote?: string;
}

/** How a franchise lists its characters. */
export interface CharacterOrder {
  /** Its characters in the order of its list. */
  listed: readonly { slug: string }[];
  /** What that order goes by: "by number". */
  order: string;
  /** The fact that tells a character from those beside it: "#003, Grass/Poison". */
  factOf: (character: Character) => string;
}

/** The characters before and after one on its franchise's list, then the related ones. */
export function neighboursOf(
  { slug, related }: Character,
  characters: readonly Character[],
  { listed, order, factOf }: CharacterOrder,
): Neighbour[] {
  const index = listed.findIndex((one) => one.slug === slug);
  const beside = (offset: number, place: string): Neighbour[] =>
    characters
      .filter((one) => one.slug === listed[index + offset]?.slug)
      .map((one) => ({ slug: one.slug, name: one.name, place, order, why: factOf(one) }));
  return [...beside(-1, 'Before'), ...beside(1, 'Next'), ...related.map((one) => ({ ...one, place: 'Related' }))];
}

/** How many pockets the row beside a character has. */
const pockets = 4;

/** How many drawings the pocket that leads to all characters shows. */
const fanned = 4;

/**
 * The drawings in the pocket that is left at either end of the list, which leads to all of it: none of them is in a
 * pocket of the row already.
 * @param drawn the drawings of the franchise's characters
 */
export function othersDrawn(slug: string, neighbours: readonly Neighbour[], drawn: readonly string[]): string[] {
  if (neighbours.length >= pockets) return [];
  const shown = [slug, ...neighbours.map((neighbour) => neighbour.slug)];
  return drawn.filter((drawing) => !shown.includes(drawing)).slice(0, fanned);
}
