import type { Rarity } from '../drawn-card/DrawnCard.tsx';

/** One numbered part of the labelled card. */
interface Part {
  slug: string;
  title: string;
  text: string;
}

/** The parts of a card, in the order in which the eye meets them. The stylesheet places the marks by their slugs. */
const parts: readonly Part[] = [
  {
    slug: 'name',
    title: 'Name and hit points',
    text: 'The letters behind a name are part of it. Mewtwo-EX of 2012 and Venusaur ex of 2004 are different kinds of card, and so are V and VMAX; search with the letters, small or large, exactly as printed. The points at the right matter to players only.',
  },
  {
    slug: 'picture',
    title: 'Picture and finish',
    text: 'Foil inside the frame makes a [[holo]], foil everywhere but in the picture a [[reverse-holo]]. On a [[full-art]] the picture runs over the whole card. Two copies with the same number can differ in nothing but this.',
  },
  {
    slug: 'stamp',
    title: 'Edition stamp',
    text: 'English cards had a [[first-edition|1st Edition]] stamp between 1999 and 2002. On Base Set it is one of three signs, and [a guide of its own](/guides/which-base-set) reads them with you.',
  },
  {
    slug: 'symbol',
    title: 'Set symbol',
    text: 'A small picture that stands for the set: a flower for Jungle, an R for Team Rocket. Base Set has [[set-symbol|none]]. Early cards have it at the lower right of the picture, later ones in a bottom corner, and since 2023 a code of letters does its work.',
  },
  {
    slug: 'artist',
    title: 'Artist’s line',
    text: 'After “Illus.” comes the hand that drew the card. Studios sign as well: the full-art Mewtwo-EX credits 5ban Graphics. If you like a picture, search for the name; most artists have drawn dozens.',
  },
  {
    slug: 'number',
    title: 'Card number',
    text: 'First the card’s [[set-number|place in its set]], then how many cards the set counts. With the symbol it names a card beyond doubt, which its title often does not: Fossil has two Dragonites, #4 and #19.',
  },
  {
    slug: 'rarity',
    title: 'Rarity symbol',
    text: 'How often the card was packed when it was new. It says nothing about how many survive in good condition, and prices follow that at least as much.',
  },
  {
    slug: 'line',
    title: 'Copyright line',
    text: 'Years and owners in the smallest type. The last year is when the card was made or a little earlier, never later than you bought it; a [[counterfeit]] often has the wrong one, or letters that run together.',
  },
];

/** English sets by the total printed on their cards: those of Wizards of the Coast, and later ones on this site. */
const setsByTotal: Readonly<Record<number, readonly string[]>> = {
  18: ['Southern Islands'],
  62: ['Fossil'],
  64: ['Jungle', 'Neo Revelation'],
  75: ['Neo Discovery'],
  82: ['Team Rocket'],
  99: ['Next Destinies'],
  102: ['Base Set'],
  105: ['Neo Destiny'],
  108: ['XY Evolutions'],
  110: ['Legendary Collection'],
  111: ['Neo Genesis'],
  122: ['XY BREAKpoint'],
  130: ['Base Set 2'],
  132: ['Gym Heroes', 'Gym Challenge'],
  203: ['Evolving Skies'],
};

/** Everything that the guide to the signs on a card says. */
export const readAPokemonCard = {
  slug: 'read-a-pokemon-card',
  title: 'How to read any Pokémon card',
  question: 'What do the number and the symbols on my Pokémon card mean?',
  need: 'identify' as const,
  summary:
    'Eight parts of a Pokémon card and what each one tells you, from the set symbol to the artist’s line. Type the number, and it is read for you.',
  franchise: 'pokemon',
  drawing: 'card-corner',
  lead: 'Everything that you need to name a Pokémon card is printed on its front, most of it in type smaller than this. Learn eight places once, and a card from a shoebox becomes one that you can look up, compare and, if you must, sell.',
  reviewed: '2026-11-22',
  drawn: 'The corner of a card under a loupe: its number, 7/102, and the star of a rare card.',
  card: {
    heading: 'Eight places to look',
    instruction: 'Choose a number on the card to read about that place.',
    intro: 'The card is our own drawing and belongs to no set.',
    parts,
    label: 'A drawn card with eight numbered places',
    show: 'Show on the card',
  },
  number: {
    heading: 'What does the number say?',
    intro:
      'Cards have it in one of the bottom corners. The two halves, and any letters before them, say whether a card is in its set, beyond it as a [[secret-rare]], or beside it as a [[promo]] or part of a [[subset]].',
    field: 'The number on your card, such as 4/102',
    button: 'Read it',
    waiting: { title: 'Which card is it?', text: 'Type the number as it is printed, with its letters and its stroke.' },
    setsByTotal,
    sets: '{sets} has this total. So may a newer set: let the symbol decide.',
    places: [
      { number: '4/102', place: 'in the set' },
      { number: '107/105', place: 'beyond the set' },
      { number: 'TG12/TG30', place: 'in a subset of its own' },
    ],
    yours: 'on your card',
    placesNote: 'Each stroke is a card, and the tall one has the number. Those in the second colour are not counted.',
    examplesHeading: 'Numbers that you will meet',
    examples: ['4/102', '107/105', '8', 'SVP 085', 'TG12/TG30', 'No. 025'],
    readings: {
      empty: { title: 'Nothing typed', text: 'Type the number as it stands on the card.' },
      unknown: {
        title: 'No number that we know',
        text: 'Cards have two numbers with a stroke between them, one number alone, or a few letters and a number. A letter behind the number marks another version of the card: leave it out to read the rest.',
      },
      words: {
        title: 'No digits at all',
        text: 'Look in both bottom corners. If there truly is no number, you may hold Ancient Mew, which is at the end of this guide.',
      },
      zero: {
        title: 'No such card',
        text: 'Sets begin with card 1 and count at least one card. Look again under a lamp.',
      },
      year: {
        title: '{number} is a year',
        text: 'It comes from the copyright line. The card’s number is shorter and stands in a corner.',
      },
      pokedex: {
        title: 'Pokédex number {number}',
        text: 'This names the Pokémon, not the card: every card of that Pokémon may carry it. The first Japanese cards have nothing else.',
      },
      alone: {
        title: 'Number {number}, and no total',
        text: 'With a black star beside it, this is an early promo, numbered in a row of its own. Without one, look for the other half of the number.',
      },
      promo: {
        title: 'Promo {prefix} {number}',
        text: 'A Black Star Promo: the letters name the series of games it belongs to, and the number is its place among the promos. There is no total, because promos never came as one set.',
      },
      'in set': { title: 'Card {number} of {total}', text: 'An ordinary place in a set that counts {total} cards.' },
      secret: {
        title: 'Secret rare, {over} beyond {total}',
        text: 'The set counts {total} cards and this is number {number}. Makers leave such cards out of the printed total so that finding one is a surprise, which makes it a secret rare whatever its symbol says.',
      },
      subset: {
        title: 'Card {number} of a subset of {total}',
        text: 'The letters {prefix} mark a subset inside a larger set, with a count of its own. Do not look for this card among the plain numbers.',
      },
    },
  },
  rarity: {
    heading: 'Circle, diamond, star',
    items: [
      {
        symbol: 'circle',
        name: 'Common',
        text: 'Several in every pack. Pikachu #58 of Base Set is one, which never stopped anybody from loving it.',
      },
      {
        symbol: 'diamond',
        name: 'Uncommon',
        text: 'Fewer in a pack, usually the middle of a line such as Charmander, Charmeleon, Charizard.',
      },
      {
        symbol: 'star',
        name: 'Rare',
        text: 'One place in the pack. The star does not say whether the card is foil: Dark Dragonite #5 is, #22 is not, and both have it.',
      },
    ] satisfies { symbol: Rarity; name: string; text: string }[],
    more: 'Recent sets add stars: two or three of them, in silver or gold, for cards with art over their whole face. A star with the word PROMO through it is no rarity but a mark of promos. The first Japanese printing of 1996 has no [[rarity-symbol]] anywhere, and collectors pay for that absence.',
  },
  odd: {
    heading: 'The card that nobody can read',
    text: 'Ancient Mew, handed out in North American cinemas in July 2000, follows no rule on this page. Its text is in an invented script, foil covers all of it, and you will find no number, no set symbol and no rarity. What you can read is the small print at the bottom: an early Japanese version spells Nintendo as “Nintedo”, an [[error-card|error]] that was put right. [The Mew page](/characters/mew#card-ancient-mew-promo) has more on it.',
    pen: 'Its only rival is the Pikachu Illustrator of 1998. Where other cards have a rarity, that one shows a pen, and where they say “Trainer”, it says “Illustrator”.',
  },
  changes: [
    {
      date: '2026-11-22',
      text: 'A labelled card, a reader for card numbers, the rarity symbols, and Ancient Mew.',
    },
  ],
  sources: [
    {
      name: 'TCGdex, the open card database',
      href: 'https://tcgdex.dev',
      says: 'the numbers, sets and artists of the cards named here.',
    },
    {
      name: 'Collectors’ notes on the symbols of the early sets',
      says: 'circle, diamond and star, secret rares, and Ancient Mew.',
    },
    {
      name: 'What every collector of Pokémon cards knows',
      says: 'the totals of the sets by Wizards of the Coast, the letters of promos and subsets, and where symbols moved over the years.',
    },
  ],
  related: [
    {
      title: 'Which Base\u00a0Set do I\u00a0have?',
      href: '/guides/which-base-set',
      why: 'When the number ends in /102: stamp, shadow and line.',
    },
    {
      title: 'Mew',
      href: '/characters/mew',
      why: 'Promos, cinema cards and a set of 18: most of the odd cases in one place.',
    },
    {
      title: 'The glossary',
      href: '/guides/glossary',
      why: 'Holo, promo, subset: every term in one sentence.',
    },
  ],
};
