import type { NotableCard } from './character.ts';

/** The id of a card on its character's page, made from its title. */
export function cardId({ title }: Pick<NotableCard, 'title'>): string {
  return `card-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;
}
