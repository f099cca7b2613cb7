import type { NotableCard } from './character.ts';

/** The id of a card on its character's page, made from its title. */
export function cardId({ title }: Pick<NotableCard, 'title'>): string {
  return `card-${wordsOf(title)}`;
}

/**
 * What binders and addresses name a card by, whatever page it is on: "iron-man-tales-of-suspense-39".
 * @param names those of its character, if it has a page, and of the card
 */
export function cardKey(...names: string[]): string {
  return wordsOf(names.join(' '));
}

function wordsOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** A card's number, as its own field or its title has it: "#18", "#009/165R". Without the sign; null if neither has one. */
export function cardNumber({ number, title }: Pick<NotableCard, 'number' | 'title'>): string | null {
  return number ?? /#([\w/]+)/.exec(title)?.[1] ?? null;
}
