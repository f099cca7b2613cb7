import type { Choice, Choices } from '../controls/lists/choice.ts';
import type { Order } from './columns.ts';

/** The orders, as a sentence names them: of each column, how it is sorted first, and reversed. */
const orders: Readonly<Record<Order, string>> = {
  card: 'card, A to Z',
  'card-reversed': 'card, Z to A',
  set: 'set, A to Z',
  'set-reversed': 'set, Z to A',
  year: 'year, oldest first',
  'year-reversed': 'year, newest first',
  number: 'number, lowest first',
  'number-reversed': 'number, highest first',
  value: 'value, highest first',
  'value-reversed': 'value, lowest first',
  raw: 'raw value, highest first',
  'raw-reversed': 'raw value, lowest first',
  psa10: 'PSA 10 value, highest first',
  'psa10-reversed': 'PSA 10 value, lowest first',
  sales: 'dated sales, newest first',
  'sales-reversed': 'dated sales, oldest first',
  basis: 'what it rests on, firmest first',
  'basis-reversed': 'what it rests on, firmest last',
};

function orderChoice(value: Order, name: string): Choice<Order> {
  return { value, name: name.charAt(0).toUpperCase() + name.slice(1), inSentence: `by ${name}` };
}

/** What the price guide can be sorted by; before anybody sorts it, it has a part for each character. */
export const orderChoices: Choices<Order | ''>['choices'] = [
  { value: '', name: 'Character', inSentence: 'by character, then the Top 50' },
  ...Object.entries(orders).map(([value, name]) => orderChoice(value as Order, name)),
];
