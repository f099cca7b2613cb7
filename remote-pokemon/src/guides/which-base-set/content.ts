import type { MiniSigns } from '../drawn-card/DrawnCard.tsx';
import { key, questions } from './key.ts';
import { signs } from './signs.ts';

/** Everything that the guide to the printings of Base Set says. */
export const whichBaseSet = {
  slug: 'which-base-set',
  title: 'Which Base\u00a0Set do I\u00a0have?',
  question: 'Is my Base Set card 1st Edition, Shadowless or Unlimited?',
  need: 'identify' as const,
  summary:
    'A stamp, a shadow and one line of small type: three looks at a Pokémon Base Set card tell you which of its four English printings it is.',
  franchise: 'pokemon',
  drawing: 'two-printings',
  lead: 'Wizards of the Coast printed the 102 English cards of the 1999 Base Set with the same pictures again and again. Three signs on the front tell the four printings apart, and you need no more than a lamp and a [[loupe]] to read them.',
  reviewed: '2026-11-22',
  slider: {
    left: '1st Edition',
    right: 'Unlimited',
    control: 'How much of the card is shown as 1st Edition',
    caption:
      'One card in two printings: the stamp, the shadow along the right of the picture and the years in the bottom line change.',
  },
  key: {
    heading: 'A key to the four printings',
    instruction:
      'Answer what you can see and leave out what you cannot: the list keeps what is still possible. Your answers are in the address of this page, so a link shows somebody else what you saw.',
    start:
      'First make sure that it is Base Set: the number in the corner ends in /102, and there is no [[set-symbol|symbol]] at the lower right of the picture. Base Set 2 repeats many of the pictures, but it counts 130 cards and has a symbol of its own.',
    questions,
    rows: key,
    keepChecking: 'Keep checking',
    all: 'All lines of the key',
    reset: 'Start again',
    words: {
      open: {
        title: 'Nothing is answered yet',
        text: 'Below are the four printings of a Pokémon, with their signs.',
      },
      soFar: { title: 'Not settled yet', text: 'Still possible: {name}. Next: {question}' },
      printing: 'The signs are those of this printing.',
      contradiction: {
        title: 'No such printing',
        text: 'No printing has these signs together. Keep checking: {name}.',
      },
    },
  },
  signs: {
    heading: 'Where to look',
    items: signs,
  },
  printings: {
    heading: 'The four printings, in order',
    items: [
      {
        name: '1st Edition',
        signs: 'Stamp, no shadow, 98, 99',
        drawn: { stamp: true },
        text: 'The run that started the English game on 9 January 1999. It is the print behind the record prices for the set, so it is the one to examine longest before you pay.',
      },
      {
        name: 'Shadowless',
        signs: 'No stamp, no shadow, 98, 99',
        drawn: {},
        text: 'The same face without the stamp. It ran for a short while only, and many owners still do not know that they have one.',
      },
      {
        name: 'Unlimited',
        signs: 'No stamp, shadow, 98',
        drawn: { shadow: true },
        text: 'The long run, and the card that most people remember. [[unlimited|Unlimited]] does not mean worthless: a holo that was never played with is hard enough to find.',
      },
      {
        name: '1999–2000',
        signs: 'No stamp, shadow, 98, 99, then 1999–2000',
        drawn: { shadow: true },
        text: 'The last one, which collectors call the 4th print. Few people look for it, and fewer sellers name it, so the line at the bottom is the only way to find a copy.',
      },
    ] satisfies { name: string; signs: string; drawn: MiniSigns; text: string }[],
  },
  odd: {
    heading: 'Where the rules bend',
    items: [
      {
        title: 'Machamp always has the stamp',
        text: 'Machamp #8 came in the starter set for two players, and its stamp stayed on through every printing. So the stamp on a Machamp tells you nothing. Its shadow and its line date it like any other card, and a listing that calls it rare for the stamp is mistaken, or hopes that you are.',
      },
      {
        title: 'Trainers and Energies have no shadow',
        text: 'Their frames never had one, so “no shadow” is true of all of them. Only the years decide: 98 is Unlimited; 98, 99 with 1999 behind it goes with the Shadowless cards; 1999–2000 is the last print. The stamp, where there is one, is not always in the same corner as on a Pokémon.',
      },
      {
        title: 'Pikachu changes its cheeks',
        text: 'Pikachu #58 adds a [[variation]] to its printings: red cheeks on early copies, yellow ones later. Place the printing first and the cheeks second. [The Pikachu page](/characters/pikachu#cards) has the card.',
      },
      {
        title: 'Other languages have other rules',
        text: 'This key is for English cards. The Japanese original came first, in 1996, and its early copies are known by a missing [[rarity-symbol]]. On other translations stamps and years follow their own order.',
      },
    ],
  },
  after: {
    heading: 'What to do with the answer',
    text: [
      'Write the printing beside the card’s number, and never again compare it with a copy of another one. One picture with three sets of signs means three markets: a price for a 1st Edition says nothing about an Unlimited copy, however alike they look in a binder.',
      'Then turn to condition. On Unlimited cards it is most of the price; on the early printings even a worn copy finds a buyer. If the signs contradict each other, do not send the card to a [[grade|grader]] yet: photograph the front straight on, the stamp and the bottom line close up, and [ask us](/contact) which of them is wrong.',
    ],
  },
  changes: [
    {
      date: '2026-11-22',
      text: 'A key to the four English printings of Base Set, with Machamp, Trainers and the 1999–2000 print.',
    },
  ],
  sources: [
    {
      name: 'Public notes of collectors on the printings of Base Set',
      says: 'the three signs, the copyright lines, and that Trainers and Energies never had a shadow.',
    },
    {
      name: 'TCGdex, an open database of cards',
      href: 'https://tcgdex.dev',
      says: 'numbers, the size of the set and its date.',
    },
    {
      name: 'What is commonly known in the hobby',
      says: 'Machamp’s stamp, Base Set 2, and the name “4th print”.',
    },
  ],
  related: [
    {
      title: 'How to read any Pokémon card',
      href: '/guides/read-a-pokemon-card',
      why: 'What the number, the symbols and the small type say on cards of every year.',
    },
    {
      title: 'Charizard',
      href: '/characters/charizard',
      why: 'One picture in three printings, and what each of them has sold for.',
    },
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'When a sign looks wrong: what to compare, and with what.',
    },
  ],
};
