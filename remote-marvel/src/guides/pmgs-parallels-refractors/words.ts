import type { Words } from './verdict.ts';

/** What the form says about a card. */
export const words: Words = {
  waiting: { title: 'Which run?', text: 'Type the number on your card, and the answer appears here.' },
  'not-a-number': {
    title: 'Check the number',
    text: 'That is not a stamped number. Type it as it stands on the card: 7/100, or 7 if you cannot read the rest.',
  },
  zero: { title: 'Check the number', text: 'Numbering starts at 1: neither the copy nor the total can be 0.' },
  'above-total': {
    title: 'Check the number',
    text: 'The first number cannot be larger than the second. Read the stamp again: in 7/100 the copy comes first.',
  },
  'no-total': {
    title: 'Read the stamp',
    text: 'Here only the number behind the stroke tells the run. Type both: 7/10.',
  },
  'stamp-marvel': {
    title: 'Read the stamp',
    text: 'It is one of {total} copies in its colour or version. Marvel sets do not share one scheme, so believe the number before the colour.',
  },
  'stamp-other': {
    title: 'Read the stamp',
    text: 'It is one of {total} copies in its colour or version. Sets differ: look up the scheme of yours before you compare prices.',
  },
  'stamp-green': {
    title: 'Read the stamp',
    text: 'It is one of {total} copies. Green is the run of ten in Fleer Retro, but not on this card: believe the number before the colour.',
  },
  'stamp-only': { title: 'Read the stamp', text: 'It is the only copy in its colour or version.' },
  'other-total': {
    title: 'Does not fit',
    text: '{set} is numbered to {totals}, not to {total}, so your card is from another set.',
  },
  'no-such-copy': { title: 'Does not fit', text: '{set} has no copy {copy}: its numbers end at {last}.' },
  'no-such-colour': { title: 'Does not fit', text: '{set} has no {colour} run, only {colours}.' },
  'other-colour': {
    title: 'Does not fit',
    text: 'In {set} number {copy} is {runs}. A {colour} card with it is from another set, or something on it has been changed: ask before you pay.',
  },
  agrees: {
    title: 'Colour and number agree',
    text: 'Copy {copy} belongs to the {colour} run, {range}. Keep checking: the set, the stamp and the foil still have to be right.',
  },
  'one-run': {
    title: 'One run',
    text: 'Copy {copy} should be {runs}. Compare the foil: another colour would not fit.',
  },
  'several-runs': {
    title: 'More than one run',
    text: 'Copy {copy} may be {runs}. The colour, or the number behind the stroke, decides.',
  },
};
