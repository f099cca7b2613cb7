import { comparePath } from '../values/chosen.ts';
import { priceGuideWords } from './price-guide.ts';

const { columns, bases, none } = priceGuideWords;

/** The text of the comparison. */
export const compareWords = {
  heading: 'Compare cards',
  lead: 'Two to four cards side by side: which print each is, what it sells for, and how sure we are.',
  how: 'Add cards here, or tick them in the [price guide](/guides/values). The address keeps your choice. Comparing needs JavaScript; the price guide has the same figures without it.',
  examples: {
    heading: 'Three pairs worth comparing',
    points: [
      {
        name: 'Vader, 1977: Topps or Wonder Bread',
        href: comparePath([
          'darth-vader-1977-topps-star-wars-7-the-villainous-darth-vader',
          'darth-vader-1977-wonder-bread-star-wars-5-darth-vader',
        ]),
        text: 'Compare within a row: a [[raw]] price tells you nothing about a [[psa|PSA]] 10.',
      },
      {
        name: 'Charizard: Base Set or Shadowless',
        href: comparePath(['charizard-1999-base-set-holo-4', 'charizard-1999-base-set-shadowless']),
        text: 'A sale is what one buyer paid on one day. Between two estimates, trust the one with sales beside it.',
      },
      {
        name: 'Luke Skywalker or Ishihara GX',
        href: comparePath(['luke-skywalker-topps-star-wars-1', 'tsunekazu-ishihara-gx-signed-promo']),
        text: 'Two prices close together: many of Luke’s card were printed and few kept well, of Ishihara’s there were few to begin with.',
      },
    ],
  },
  table: { columns, bases, none, unlisted: 'not listed' },
  facts: 'Fact by fact',
  missing: 'A fact that we know of none of these cards has no row.',
  franchise: 'Franchise',
  scale: 'On one scale',
  caption:
    'Each tenfold has the same width. Outlines are estimates, from end to end of a range or at a single value; an arrow means that the upper end is open. Solid marks are sales.',
  add: 'Add a card',
  choose: 'Choose a card',
  addButton: 'Add',
  ranked: 'Top 50',
  remove: 'Remove',
  shared: 'this comparison',
  few: ['Choose two cards to begin.', 'One card alone compares with nothing. Choose another.'],
  many: 'This address names more than four cards. These are the first four.',
  full: 'Four cards are the most. Remove one to add another.',
  unknown: 'Not in our price guide, perhaps under another name now:',
} as const;
