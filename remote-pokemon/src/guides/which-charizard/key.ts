import type { Question } from '../key/answers.ts';
import type { KeyRow, QuestionName } from './identify.ts';

/** The questions of the key. */
export const questions: readonly Question<QuestionName>[] = [
  {
    name: 'number',
    legend: '1. Which number is in the corner?',
    options: [
      { value: '102', label: '4/102' },
      { value: '130', label: '4/130' },
      { value: '110', label: '3/110' },
      { value: '108', label: '11/108' },
      { value: 'other', label: 'Another' },
    ],
  },
  {
    name: 'stamp',
    legend: '2. Is there a stamp or a logo on it?',
    hint: 'Logos of an anniversary are in the picture. The small black 1 is at the left below it.',
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'first', label: '1st Edition' },
      { value: '25', label: '25 years' },
      { value: '30', label: '30 years' },
    ],
  },
  {
    name: 'shadow',
    legend: 'Does the frame cast a shadow to its right?',
    options: [
      { value: 'yes', label: 'A shadow' },
      { value: 'no', label: 'None' },
    ],
  },
  {
    name: 'foil',
    legend: '3. What shines when you tilt it?',
    options: [
      { value: 'picture', label: 'The picture' },
      { value: 'rest', label: 'All but the picture' },
      { value: 'all', label: 'The whole card' },
      { value: 'nothing', label: 'Nothing at all' },
    ],
  },
  {
    name: 'line',
    legend: '4. With which year does the bottom line end?',
    hint: 'Its first years, from 1995, belong to the owners of Pokémon.',
    options: [
      { value: '1999', label: '1999' },
      { value: '2000', label: '1999–2000' },
      { value: '2002', label: '2002' },
      { value: '2016', label: '2016' },
      { value: '2021', label: '2021 or later' },
    ],
  },
];

const notLookedUp = 'Not looked up.';

/** The printings, then other cards, then signs that do not go together. Some row fits every set of answers. */
export const key: readonly KeyRow[] = [
  {
    name: 'Celebrations',
    fits: { number: ['102'], stamp: ['25'], foil: ['all'], line: ['2021'] },
    says: 'A reprint with the number and the wording of 1999. The logo of 25 years, the foil and the last year give it away.',
    printing: {
      number: '4/102',
      out: '8 October 2021',
      shines: 'The whole card',
      ends: '2021',
      sold: notLookedUp,
      check: 'The surface, under a lamp: it has a fine texture that cards of 1999 lack.',
      drawn: { stamp: '25', texture: true },
    },
  },
  {
    name: '1st Edition',
    fits: { number: ['102'], stamp: ['first'], shadow: ['no'], foil: ['picture'], line: ['1999'] },
    says: 'The first print, and the one of the record prices.',
    printing: {
      set: 'Base Set',
      number: '4/102',
      out: '9 January 1999',
      shines: 'The picture',
      ends: '1999',
      sold: 'In [[psa|PSA]] 10: $270,100 on eBay in August 2025, $550,000 at Heritage that December.',
      check: 'The stamp, under a [[loupe]]: [how it looks, and how a false one does](/guides/which-base-set#signs).',
      drawn: { stamp: '1' },
    },
  },
  {
    name: 'Shadowless',
    fits: { number: ['102'], stamp: ['none'], shadow: ['no'], foil: ['picture'], line: ['1999'] },
    says: 'The second print: like the first, without the stamp.',
    printing: {
      set: 'Base Set',
      number: '4/102',
      out: '1999',
      shines: 'The picture',
      ends: '1999',
      sold: notLookedUp,
      check: 'The other end of the bottom line, with [the key to Base Set](/guides/which-base-set#key).',
      drawn: {},
    },
  },
  {
    name: 'Unlimited',
    fits: { number: ['102'], stamp: ['none'], shadow: ['yes'], foil: ['picture'], line: ['1999'] },
    says: 'The long run, which most people had as children.',
    printing: {
      set: 'Base Set',
      number: '4/102',
      out: '1999',
      shines: 'The picture',
      ends: '1999',
      sold: notLookedUp,
      check: 'The condition: [what a grader looks at](/guides/grading#checks).',
      drawn: { shadow: true },
    },
  },
  {
    name: '1999–2000 print',
    fits: { number: ['102'], stamp: ['none'], shadow: ['yes'], foil: ['picture'], line: ['2000'] },
    says: 'The 4th print, made for Britain and scarce.',
    printing: {
      set: 'Base Set',
      number: '4/102',
      out: 'After 1999',
      shines: 'The picture',
      ends: '1999–2000',
      sold: 'In PSA 10 privately, reportedly for over 40,000 pounds. A [[bgs|BGS]] 9, estimated at 8,000 to 12,000, stayed unsold in September 2024.',
      check: 'The number once more, since Base Set 2 ends with the same years.',
      drawn: { shadow: true },
    },
  },
  {
    name: 'Base Set 2',
    fits: { number: ['130'], stamp: ['none'], foil: ['picture'], line: ['2000'] },
    says: 'A set of reprints, a year after the first. It has a symbol, which Base Set lacks.',
    printing: {
      number: '4/130',
      out: '24 February 2000',
      shines: 'The picture',
      ends: '1999–2000',
      sold: notLookedUp,
      check: 'The [[set-symbol|symbol]] at the lower right of the picture.',
      drawn: { shadow: true, symbol: true },
    },
  },
  {
    name: 'Legendary Collection',
    fits: { number: ['110'], stamp: ['none'], foil: ['picture', 'rest'], line: ['2002'] },
    says: 'Reprints again, in two kinds of foil.',
    printing: {
      number: '3/110',
      out: '24 May 2002',
      shines: 'The picture, or all else',
      ends: '2002',
      sold: 'Not looked up. Our Top 50 has an [estimate of the second kind](/top-50-cards#rank-33).',
      check: 'Which foil you have. A [[reverse-holo|reverse holo]] is compared with reverse holos only.',
      drawn: { shadow: true, symbol: true },
    },
  },
  {
    name: 'Evolutions',
    fits: { number: ['108'], stamp: ['none'], foil: ['picture', 'rest'], line: ['2016'] },
    says: 'A new card in the old dress.',
    printing: {
      number: '11/108',
      out: '2 November 2016',
      shines: 'The picture, or all else',
      ends: '2016',
      sold: notLookedUp,
      check: 'The hit points: 150, where the card of 1999 has 120.',
      drawn: {},
    },
  },
  {
    name: '30th Celebration',
    fits: { number: ['102', 'other'], stamp: ['30'], line: ['2021'] },
    says: 'The newest reprint. We have not held one; its number is reported as 4/102.',
    printing: {
      number: '4/102, reported',
      out: '16 September 2026',
      shines: 'Not seen',
      ends: 'Not seen',
      sold: notLookedUp,
      check: 'The logo of 30 years, and that the last year is 2026.',
      drawn: { stamp: '30' },
    },
  },
  {
    name: 'another Charizard',
    fits: { number: ['other'], stamp: ['none', 'first', '25'] },
    says: 'Charizard has had dozens of pictures. [The number reader](/guides/read-a-pokemon-card#number) says what yours can be.',
  },
  {
    name: 'a stamp on a set that has none',
    contradiction: true,
    fits: { number: ['130', '110', '108'], stamp: ['first', '25', '30'] },
    says: 'Base Set 2, Legendary Collection and Evolutions had neither.',
  },
  {
    name: 'a 1st Edition with a shadow',
    contradiction: true,
    fits: { number: ['102'], stamp: ['first'], shadow: ['yes'] },
    says: 'The first print had none. A stamp that was added to an Unlimited card looks like this.',
  },
  {
    name: 'a 1st Edition with a later year',
    contradiction: true,
    fits: { number: ['102'], stamp: ['first'], line: ['2000', '2002', '2016', '2021'] },
    says: 'The stamp belongs to 1999 alone.',
  },
  {
    name: 'a late year, and no stamp',
    contradiction: true,
    fits: { number: ['102'], stamp: ['none'], line: ['2002', '2016', '2021'] },
    says: 'A reprint of 4/102 has the logo of an anniversary in its picture. If there is none, do not buy the card.',
  },
  {
    name: 'the last print without its shadow',
    contradiction: true,
    fits: { number: ['102'], stamp: ['none'], shadow: ['no'], line: ['2000'] },
    says: 'Foil can hide the shadow. Look straight on, with the light from the side.',
  },
  {
    name: 'an anniversary, and an old year',
    contradiction: true,
    fits: { number: ['102', 'other'], stamp: ['25', '30'], line: ['1999', '2000', '2002', '2016'] },
    says: 'Read the bottom line to its end: it begins with old years on new cards too.',
  },
  ...[
    { number: '130', set: 'Base Set 2', ends: '1999–2000', line: ['1999', '2002', '2016', '2021'] },
    { number: '110', set: 'Legendary Collection', ends: '2002', line: ['1999', '2000', '2016', '2021'] },
    { number: '108', set: 'Evolutions', ends: '2016', line: ['1999', '2000', '2002', '2021'] },
  ].map(
    ({ number, set, ends, line }): KeyRow => ({
      name: `the number of ${set}, another year`,
      contradiction: true,
      fits: { number: [number], line },
      says: `Its line ends in ${ends}. Read both again: if they stay, the card is a copy.`,
    }),
  ),
  ...[
    {
      of: 'Base Set',
      fits: { number: ['102'], stamp: ['none', 'first'], foil: ['rest', 'all'] },
      says: 'On all four prints only the picture shines.',
    },
    {
      of: 'Celebrations',
      fits: { number: ['102'], stamp: ['25'], foil: ['picture', 'rest'] },
      says: 'The whole card should shine.',
    },
    {
      of: 'Base Set 2',
      fits: { number: ['130'], foil: ['rest', 'all'] },
      says: 'Only the picture should shine: this set has no reverse holos.',
    },
    {
      of: 'these sets',
      fits: { number: ['110', '108'], foil: ['all'] },
      says: 'The picture shines, or all but the picture. Foil over everything is the first thing that copies get wrong.',
    },
    {
      of: 'a holo',
      fits: { number: ['102', '130', '110', '108'], foil: ['nothing'] },
      says: 'Each of these cards has foil. Tilt yours again under one lamp.',
    },
  ].map(({ of, fits, says }): KeyRow => ({ name: `the wrong foil for ${of}`, contradiction: true, fits, says })),
];
