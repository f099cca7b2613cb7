import type { GuideEntry } from '@mint-row/shared/contract';

/** The price guide, as the index of guides shows it. */
export const valuesEntry: GuideEntry = {
  slug: 'values',
  title: 'Price guide',
  question: 'What do the cards on this site bring?',
  summary: 'Every notable card and the Top 50 in one table: year, number, value, and the sale or estimate behind it.',
  franchise: null,
  reviewed: '2026-11-22',
};

/** The text of the price guide around its table. */
export const valuesWords = {
  heading: 'Price guide',
  lead: 'Every card that has a place on this site, in one table: what it is, what it may bring, and what that figure rests on. [[raw|Raw]] copies are in no grader’s holder; [[psa|PSA]], [[cgc|CGC]] and [[bgs|BGS]] are graders.',
  contents: 'Find a character',
  notable: 'Notable cards',
  ranked: 'Top 50',
  columns: { card: 'Card', year: 'Year', number: 'No.', value: 'Value', basis: 'What it rests on' },
  caption:
    'Ranges reach from the first copy named to the second. An estimate is ours; a sale names its copy, its price and its date. All amounts are US dollars.',
  noNumber: 'none',
  empty: 'No cards are listed yet.',
  closing: {
    title: 'A figure looks wrong?',
    text: 'Send us a link to a finished sale, and we check it against our note. A corrected value appears among the updates with the reason for it.',
    action: 'Write to us',
  },
} as const;
