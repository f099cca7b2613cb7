import type { Character } from './character.ts';

/** A character to go on to at the end of a character's page. */
export interface Neighbour {
  slug: string;
  name: string;
  /** Where it stands: "Before, by number", or "Related". */
  place: string;
  /** Why it is related; the order says it of the characters before and after. */
  why?: string;
  /** The remote that has its drawing; left out if that is the page's own. */
  remote?: string;
}

/**
 * The characters before and after one on its franchise's list, then the related ones.
 * @param listed the franchise's characters in the order of its list
 * @param order what that order goes by: "by number"
 */
export function neighboursOf(
  { slug, related }: Pick<Character, 'slug' | 'related'>,
  listed: readonly Pick<Character, 'slug' | 'name'>[],
  order: string,
): Neighbour[] {
  const place = listed.findIndex((one) => one.slug === slug);
  const beside = (neighbour: Pick<Character, 'slug' | 'name'> | undefined, where: string): Neighbour[] =>
    neighbour ? [{ slug: neighbour.slug, name: neighbour.name, place: `${where}, ${order}` }] : [];
  return [
    ...beside(listed[place - 1], 'Before'),
    ...beside(listed[place + 1], 'Next'),
    ...related.map((one) => ({ ...one, place: 'Related' })),
  ];
}
