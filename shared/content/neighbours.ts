import type { Character } from './character.ts';

/** A character to go on to at the end of a character's page. */
export interface Neighbour {
  slug: string;
  name: string;
  /** Where it stands: "Before, by number", or "Related". */
  place: string;
  /** Why it is related; the order says it of the characters before and after. */
  why?: string;
  /** The accent of its franchise, if that is another. */
  accent?: string;
  /** Whether it is of the same franchise, so that the page's remote has its drawing. */
  drawn: boolean;
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
    neighbour ? [{ slug: neighbour.slug, name: neighbour.name, place: `${where}, ${order}`, drawn: true }] : [];
  return [
    ...beside(listed[place - 1], 'Before'),
    ...beside(listed[place + 1], 'Next'),
    ...related.map((one) => ({ ...one, place: 'Related', drawn: listed.some((own) => own.slug === one.slug) })),
  ];
}
