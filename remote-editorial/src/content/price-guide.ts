import type { GuideEntry } from '@mint-row/kit/contract';
import type { Choice, Choices } from '../lists/choice.ts';
import type { Order } from '../price-guide/find-cards.ts';
import { placeOf } from '../price-guide/scale.ts';

/** The orders in words: for each column the usual order, and the reversed one. */
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

/** The orders of the price guide to choose from; unsorted, it has a part for each character. */
const orderChoices: Choices<Order | ''>['choices'] = [
  { value: '', name: 'Character', inSentence: 'by character, then the Top 50' },
  ...Object.entries(orders).map(([value, name]) => orderChoice(value as Order, name)),
];

/** The price guide, as the index of guides shows it. */
export const priceGuideEntry: GuideEntry = {
  slug: 'values',
  title: 'Price guide',
  question: 'What do the cards on this site bring?',
  need: 'sell',
  summary: 'Every notable card and the Top 50 in one table: year, number, value, and the sale or estimate behind it.',
  franchise: null,
  reviewed: '2026-11-22',
  drawing: 'price-columns',
};

/** The text of the price guide around and in its table. */
export const priceGuideWords = {
  heading: 'Price guide',
  lead: 'Every card that has a place on this site, in one table: what it is, what it may bring, and what that figure rests on. [[raw|Raw]] copies are in no grader’s holder; [[psa|PSA]], [[cgc|CGC]] and [[bgs|BGS]] are graders. Sets have the names that sellers use, from [[shadowless|Shadowless]] to [[pmg|Precious Metal Gems]].',
  instruction: 'Two to four cards can be [compared side by side](/guides/compare).',
  checklist: 'Print a checklist',
  sortBy: 'Sort by',
  ranked: 'Top 50',
  columns: {
    card: 'Card',
    set: 'Set',
    year: 'Year',
    number: 'No.',
    value: 'Value',
    raw: 'Raw',
    psa10: 'PSA 10',
    sales: 'Dated sales',
    basis: 'Rests on',
  },
  bases: { sale: 'Sales', supported: 'Estimate and sales', estimate: 'Estimate' },
  caption:
    'A range reaches from one copy to another, which are named with it. The scale begins at $1, and each tenfold has the same width. Among the Top 50, raw also means graded by a company other than PSA. All amounts are US dollars.',
  key: [
    { mark: '#range', look: 'values-guess', text: 'estimated range' },
    { mark: '#open', look: undefined, text: 'open upper end' },
    { mark: '#guess', look: 'values-guess', text: 'single estimate' },
    { mark: '#sold', look: undefined, text: 'dated sale' },
  ],
  ticks: ['$1', '$100', '$10K', '$1M'].map((text) => ({
    text,
    at: placeOf(text.replace('K', '000').replace('M', '000000')),
  })),
  closing: {
    title: 'A figure looks wrong?',
    text: 'Send us a link to a finished sale, and we check it against our note. A corrected value appears among the updates with the reason for it.',
    action: 'Write to Us',
    href: 'mailto:{{email.sales}}',
  },
  filter: {
    fold: 'Filter',
    text: 'Title, set, number or character',
    example: 'zard, 1990, MH1 …',
    /** Its choices are the franchises that the site has. */
    franchise: { name: 'franchise', legend: 'Show cards of', choices: [{ value: '', name: 'All' }] },
    grade: {
      name: 'grade',
      legend: 'With a value for',
      choices: [
        { value: '', name: 'Any' },
        { value: 'raw', name: 'Raw', inSentence: 'raw' },
        { value: 'psa10', name: 'PSA 10', inSentence: 'PSA 10' },
        { value: 'psa9', name: 'PSA 9', inSentence: 'PSA 9' },
        { value: 'other', name: 'Other copies', inSentence: 'other copies' },
      ],
    },
    kind: {
      name: 'kind',
      legend: 'Kind of value',
      choices: [
        { value: '', name: 'Any' },
        { value: 'sale', name: 'Dated sales', inSentence: 'dated sales' },
        { value: 'estimate', name: 'Estimates', inSentence: 'estimates' },
      ],
    },
    sort: { name: 'sort', legend: 'Sort by', choices: orderChoices },
    nothing: 'No card here has all of that. Ask for less, or look at every card again.',
    unmatched: 'No card matches this search. Try a character, a set or a number.',
    clear: 'Show all cards',
  },
  compare: {
    pick: 'Compare',
    chosen: 'of 4 chosen',
    more: ': choose one more to compare',
    go: 'Compare',
    clear: 'Clear',
  },
} as const;
