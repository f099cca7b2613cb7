import type { CardEntry, Franchise } from '@mint-row/kit/contract';

/** The cards of one character, or those of the ranking. */
export interface CardGroup {
  /** The id of the group: the slug of the character, or `top-50`; empty for the head of a franchise. */
  id: string;
  name: string;
  cards: readonly CardEntry[];
  /** The franchise whose groups follow, if this is its head, which has no cards. */
  head?: Franchise;
}

/**
 * Cards by character, sorted by franchise and then by name, as a reader looks for them; those of the ranking come last.
 * @param ranking the name of the ranking
 * @param heads the franchises that have a head, whether or not one of the cards is of them
 */
export function byCharacter(
  cards: readonly CardEntry[],
  ranking: string,
  heads: readonly Franchise[] = [],
): CardGroup[] {
  const groups = new Map<string, CardGroup & { order: string; cards: CardEntry[] }>(
    heads.map((head) => [`:${head.slug}`, { id: '', name: '', cards: [], head, order: `${head.slug} ` }]),
  );
  for (const card of cards) {
    const { slug, name } = card.character ?? { slug: 'top-50', name: ranking };
    const group = groups.get(slug);
    const order = card.character ? `${card.franchise} ${name}` : '~';
    if (group) group.cards.push(card);
    else groups.set(slug, { id: slug, name, order, cards: [card] });
  }
  return [...groups.values()].sort((one, other) => (one.order < other.order ? -1 : 1));
}

/** A card's title, after its character if the title does not name it: several characters have a "Base Set Shadowless". */
export function cardName({ title, character }: Pick<CardEntry, 'title' | 'character'>): string {
  return !character || title.includes(character.name) ? title : `${character.name}: ${title}`;
}

/** A set without its year, which is a fact of its own. */
export function setName(set: string): string {
  return set.replace(/^\d{4} /, '');
}

/** The copies that a card's value is of: a grade, or both ends of a range; null if they are not known. */
export function copiesOf({ ranked, ends }: Pick<CardEntry, 'ranked' | 'ends'>): string | null {
  if (ranked) return ranked.grade;
  return ends && `${ends.low} to\u00a0${ends.high}`;
}
