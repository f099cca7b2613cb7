import { comparePath } from '../values/chosen.ts';
import { priceGuideWords } from './price-guide.ts';

const { columns, bases } = priceGuideWords;

/** The text of the comparison. */
export const compareWords = {
  heading: 'Compare cards',
  lead: 'Two to four cards side by side: which printing each is, what copies of it bring, and on how firm a footing.',
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
        text: 'Compare within a row: what a [[raw]] copy brings says nothing about one that [[psa|PSA]] graded 10.',
      },
      {
        name: 'Charizard: Base Set or Shadowless',
        href: comparePath(['charizard-1999-base-set-holo-4', 'charizard-1999-base-set-shadowless']),
        text: 'A sale is what one buyer paid on one day. Between two estimates, trust the one with sales beside it.',
      },
      {
        name: 'Luke Skywalker or Ishihara GX',
        href: comparePath(['luke-skywalker-topps-star-wars-1', 'tsunekazu-ishihara-gx-signed-promo']),
        text: 'Two cards can cost the same for opposite reasons: few printed, or many printed and few kept well.',
      },
    ],
  },
  table: { columns, bases, none: 'none known', unlisted: 'not listed' },
  facts: 'The cards, fact by fact',
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
  few: ['No card is chosen yet. Choose two to begin.', 'One card alone compares with nothing. Choose another.'],
  many: 'This address names more than four cards. These are the first four.',
  full: 'Four cards are the most. Remove one to add another.',
  unknown: 'Not in our price guide, perhaps under another name now:',
} as const;
