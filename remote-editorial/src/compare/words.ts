import { valuesWords } from '../values/words.ts';

const { columns, bases, none } = valuesWords;

/** The text of the comparison. */
export const compareWords = {
  heading: 'Compare cards',
  lead: 'Two to four cards side by side: which printing each is, what copies of it bring, and on how firm a footing.',
  how: 'Tick the boxes beside cards in the [price guide](/guides/values), or add cards here. The address keeps your choice, so you can send it to whoever you trade with. Comparing needs JavaScript; the price guide has the same figures in one table without it.',
  reading: {
    heading: 'How to read a comparison',
    points: [
      'Compare within a row: what a [[raw]] copy brings says nothing about one that [[psa|PSA]] graded 10.',
      'A sale is what one buyer paid on one day. Between two estimates, trust the one with sales beside it.',
      'Two cards can cost the same for opposite reasons: few printed, or many printed and few kept well.',
    ],
  },
  table: { columns, bases, none },
  facts: 'The cards, fact by fact',
  franchise: 'Franchise',
  scale: 'On one scale',
  caption:
    'Each tenfold has the same width. Outlines are estimates, from end to end of a range or at a single value; an arrow means that the upper end is open. Solid marks are sales.',
  add: 'Add a card',
  addButton: 'Add',
  ranked: 'Top 50',
  remove: 'Remove',
  shared: 'this comparison',
  few: ['No card is chosen yet. Choose two to begin.', 'One card alone compares with nothing. Choose another.'],
  many: 'This address names more than four cards. These are the first four.',
  full: 'Four cards are the most. Remove one to add another.',
  unknown: 'Not in our price guide, perhaps under another name now:',
} as const;
