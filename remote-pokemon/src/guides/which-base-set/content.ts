import type { MiniSigns } from '../drawn-card/DrawnCard.tsx';
import { key, questions } from './key.ts';
import { signs } from './signs.ts';

/** Everything that the guide to the printings of Base Set says. */
export const whichBaseSet = {
  slug: 'which-base-set',
  alsoFoundBy: ['Base Set', 'Shadowless', '1st Edition'],
  sections: [
    { section: 'key', label: 'The key', alsoFoundBy: ['Base Set 2', 'shadow', 'which print'] },
    { section: 'signs', label: 'Where to look', alsoFoundBy: ['1st Edition stamp', 'copyright line', 'shadow'] },
    { section: 'printings', label: 'The four printings', alsoFoundBy: ['4th print', 'UK print', '1999-2000'] },
    {
      section: 'odd',
      label: 'Exceptions',
      alsoFoundBy: ['Machamp', 'Machamp 1st Edition', 'Machamp worth', 'Trainers', 'Energy cards', 'Japanese cards'],
    },
    { section: 'after', label: 'What next' },
  ],
  title: 'Which Base\u00a0Set do I\u00a0have?',
  question: 'Is my Base Set card 1st Edition, Shadowless or Unlimited?',
  need: 'identify' as const,
  summary:
    'A stamp, a shadow and one line of small type: three looks at a Pokémon Base Set card tell you which of its four English printings it is.',
  franchise: 'pokemon',
  drawing: 'two-printings',
  lead: 'Wizards of the Coast printed the 102 English cards of the 1999 Base Set with the same pictures again and again. Three signs on the front tell the four printings apart, and you need no more than a lamp and a [[loupe]] to read them.',
  reviewed: '2026-11-29',
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
      'Answer what you can see and leave out what you cannot; the list keeps what is still possible. The link to this page keeps your answers: send it to a friend.',
    start:
      'First make sure that it is Base Set: the number ends in /102, there is no [[set-symbol|symbol]] at the lower right of the picture, and nowhere the logo of an anniversary. [Reprints with old numbers](#odd) bear one. Base Set 2 repeats many of the pictures, but counts 130 cards and has a symbol.',
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
      reprint: 'This is not Base Set, whatever its number says.',
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
        text: 'The same face without the stamp, printed for a short while only. Check for it before you sell a card as Unlimited.',
      },
      {
        name: 'Unlimited',
        signs: 'No stamp, shadow, 98',
        drawn: { shadow: true },
        text: 'The long run, and the card that most people remember. [[unlimited|Unlimited]] does not mean worthless: a holo nobody played with is hard enough to find.',
      },
      {
        name: '1999–2000',
        signs: 'No stamp, shadow, 98, 99, then 1999–2000',
        drawn: { shadow: true },
        text: 'The 4th print, made for the UK, reportedly for about two weeks; a leading collector calls it the rarest run of the set. If you were a child in Britain, read that bottom line. In September 2024 a Charizard in [[bgs|BGS]] 9 was estimated at 8,000 to 12,000 pounds and failed to reach its reserve. The auctioneer knew of a [[psa|PSA]] 10 sold privately for more than 40,000 pounds.',
      },
    ] satisfies { name: string; signs: string; drawn: MiniSigns; text: string }[],
  },
  odd: {
    heading: 'Exceptions',
    items: [
      {
        title: 'Reprints with old numbers',
        text: 'Celebrations (October 2021) repeats 25 old cards with their old numbers and a 25th-anniversary logo. Four are of Base Set: Blastoise 2/102, Charizard 4/102, Venusaur 15/102 and the false Professor Oak 73/102, whom TCGdex, an open database of cards, spells Impostor in Base Set and Imposter in Celebrations. 30th Celebration (September 2026) has another 30, reportedly with old numbers too: Charizard 4/102 and Pikachu 58/102 are among them. Read the last year of the bottom line as well, and see [Which Charizard is it?](/guides/which-charizard)',
      },
      {
        title: 'Machamp has a stamp later too',
        text: 'Machamp #8 came in the starter set for two players, and as far as we know it kept its stamp even with the shadow. So the stamp on a Machamp tells you nothing. Its shadow and its line date it like any other card, and a listing that calls it rare for the stamp is mistaken. One came in every starter set: in 2011 a blogger looked up what his was worth, and it was 50 cents. Today’s prices we have not found with a date; compare sold copies with and without the shadow apart. Of 1999–2000 we are not sure: TCGdex lists a Machamp without the stamp, and we have not seen it.',
      },
      {
        title: 'Trainers and Energies have no shadow',
        text: 'Their frames never had one, so “no shadow” is true of all of them. Only the years decide: 98 is Unlimited; 98, 99 with 1999 behind it goes with the Shadowless cards; 1999–2000 is the last print. The stamp, where there is one, is not always in the same corner as on a Pokémon.',
      },
      {
        title: 'Pikachu has cheeks of two colours',
        text: 'Pikachu #58 has a [[variation]] of its own: red cheeks or yellow ones. Yellow cheeks date nothing; red ones are reported only from the first two printings, stamped and Shadowless. [The Pikachu page](/characters/pikachu#cards) has the card.',
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
      'Write the printing beside the card’s number, and compare it with copies of the same printing only. A price for a 1st Edition says nothing about an Unlimited copy, however alike they look in a binder.',
      'Then turn to condition. On Unlimited cards it is most of the price; on the early printings even a worn copy finds a buyer. If the signs contradict each other, do not send the card to a [[grade|grader]] yet: photograph the front straight on, the stamp and the bottom line close up, and [ask us](/contact). We’ll tell you which of them looks wrong.',
    ],
  },
  changes: [
    {
      date: '2026-11-29',
      text: 'The 1999–2000 print is no curiosity but the scarce UK print, here with its prices. The key asks for the logos of reprints, of 25 years and of 30, and says what we do not know of Machamp, with an old price.',
    },
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
      says: 'numbers, the size of the set, its date, both groups of reprints, and the Machamp without a stamp.',
    },
    {
      name: 'What is commonly known in the hobby',
      says: 'Machamp’s stamp, Base Set 2, and the name “4th print”.',
    },
    {
      name: 'The BBC, The Scotsman and the Express & Star, September and October 2024',
      says: 'the 4th print’s country, run and rarity, the estimate, the failed sale and the private one.',
    },
    {
      name: 'The blog Thunder Hornugg, August 2011',
      says: 'one price of Machamp, and that each starter set had one.',
    },
    {
      name: 'Memorabilia Brokers and PokemonPricing',
      says: 'Pikachu’s cheeks; one page each.',
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
      why: 'What the best-known card of the set has sold for, print by print.',
    },
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'When a sign looks wrong: what to compare, and with what.',
    },
  ],
};
