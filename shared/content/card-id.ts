import type { NotableCard } from './character.ts';

/**
 * The id of a card on its character's page, made from its title.
 * @example cardId({ title: '#18 Thor' }) // 'card-18-thor'
 */
export function cardId({ title }: Pick<NotableCard, 'title'>): string {
  return `card-${wordsOf(title)}`;
}

/**
 * The key of a card in binders and addresses, whatever page it is on.
 * @example cardKey('Iron Man', 'Tales of Suspense #39') // 'iron-man-tales-of-suspense-39'
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

/**
 * Reads a card's number from its own field or its title, without the sign; null if neither has one.
 * @example cardNumber({ title: 'Iron Man #009/165R' }) // '009/165R'
 */
export function cardNumber({ number, title }: Pick<NotableCard, 'number' | 'title'>): string | null {
  return number ?? /#([\w/]+)/.exec(title)?.[1] ?? null;
}
