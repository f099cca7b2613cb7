import type { Guide, TitledText } from '@mint-row/kit/content';
import { base, type DrawnCard, insert, parallel, refractor } from './drawings.ts';
import { type Run, runs } from './runs.ts';
import type { Words } from './verdict.ts';

/** The answers of the form about a card. */
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
    text: 'Here only the number after the slash tells the run. Type both: 7/10.',
  },
  'stamp-marvel': {
    title: 'Read the stamp',
    text: 'It is one of {total} copies in its colour or version. Marvel sets share no scheme, so believe the number before the colour.',
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
    text: 'Copy {copy} may be {runs}. The colour, or the number after the slash, decides.',
  },
  reported:
    'But for this set the runs are only reported: red to 100 in one listing we saw, blue and green as collectors say. If your stamp differs, believe the stamp.',
};

/** The guide to parallels, refractors and Precious Metal Gems. */
export interface ParallelsGuide extends Guide {
  kinds: { heading: string; intro: string; items: readonly (TitledText & { drawing: DrawnCard })[]; test: string };
  history: { heading: string; paragraphs: readonly string[] };
  find: {
    heading: string;
    instruction: string;
    intro: string;
    hint: string;
    strip: string;
    words: Words;
    table: { heading: string; stamp: string };
  };
  checks: { heading: string; points: readonly TitledText[] };
  runs: readonly Run[];
}

export const parallelsGuide: ParallelsGuide = {
  slug: 'pmgs-parallels-refractors',
  alsoFoundBy: ['PMG'],
  sections: [
    { section: 'kinds', label: 'Four kinds' },
    { section: 'gems', label: 'The Gems', fields: ['history'], alsoFoundBy: ['PMG history', 'Metal Universe'] },
    {
      section: 'run',
      label: 'Which run?',
      fields: ['find', 'runs'],
      alsoFoundBy: ['stamp', 'serial number', 'out of 100'],
    },
    { section: 'checks', label: 'Before you pay' },
  ],
  title: 'Precious Metal Gems, parallels and refractors',
  question: 'My card is foil and numbered: which version is it?',
  need: 'identify',
  summary:
    'Base card, insert, parallel, refractor: how to tell them apart, and which run of Precious Metal Gems a colour and a serial number belong to.',
  franchise: 'marvel',
  drawing: 'refractor',
  lead: 'The same picture can cost pocket money or a month’s wages. The difference is a colour, a coating and a small number in foil. Here is how to read them.',
  reviewed: '2026-11-29',
  kinds: {
    heading: 'One picture, four cards',
    intro: 'Ask two questions of any card: does it have the picture of the ordinary one, and does it have its number?',
    items: [
      {
        drawing: base,
        title: 'Base card',
        text: 'A [[base-card]] is one of the plain run that fills the packs and the pages. It has a plain number, and everything else in the set is measured against it.',
      },
      {
        drawing: insert,
        title: 'Insert',
        text: 'An [[insert]] has a design and a numbering of its own: a theme, a team, a material. It was slipped in among the others, at so many packs to one. The rare ones are what people [[chase]].',
      },
      {
        drawing: parallel,
        title: 'Parallel',
        text: 'A [[parallel]] repeats the base card, picture, number and all, with something changed: another colour, foil, a signature, a [[serial-number|stamped number]]. Only the change tells you, so compare the two side by side.',
      },
      {
        drawing: refractor,
        title: 'Refractor',
        text: 'A [[refractor]] is a parallel with a coating that breaks light into a rainbow. In the first set, Topps Finest baseball of 1993, nothing on the card says so: tilt it under a lamp, next to an ordinary copy.',
      },
    ],
    test: 'Same picture and same number as the base card: a parallel. Its own picture and its own number: an insert. A rainbow that moves when you tilt it: a refractor, which is a parallel too.',
  },
  history: {
    heading: 'Where Precious Metal Gems come from',
    paragraphs: [
      'Fleer printed its Metal Universe cards of 1997 on foil, with players floating among planets and machines. For some packs it made a second version in deeper colours, stamped each copy with its number, and called it [[pmg|Precious Metal Gems]]. Football came in July, basketball in November.',
      'Basketball made the name. Of each card there are 100 copies: the first ten are green, the other ninety red. With only two colours, the number tells you which one to expect. Football used the same idea with 150 copies, of which fifteen are green. A year later the run was down to 50.',
      'The comics were never far away. That football set has an insert of twenty cards called Marvel Metal Universe, on which players meet Spider-Man, Wolverine and the Hulk. Fleer belonged to Marvel then, as [the guide to the makers](/guides/marvel-1990-to-1996) tells.',
      'Upper Deck, which had acquired the Fleer name, brought the Gems back in 2011–12 with Fleer Retro, now in three colours, each numbered by itself. From 2013 they showed heroes as well. Of that set we have seen one listing, of a red Spider-Man numbered to 100; blue to 50 and green to 10 is what collectors say. Five green Gems are in [our Top 50](/top-50-cards), valued by estimate. Later Marvel sets differ again, so the stamp on the card outranks anything you have read about its colour.',
    ],
  },
  find: {
    heading: 'Which run is yours?',
    instruction: 'Choose the set, choose the colour if you are sure of it, and type the number stamped on the card.',
    intro: 'The table below has all the answers at once.',
    hint: 'As it stands there: 7/100. Leading zeros do not matter.',
    strip:
      'All 100 copies of one card of the 1997–98 original, ten green and ninety red. Type a number for that set, and its copy is marked.',
    words,
    table: {
      heading: 'All runs in one table',
      stamp: 'Read the stamp',
    },
  },
  checks: {
    heading: 'Before you pay',
    points: [
      {
        title: 'Know what the number says',
        text: 'It counts copies. A low one is no better printed and was not necessarily printed first. In the original it decides the colour; in later sets some people pay extra for 1, for the last, or for the number on a player’s shirt.',
      },
      {
        title: 'Look at the foil before the hero',
        text: 'Coloured foil chips along the [[edges]] and at the [[corners]], from the pack onwards, so high [[grade|grades]] are scarce. Perfect borders on an old [[raw|ungraded]] copy are a reason to measure it: a card may have been [[trimmed]].',
      },
      {
        title: 'Judge the colour in daylight',
        text: 'Lamps turn red to orange and blue to green. Ask for a photograph by a window, taken at an angle, with the number readable in the same picture.',
      },
      {
        title: 'Search for the number itself',
        text: 'A numbered card can be followed. Look for the same copy in earlier sales: one number cannot be in two collections. If it is in a [[slab]], enter the certificate number on the grader’s website and compare the pictures.',
      },
      {
        title: 'Count graded copies with care',
        text: 'The [[census]] of a grader lists submissions, not survivors. A copy that was sent in twice counts twice, and many were never sent.',
      },
      {
        title: 'Compare only like with like',
        text: 'A [[sold-price|sold price]] helps if set, colour, run and grade are all the same. A red of 150 says nothing about a red of 100.',
      },
    ],
  },
  runs,
  changes: [
    {
      date: '2026-11-29',
      text: 'The table has 2013 Fleer Retro Marvel too, as reported.',
    },
    {
      date: '2026-11-22',
      text: 'The four kinds of card, and the runs of Precious Metal Gems by colour and number.',
    },
  ],
  sources: [
    {
      name: 'Sports Illustrated, on the 1997–98 Precious Metal Gems',
      says: '100 copies of each card, 1 to 10 green and the other ninety red.',
      href: 'https://www.si.com/collectibles/the-essential-1997-precious-metal-gems-basketball-cards',
    },
    {
      name: 'Beckett, on 2011–12 Fleer Retro',
      says: 'red numbered to 150, blue to 50, green to 10.',
      href: 'https://www.beckett.com/news/just-like-past-new-precious-metal-gems-defy-logic/',
    },
    {
      name: 'Collectors’ histories of the Metal Universe sets',
      says: 'the football run of 1997, with 15 green copies of 150, the months of release, the run of 50 in 1998 and the Marvel insert, as reported there.',
    },
    {
      name: 'Collectors’ histories of the refractor',
      says: 'the first ones, in Topps Finest of 1993, and that they are not marked.',
    },
    {
      name: 'One listing of a red Spider-Man of 2013',
      says: 'the run of 100, copied into a public repository. We have not seen the card.',
    },
    {
      name: 'General knowledge of the hobby',
      says: 'the kinds of card, the blue and green runs of 2013, the Marvel sets since, and what wears first.',
    },
  ],
  related: [
    {
      title: 'Marvel 1990\u00a0to\u00a01996, by\u00a0maker',
      href: '/guides/marvel-1990-to-1996',
      why: 'Where Marvel’s own inserts and parallels began.',
    },
    { title: 'Deadpool', href: '/characters/deadpool', why: 'One of his three notable cards is a Precious Metal Gem.' },
    {
      title: 'Top 50',
      href: '/top-50-cards',
      why: 'Five green Precious Metal Gems, and how we know what they are worth.',
    },
  ],
};
