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
  basis: 'how sure the value is, surest first',
  'basis-reversed': 'how sure the value is, surest last',
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
  question: 'What do these cards sell for?',
  need: 'sell',
  summary: 'Every notable card and the Top 50 in one table: year, number, value, and the sale or estimate behind it.',
  franchise: null,
  reviewed: '2026-11-29',
  drawing: 'price-columns',
};

/** The text of the price guide around and in its table. */
export const priceGuideWords = {
  heading: 'Price guide',
  lead: 'Every card on this site in one table: what it is, what it sells for, and how we know.',
  instruction:
    'Most prices are of [[raw]] copies and of those graded by [[psa|PSA]], in sets from [[shadowless|Shadowless]] to [[pmg|Precious Metal Gems]]. [Compare two to four cards](/guides/compare), or [print a checklist](/checklists).',
  sortBy: 'Sort by',
  ranked: 'Top 50',
  columns: {
    card: 'Card',
    set: 'Set',
    year: 'Year',
    number: 'No.',
    value: 'Value',
    raw: 'Raw',
    psa9: 'PSA 9',
    psa10: 'PSA 10',
    sales: 'Dated sales',
    basis: 'How we know',
  },
  none: 'not looked up',
  bases: { sale: 'Sales', supported: 'Estimate and sales', estimate: 'Estimate' },
  /** Below the table. */
  note: '[[played|Played]] copies are raw ones with wear that you can see, and [[cgc|CGC]] and [[bgs|BGS]] are graders too. Each range runs from the cheapest kind of copy to the best, and names both. Under each card, by grade, is the end of our range that such a copy has or, failing that, its newest sale. The scale begins at $1, and each tenfold has the same width. Among the Top 50, raw also means graded by a company other than PSA, sales are counted to the end of 2025, and the 1995 of Topsun’s card is the date on it: it was made in 1997. The Illustrator of the Top 50 has since made $16,492,000. All amounts are US dollars.',
  key: [
    { mark: '#range', look: 'values-guess', text: 'estimated range' },
    { mark: '#open', look: undefined, text: 'no upper limit known' },
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
    action: 'Contact Us',
    href: 'mailto:{{email.sales}}',
  },
  filter: {
    fold: 'Filter',
    text: 'Name, set or number',
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
