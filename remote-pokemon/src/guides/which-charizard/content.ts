import { key, questions } from './key.ts';

/** The cards of the Celebrations reprints, with the number that is on the old card too. */
const reprints: readonly (readonly [name: string, number: string])[] = [
  ['Blastoise', '2/102'],
  ['Charizard', '4/102'],
  ['Venusaur', '15/102'],
  ['Imposter Professor Oak', '73/102'],
  ['Dark Gyarados', '8/82'],
  ['Here Comes Team Rocket!', '15/82'],
  ['Rocket’s Zapdos', '15/132'],
  ['…’s Pikachu, called Birthday Pikachu', '24'],
  ['Cleffa', '20/111'],
  ['Shining Magikarp', '66/64'],
  ['Team Magma’s Groudon', '9/95'],
  ['Rocket’s Admin.', '86/109'],
  ['Mew ex', '88/92'],
  ['Gardevoir ex', '93/101'],
  ['Umbreon Gold Star', '17/17'],
  ['Claydol', '15/106'],
  ['Luxray GL LV.X', '109/111'],
  ['Garchomp C LV.X', '145/147'],
  ['Donphan', '107/123'],
  ['Reshiram', '113/114'],
  ['Zekrom', '114/114'],
  ['Mewtwo-EX', '54/99'],
  ['Xerneas-EX', '97/146'],
  ['M Rayquaza-EX', '76/108'],
  ['Tapu Lele-GX', '60/145'],
];

/** Everything that the guide to the printings of one Charizard says. */
export const whichCharizard = {
  slug: 'which-charizard',
  alsoFoundBy: ['which Charizard', 'Charizard reprint', 'Celebrations or Base Set Charizard'],
  sections: [
    {
      section: 'key',
      label: 'The key',
      alsoFoundBy: ['Evolutions or Base Set Charizard'],
    },
    {
      section: 'printings',
      label: 'All printings',
      alsoFoundBy: [
        'Evolutions Charizard',
        'Legendary Collection Charizard',
        'Base Set 2 Charizard',
        '11/108',
        '3/110',
        '4/130',
      ],
    },
    {
      section: 'celebrations',
      label: 'Celebrations',
      alsoFoundBy: ['Celebrations Charizard', '25th anniversary Charizard', 'Classic Collection'],
    },
    { section: 'asked', label: 'Questions', alsoFoundBy: ['metal Charizard', '150 HP Charizard'] },
  ],
  title: 'Which Charizard is it?',
  question: 'Is my Charizard the one from 1999, or a reprint?',
  need: 'identify' as const,
  summary:
    'One Charizard picture is on cards of 1999, 2000, 2002, 2016, 2021 and 2026. The number, a logo, the foil and the last year tell them apart.',
  franchise: 'pokemon',
  drawing: 'anniversary-reprint',
  lead: 'Mitsuhiro Arita’s Charizard has been printed again in set after set, and the reprints of 2021 and, it is reported, 2026 even kept the number 4/102. The picture cannot tell you which card you hold. Four other things on its front can.',
  reviewed: '2026-11-29',
  pair: {
    label:
      'The lower right corners of two cards. Both say 4/102; the second has a logo with 25 in its picture, a texture, and a later year.',
    names: ['Base Set, 1999', 'Celebrations, 2021'],
  },
  key: {
    heading: 'A key to the Charizards',
    instruction:
      'Begin with the number. Leave out what you cannot see; your answers stay in the address, for whoever you send it to.',
    start:
      'Celebrations comes first, since it has the number of Base Set: on a card with 4/102, look for the logo of an anniversary before anything else. The key is for English cards.',
    questions,
    rows: key,
    labels: { out: 'Came out', sold: 'Known sales', check: 'Check next' },
    keepChecking: 'Does not fit',
    all: 'All lines of the key',
    reset: 'Clear the answers',
    words: {
      open: { title: 'No answer yet', text: 'Below are the cards that this picture is on.' },
      soFar: { title: 'Still open', text: 'It can be {name}. Next: {question}' },
      printing: 'Every sign that you have seen fits this card, and no other fits them all.',
      likely: 'Nothing else fits so far. To be sure: {question}',
      other: { title: 'Another card', text: 'This is none of the cards with that picture.' },
      contradiction: { title: 'No such Charizard', text: 'These signs are on no card together: {name}.' },
    },
  },
  printings: {
    heading: 'All printings, side by side',
    columns: { name: 'Printing', number: 'Number', out: 'Came out', shines: 'What shines', ends: 'Line ends' },
    note: 'The four of Base Set also differ in [stamp and shadow](/guides/which-base-set#signs).',
  },
  celebrations: {
    heading: 'The other Celebrations reprints',
    text: [
      'Celebrations has a subset called Classic Collection: 25 old cards, printed again in October 2021 with their old numbers. What costs people money is a photograph too small to show the logo. The worst case is Umbreon Gold Star: the old one is [among our Top 50](/top-50-cards#rank-30), and the reprint says 17/17 as well.',
      'On each of them look for the logo of 25 years, the texture and the year 2021.',
    ],
    listed: 'The 25 cards and their numbers',
    cards: reprints,
  },
  asked: {
    heading: 'Questions collectors ask',
    items: [
      {
        title: 'Is the Celebrations one worth what the old one is?',
        text: 'No. In the week it came out, a British site saw no single card of the set at 100 pounds or more. What copies sell for today we have not looked up; compare sold copies of this reprint in the same grade, and no others.',
      },
      {
        title: 'Is the Evolutions one a fake?',
        text: 'Not for that reason. It has 150 hit points because it is a card of 2016 with rules of 2016. A card with 4/102 and 150 hit points, though, does not exist.',
      },
      {
        title: 'Mine says 1995. Is it older than Base Set?',
        text: 'No. The bottom line begins with 1995 on cards of many years; only the year at its end dates a card.',
      },
      {
        title: 'What if it is made of metal?',
        text: 'One official Charizard of metal repeats the card of Base Set. It came in a box of Celebrations, the Ultra-Premium Collection of 22 October 2021, never in a pack. A collectors’ site counts five official metal cards in all, so [most that you meet](/guides/is-it-real#modern) are souvenirs.',
      },
    ],
  },
  changes: [
    {
      date: '2026-11-29',
      text: 'A key that tells Base Set’s Charizard from its reprints, a table of all printings, and the 25 cards of Celebrations.',
    },
  ],
  sources: [
    {
      name: 'TCGdex, the open database of cards',
      href: 'https://tcgdex.dev',
      says: 'artist, numbers, dates and hit points of the printings; the reprints of 2026 and their logo.',
    },
    {
      name: 'The open Pokémon TCG data (pokemon-tcg-data)',
      says: 'names and numbers of the reprints of Celebrations.',
    },
    {
      name: 'Ludkins Media, October 2021',
      href: 'https://ludkinsmedia.com/celebrations-let-the-good-times-roll/',
      says: 'what cards of Celebrations cost at first.',
    },
    {
      name: 'Bleeding Cool, November 2021',
      says: 'the texture of the reprints.',
    },
    {
      name: 'Kotaku Australia and Sleeve No Card Behind',
      says: 'the day of the Ultra-Premium Collection, and the official metal cards.',
    },
    {
      name: 'Reports of Charizard sales',
      says: 'the sales at Heritage (artdaily) and on eBay (a post that cites PSA’s prices).',
    },
    {
      name: 'The BBC, The Scotsman and the Express & Star, September and October 2024',
      says: 'the estimate, the unsold copy and the private sale of the print for Britain.',
    },
    {
      name: 'What is commonly known in the hobby',
      says: 'the ends of the bottom lines, where each kind of card shines, and which sets have a symbol.',
    },
  ],
  related: [
    {
      title: 'Which Base\u00a0Set do I\u00a0have?',
      href: '/guides/which-base-set',
      why: 'Stamp, shadow and line close up, for all cards of the set.',
    },
    {
      title: 'Charizard',
      href: '/characters/charizard',
      why: 'Its history, and every sale of the 1st Edition that we know.',
    },
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'If the printing is clear and the card still looks wrong.',
    },
  ],
};
