import { site } from '@mint-row/kit/content';
import type { GuideEntry } from '@mint-row/kit/contract';
import type { Choice, Choices } from '../controls/lists/choice.ts';
import { columns as allColumns, type Column, type Order } from './columns.ts';
import { placeOf } from './scale.ts';

/** The price guide, as the index of guides shows it. */
export const valuesEntry: GuideEntry = {
  slug: 'values',
  title: 'Price guide',
  question: 'What do the cards on this site bring?',
  need: 'sell',
  summary: 'Every notable card and the Top 50 in one table: year, number, value, and the sale or estimate behind it.',
  franchise: null,
  reviewed: '2026-11-22',
  drawing: 'price-columns',
};

const columns: Readonly<Record<Column, string>> = {
  card: 'Card',
  set: 'Set',
  year: 'Year',
  number: 'No.',
  value: 'Value',
  raw: 'Raw',
  psa10: 'PSA 10',
  sales: 'Dated sales',
  basis: 'Rests on',
};

/** How each column is sorted first, and reversed. */
const directions: Readonly<Record<Column, readonly [string, string]>> = {
  card: ['A to Z', 'Z to A'],
  set: ['A to Z', 'Z to A'],
  year: ['oldest first', 'newest first'],
  number: ['lowest first', 'highest first'],
  value: ['highest first', 'lowest first'],
  raw: ['highest first', 'lowest first'],
  psa10: ['highest first', 'lowest first'],
  sales: ['newest first', 'oldest first'],
  basis: ['firmest first', 'firmest last'],
};

const orders: Choices<Order | ''>['choices'] = [
  { value: '', name: 'by character, then the Top 50' },
  ...allColumns.flatMap((column): Choice<Order>[] => [
    { value: column, name: `by ${columns[column]}, ${directions[column][0]}` },
    { value: `${column}-reversed`, name: `by ${columns[column]}, ${directions[column][1]}` },
  ]),
];

/** The text of the price guide around and in its table. */
export const valuesWords = {
  heading: 'Price guide',
  lead: 'Every card that has a place on this site, in one table: what it is, what it may bring, and what that figure rests on. [[raw|Raw]] copies are in no grader’s holder; [[psa|PSA]], [[cgc|CGC]] and [[bgs|BGS]] are graders. Sets have the names that sellers use, from [[shadowless|Shadowless]] to [[pmg|Precious Metal Gems]]. Two to four cards can be [compared side by side](/guides/compare).',
  checklist: 'Print a checklist',
  sortBy: 'Sort by',
  ranked: 'Top 50',
  columns,
  bases: { sale: 'Sales', supported: 'Estimate and sales', estimate: 'Estimate' },
  caption:
    'A range reaches from one copy to another, which are named with it. The scale begins at $1, and each tenfold has the same width. Among the Top 50, raw also means graded by a company other than PSA. All amounts are US dollars.',
  key: [
    { mark: '#range', look: 'values-guess', text: 'estimated range' },
    { mark: '#open', look: undefined, text: 'its upper end is open' },
    { mark: '#sold', look: 'values-guess', text: 'single estimate' },
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
    href: `mailto:${site.email.sales}`,
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
        { value: 'raw', name: 'Raw' },
        { value: 'psa10', name: 'PSA 10' },
        { value: 'psa9', name: 'PSA 9' },
        { value: 'other', name: 'Other copies' },
      ],
    },
    kind: {
      name: 'kind',
      legend: 'Kind of value',
      choices: [
        { value: '', name: 'Any' },
        { value: 'sale', name: 'Dated sales' },
        { value: 'estimate', name: 'Estimates' },
      ],
    },
    sort: { name: 'sort', legend: 'Sort by', choices: orders },
    nothing: 'No card here has all of that. Ask for less, or look at every card again.',
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
