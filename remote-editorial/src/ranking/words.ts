import { marketplaceSearch, site } from '@mint-row/kit/content';
import type { Choices } from '../controls/lists/choice.ts';
import type { Arrangement } from './arrange.ts';

/** The Top 50's headings and its closing call; the rest of its text is in `content/top-50.ts`. */
export const rankingWords = {
  sections: [
    { section: 'plot', label: 'Plot' },
    { section: 'list', label: 'The list' },
    { section: 'grades', label: 'Grades' },
    { section: 'methodology', label: 'Method' },
  ],
  list: {
    heading: 'The fifty, ranked',
    intro: 'Each mark of the plot is a card; its entry below says what the value rests on.',
    franchise: 'Show cards of',
    all: 'All',
    arrangements: {
      name: 'sort',
      legend: 'Arrange by',
      choices: [
        { value: '', name: 'Rank', inSentence: 'by rank' },
        { value: 'year', name: 'Year', inSentence: 'by year' },
        { value: 'grade', name: 'Grade', inSentence: 'by grade' },
      ],
    } satisfies Choices<Arrangement>,
  },
  checklist: 'Print a checklist',
  plot: {
    title: 'Value by year of the card',
    caption:
      'Age alone does not set the value. Each year with a card has a row, and the scale of dollars is logarithmic.',
    /** What the plot shows, in the order of its rows; `words.spec.ts` counts. */
    stories: [
      {
        years: '1977',
        most: 'estimate',
        franchise: 'starwars',
        text: 'Five of the six Star Wars cards. Only the first has a dated sale: Luke Skywalker.',
      },
      {
        years: '1998 and 1999',
        most: 'sale',
        franchise: 'pokemon',
        text: 'Twenty Pokémon cards: contest prizes, test prints, first editions. One passes $1M.',
      },
      {
        years: '2002 and later',
        most: 'estimate',
        franchise: null,
        text: 'Eighteen cards, and one dated sale: Ishihara GX. The others are estimates.',
      },
      {
        years: '2013 to 2021',
        most: 'estimate',
        franchise: 'marvel',
        text: 'All five Marvel cards, each in green foil.',
      },
    ],
    sale: 'a sale',
    estimate: 'an estimate',
  },
  counted: 'Sales counted to',
  bases: {
    caption: 'The fifty by what their values rest on',
    recent: 'sold in 2024 or 2025',
    older: 'sold before',
    estimates: 'estimates',
  },
  more: 'Read on by franchise',
  shop: { name: 'Shop Graded Cards', href: marketplaceSearch('graded trading cards') },
  join: { name: 'Join the Collector’s Circle', href: site.marketplace.circle },
  closing: {
    title: 'Found one in your binder?',
    text: 'See what copies are offered for today, or bring yours to the shop and ask us. Joining the Collector’s Circle is free.',
  },
} as const;
