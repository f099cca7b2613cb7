import type { CardEntry } from '@mint-row/shared/contract';

/** The cards of one character. */
export interface CharacterCards {
  character: string;
  name: string;
  franchise: string;
  cards: CardEntry[];
}

/** The cards by character, sorted by franchise and then by name, as a reader looks for them. */
export function byCharacter(cards: readonly CardEntry[]): CharacterCards[] {
  const groups = new Map<string, CharacterCards>();
  for (const card of cards) {
    const { character, name, franchise } = card;
    const group = groups.get(character) ?? { character, name, franchise, cards: [] };
    group.cards.push(card);
    groups.set(character, group);
  }
  const key = ({ franchise, name }: CharacterCards) => `${franchise} ${name}`;
  return [...groups.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
