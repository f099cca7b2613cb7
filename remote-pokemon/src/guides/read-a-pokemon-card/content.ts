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
    text: 'English cards had a [[first-edition|1st Edition]] stamp between 1999 and 2002. On Base Set it is one of three signs, and [another guide](/guides/which-base-set) reads them with you.',
  },
  {
    slug: 'symbol',
    title: 'Set symbol',
    text: 'A small picture that stands for the set: a flower for Jungle, an R for Team Rocket. Base Set has [[set-symbol|none]]. Early cards have it at the lower right of the picture, later ones in a bottom corner, and since 2023 a code of letters stands in for it.',
  },
  {
    slug: 'artist',
    title: 'Artist’s line',
    text: 'After “Illus.” comes the hand that drew the card. Studios sign as well: the full-art Mewtwo-EX credits 5ban Graphics. If you like a picture, search for the name; most artists have drawn dozens.',
  },
  {
    slug: 'number',
    title: 'Card number',
    text: 'First the card’s [[set-number|place in its set]], then how many cards the set counts. With the symbol it names one card, which its title often does not: Fossil has two Dragonites, #4 and #19. Reprints are the exception: those of Celebrations kept their old numbers.',
  },
  {
    slug: 'rarity',
    title: 'Rarity symbol',
    text: 'How often the card was packed when it was new. It says nothing about how many survive in good condition, and prices follow that at least as much.',
  },
  {
    slug: 'line',
    title: 'Copyright line',
    text: 'Years and owners in the smallest type. The last year is when the card was made, or a little earlier. A year later than the set’s means a reprint; a [[counterfeit]] often has a wrong one, or letters that run together.',
  },
];

/** An English set, by the total printed on its cards. */
export interface NumberedSet {
  name: string;
  /** Its highest number, if that is known: for a set of before 2023 without it, the total. */
  last?: number;
  /** Since 2023, numbers beyond the total have rarities of their own. */
  modern?: true;
  /** What its numbers beyond the total are, each up to a number. */
  rarities?: readonly { to: number; name: string }[];
}

const modern = (...names: string[]): NumberedSet[] => names.map((name) => ({ name, modern: true }));

/**
 * English sets by the total printed on their cards: of Wizards of the Coast, of this site, and since 2023; with these, all
 * others of the same totals, as far as TCGdex and the Pokémon TCG data list them.
 */
const setsByTotal: Readonly<Record<number, readonly NumberedSet[]>> = {
  18: [{ name: 'Southern Islands' }, { name: 'Detective Pikachu' }],
  25: [{ name: 'Celebrations' }],
  62: [{ name: 'Fossil' }],
  64: [{ name: 'Jungle' }, { name: 'Neo Revelation', last: 66 }, ...modern('Shrouded Fable')],
  75: [{ name: 'Neo Discovery' }],
  82: [{ name: 'Team Rocket', last: 83 }],
  84: modern('Pitch Black'),
  86: modern('Black Bolt', 'White Flare', 'Chaos Rising'),
  88: modern('Perfect Order'),
  91: modern('Paldean Fates'),
  94: modern('Phantasmal Flames'),
  99: [{ name: 'Next Destinies', last: 103 }, { name: 'Arceus' }],
  102: [{ name: 'Base Set' }, { name: 'Triumphant' }],
  105: [{ name: 'Neo Destiny', last: 113 }],
  108: [
    { name: 'XY Evolutions', last: 113 },
    { name: 'Roaring Skies', last: 112 },
    { name: 'Dark Explorers', last: 111 },
    { name: 'Power Keepers' },
  ],
  110: [{ name: 'Legendary Collection' }, { name: 'Holon Phantoms', last: 111 }],
  111: [
    { name: 'Neo Genesis' },
    { name: 'Rising Rivals', last: 120 },
    { name: 'Furious Fists', last: 114 },
    { name: 'Crimson Invasion', last: 126 },
  ],
  122: [{ name: 'XY BREAKpoint', last: 126 }],
  128: modern('30th Celebration'),
  130: [{ name: 'Base Set 2' }, { name: 'Diamond & Pearl' }],
  131: [{ name: 'Forbidden Light', last: 150 }, ...modern('Prismatic Evolutions')],
  132: [{ name: 'Gym Heroes' }, { name: 'Gym Challenge' }, { name: 'Secret Wonders' }, ...modern('Mega Evolution')],
  142: modern('Stellar Crown'),
  162: [{ name: 'BREAKthrough', last: 165 }, ...modern('Temporal Forces')],
  165: [
    { name: 'Expedition' },
    {
      name: 'Scarlet & Violet 151',
      modern: true,
      last: 207,
      rarities: [
        { to: 181, name: 'Illustration Rare' },
        { to: 197, name: 'Ultra Rare' },
        { to: 204, name: 'Special Illustration Rare' },
        { to: 207, name: 'Hyper Rare' },
      ],
    },
  ],
  167: modern('Twilight Masquerade'),
  182: modern('Paradox Rift', 'Destined Rivals'),
  191: modern('Surging Sparks'),
  193: modern('Paldea Evolved'),
  197: modern('Obsidian Flames'),
  198: [{ name: 'Chilling Reign', last: 233 }, ...modern('Scarlet & Violet')],
  203: [{ name: 'Evolving Skies', last: 237 }],
  217: modern('Ascended Heroes'),
};

/** What to know of one number. */
const numberNotes: Readonly<Record<string, string>> = {
  '25/25': 'In Celebrations it is the gold Mew, which is called a Secret Rare although the set counts it.',
  ...Object.fromEntries(
    ['2/102', '4/102', '15/102', '73/102'].map((number) => [
      number,
      'Celebrations (2021) repeats this number: a 25th-anniversary logo gives the reprint away.',
    ]),
  ),
};

/** How the stars tell the rarities since 2023. */
const stars =
  'Since 2023 the stars beside the number say what it is: one in gold for an Illustration Rare, two in gold for a Special Illustration Rare, two in silver for an Ultra Rare, three in gold for a Hyper Rare.';

/** Everything that the guide to the signs on a card says. */
export const readAPokemonCard = {
  slug: 'read-a-pokemon-card',
  sections: [
    {
      section: 'card',
      label: 'Eight places',
      alsoFoundBy: ['symbols', 'HP', 'set code', 'illustrator name'],
    },
    {
      section: 'number',
      label: 'The number',
      alsoFoundBy: ['collector number', 'number higher than the set', '199/165', 'secret rare number'],
    },
    { section: 'rarity', label: 'Rarity', alsoFoundBy: ['rarity symbols', 'black star', 'double rare', 'ultra rare'] },
    { section: 'ancient-mew', label: 'Ancient Mew', fields: ['odd'] },
  ],
  title: 'How to read any Pokémon card',
  question: 'What do the number and the symbols on my Pokémon card mean?',
  need: 'identify' as const,
  summary:
    'Eight parts of a Pokémon card and what each one tells you, from the set symbol to the artist’s line. Type the number, and it is read for you.',
  franchise: 'pokemon',
  drawing: 'card-corner',
  lead: 'Everything you need to name a Pokémon card is printed on its front, most of it in type smaller than this. Learn eight places once, and a card from a shoebox becomes one you can look up, compare and, if you must, sell.',
  reviewed: '2026-11-29',
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
    waiting: { title: 'Which card is it?', text: 'Type the number as it is printed, with its letters and its slash.' },
    setsByTotal,
    numberNotes,
    sets: '{sets} has this total. So may another set: let the symbol decide.',
    places: [
      { number: '4/102', place: 'in the set' },
      { number: '107/105', place: 'above the total' },
      { number: 'TG12/TG30', place: 'in a subset of its own' },
    ],
    yours: 'on your card',
    placesNote:
      'Each stroke is a card, and the tall one has the number. The set’s total leaves out those in the second colour.',
    examplesHeading: 'Numbers you will meet',
    examples: ['4/102', '107/105', '199/165', '300/102', '8', 'SVP 085', 'TG12/TG30', 'No. 025'],
    readings: {
      empty: { title: 'Nothing typed', text: 'Type the number as it stands on the card.' },
      unknown: {
        title: 'No number we know',
        text: 'Cards have two numbers with a slash between them, one number alone, or a few letters and a number. A letter behind the number marks another version of the card: leave it out to read the rest.',
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
        text: 'The set counts {total} cards and this is number {number}. Until 2022 a card left out of the printed total is a secret rare, whatever its symbol says.',
      },
      modern: {
        title: '{rarity}{over} beyond {total}',
        text: `The set counts {total} cards and this is number {number}. ${stars}`,
      },
      beyond: {
        title: '{over} beyond {total}',
        text: `The set counts {total} cards and this is number {number}. On a card from before 2023 that is a secret rare. ${stars}`,
      },
      nowhere: {
        title: 'Too far beyond {total}',
        text: 'No set we know with a total of {total} goes on to {number}. Read the number again under a lamp. If it stands there, compare the card with a cheap one of its set before you trust it.',
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
    more: 'Sets since 2023 count stars. Two black ones mark a Double Rare, whose face is an ordinary one; two silver ones an Ultra Rare. One gold star is an Illustration Rare, two are a Special Illustration Rare, three a Hyper Rare. A star with the word PROMO through it is no rarity but a mark of promos. The first Japanese printing of 1996 has no [[rarity-symbol]] anywhere, and collectors pay for that absence.',
  },
  odd: {
    heading: 'The card nobody can read',
    text: 'Ancient Mew, handed out in North American cinemas in July 2000, follows no rule on this page. Its text is in an invented script, foil covers all of it, and you will find no number, no set symbol and no rarity. What you can read is the small print at the bottom: an early Japanese version spells Nintendo as “Nintedo”, an [[error-card|error]] that was put right. [The Mew page](/characters/mew#card-ancient-mew-promo) has more on it.',
    pen: 'Its only rival is the Pikachu Illustrator of 1998. Where other cards have a rarity, that one shows a pen, and where they say “Trainer”, it says “Illustrator”.',
  },
  changes: [
    {
      date: '2026-11-29',
      text: 'The reader had one answer for every number beyond the total. It now knows the rarities since 2023, and says when no set goes that far.',
    },
    {
      date: '2026-11-22',
      text: 'A labelled card, a reader for card numbers, the rarity symbols, and Ancient Mew.',
    },
  ],
  sources: [
    {
      name: 'TCGdex, the open card database',
      href: 'https://tcgdex.dev',
      says: 'the numbers, sets and artists of the cards named here, the totals since 2023, and the rarities of 151.',
    },
    {
      name: 'The open Pokémon TCG data (pokemon-tcg-data)',
      says: 'the totals and the highest numbers of sets until 2022.',
    },
    {
      name: 'Card Collector and Tistaminis, guides to rarities',
      says: 'what the stars since 2023 mean.',
    },
    {
      name: 'Collectors’ notes on the symbols of the early sets',
      says: 'circle, diamond and star, secret rares, and Ancient Mew.',
    },
    {
      name: 'What every collector of Pokémon cards knows',
      says: 'the letters of promos and subsets, and where symbols moved over the years.',
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
