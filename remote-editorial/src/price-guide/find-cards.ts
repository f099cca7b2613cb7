import type { CardEntry } from '@mint-row/kit/contract';
import { setName } from '../values/cards.ts';
import { type Grade, gradePrice, grades } from '../values/grades.ts';
import { amountIn } from './scale.ts';

/** The filters and the order of the price guide, as parameters of the address. An empty filter lets all cards pass. */
export interface Query {
  franchise: string;
  grade: Grade | 'other' | '';
  /** A kind of value: a dated sale, or an estimate. */
  kind: string;
  /** The typed text, which is searched in titles, sets, numbers and characters. */
  q: string;
  sort: Order | '';
}

/** Filters that let every card pass. */
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
      (!grade || gradePrice(card, grade)) &&
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

/** The columns by which the price guide can be sorted. */
export type Column = 'card' | 'set' | 'year' | 'number' | 'value' | 'raw' | 'psa10' | 'sales' | 'basis';

/** The columns that its table has: a value names its copies, and what it rests on its sales. */
export const tableColumns = ['card', 'set', 'year', 'number', 'value', 'basis'] as const satisfies Column[];

/** A column, as sorting by it begins, or `-reversed`: the value of `sort` in the address. */
export type Order = Column | `${Column}-reversed`;

/** The columns that begin with their highest. */
const falling: readonly string[] = ['value', 'sales', ...grades];

/** The sort keys of a card, by column; null or undefined if a card has nothing in the column. */
const sortKeys: Readonly<Record<Column, (card: CardEntry) => number | string | null | undefined>> = {
  card: ({ title }) => title.toLowerCase(),
  set: ({ set }) => set && setName(set).toLowerCase(),
  year: ({ year }) => year,
  number: ({ number }) => number && firstNumber(number),
  value: ({ range }) => amountIn(range),
  raw: byPriceIn('raw'),
  psa10: byPriceIn('psa10'),
  // The newest year in which one was sold.
  sales: ({ sales }) => Math.max(...sales.flatMap(({ when }) => when.match(/\d{4}/g)?.map(Number) ?? [])),
  basis: ({ basis }) => ['sale', 'supported', 'estimate'].indexOf(basis),
};

/** Sorts cards. Those that are alike keep their order; those with nothing in the column come last. */
export function sortCards<Card extends CardEntry>(cards: readonly Card[], order: Order): Card[] {
  const column = order.split('-')[0] as Column;
  const turn = sortedAs(column, order) === 'ascending' ? 1 : -1;
  const nothing = Number.NEGATIVE_INFINITY;
  const keyed = cards.map((card) => ({ card, key: sortKeys[column](card) ?? nothing }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === other) return 0;
    if (one === nothing) return 1;
    if (other === nothing) return -1;
    return one < other ? -turn : turn;
  });
  return keyed.map(({ card }) => card);
}

/** Whether a column is sorted, and which way: the value of `aria-sort`. */
export function sortedAs(column: Column, order: Order | ''): 'ascending' | 'descending' | undefined {
  if (order !== column && order !== `${column}-reversed`) return undefined;
  return falling.includes(column) === (order === column) ? 'descending' : 'ascending';
}

/** "107" of "107/105"; letters count after all numbers. */
function firstNumber(number: string): number {
  return Number.parseInt(number.replace(/^\D+/, '99999'), 10);
}

function byPriceIn(grade: Grade) {
  return (card: CardEntry) => {
    const price = gradePrice(card, grade);
    return price && amountIn(price);
  };
}
