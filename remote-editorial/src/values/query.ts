import type { CardEntry } from '@mint-row/kit/contract';
import { type Order, sortCards } from './columns.ts';

/** What the price guide shows and in which order: its parameters in the address. What is empty leaves all cards. */
export interface Query {
  franchise: string;
  grade: string;
  /** A kind of value: a dated sale, or an estimate. */
  kind: string;
  /** What was typed, for titles, sets, numbers and characters. */
  q: string;
  sort: Order | '';
}

/** Every card, whatever their order. */
export const noFilter = { franchise: '', grade: '', kind: '', q: '' } as const satisfies Omit<Query, 'sort'>;

/** The cards that a query asks for, in its order. */
export function findCards<Card extends CardEntry>(
  cards: readonly Card[],
  { franchise, grade, kind, q, sort }: Query,
): readonly Card[] {
  const wanted = plain(q).split(' ');
  const found = cards.filter(
    (card) =>
      (!franchise || card.franchise === franchise) &&
      (!grade || card.grades.some((one) => one === grade)) &&
      (!kind || card.basis === kind || card.basis === 'supported') &&
      wanted.every((word) => textOf(card).includes(word)),
  );
  return sort ? sortCards(found, sort) : found;
}

function textOf({ title, set, number, character }: CardEntry): string {
  return plain(`${title} ${set ?? ''} ${number ?? ''} ${character?.name ?? 'top 50'}`);
}

/** Without case, accents and the marks that people leave out. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}’'"“”(),]/gu, '')
    .toLowerCase();
}
