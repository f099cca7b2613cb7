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
