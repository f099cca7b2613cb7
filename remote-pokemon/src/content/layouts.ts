import type { Box, CardLayout, CardPart, Doubt } from '@mint-row/kit/content';

const known = 'What is commonly known in the hobby';
const notes = 'Public notes of collectors';

/** The picture of a card with text below it. */
const frame: Box = [10, 18, 80, 52];

const star: CardPart = { kind: 'star', at: [85, 126, 8, 8] };
/** The small picture of what it evolves from. */
const stage: CardPart = { kind: 'stage', at: [8, 7, 13, 13] };
/** The symbol of a set, below the right corner of the picture. */
const symbol: CardPart = { kind: 'symbol', at: [82, 71.5, 8, 8] };
/** The name, if the picture reaches behind it. */
const name: CardPart = { kind: 'name', at: [8, 7, 62, 10] };

const attacks: readonly CardPart[] = [
  { kind: 'lines', at: [12, 86, 76, 13] },
  { kind: 'lines', at: [12, 104, 76, 13] },
];

/** The number at the right of the foot, left of the rarity. */
function number(text: string, doubt?: Doubt): CardPart {
  return { kind: 'number', at: [44, 124, 38, 11], text, ...(doubt && { doubt }) };
}

/** The stamp of the first printing, below the left corner of the picture. */
const stampOnSome: CardPart = { kind: 'stamp', at: [9, 71.5, 10, 10], doubt: 'varies' };

const text: readonly CardPart[] = [
  { kind: 'lines', at: [24, 9, 36, 6] },
  { kind: 'lines', at: [24, 74, 52, 5] },
  ...attacks,
  { kind: 'lines', at: [9, 128, 34, 5] },
];

/** The card of 1996 to 2002: a yellow border, the name, the picture in a window, attacks, the number at the foot. */
function classic(set: string, parts: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: [set],
    border: { colour: 'yellow' },
    tinted: true,
    picture: frame,
    foil: { where: 'picture', finish: 'holofoil' },
    parts: [...text, ...parts],
    source: known,
    ...more,
  };
}

const base = '1999 Pokémon Base Set';

/** Below and right of the frame in the Unlimited printing. */
const shadow: CardPart = { kind: 'shadow', at: [12, 20, 79.5, 51.5] };

/** A holo of Base Set, whose printing is any. */
export function baseSet(card: string, parts = [stage]): CardLayout {
  return classic(base, [...parts, { ...shadow, doubt: 'varies' }, stampOnSome, number(card), star], {
    without: ['symbol'],
  });
}

/** A holo of Base Set in its Unlimited printing. */
export function unlimited(card: string, parts = [stage]): CardLayout {
  return classic(base, [...parts, shadow, number(card), star], { without: ['stamp', 'symbol'] });
}

/** A holo of Base Set in its Shadowless printing. */
export function shadowless(card: string): CardLayout {
  return classic(`${base} Shadowless`, [stage, number(card), star], { without: ['shadow', 'stamp', 'symbol'] });
}

/** The early Pikachu of Base Set: a common, without foil. */
export function redCheeks(card: string): CardLayout {
  const circle: CardPart = { kind: 'circle', at: [86, 127, 6, 6] };
  const { foil: _, ...layout } = classic(base, [stampOnSome, number(card), circle], { without: ['shadow', 'symbol'] });
  return layout;
}

/** A holo of Fossil. */
export function fossil(card: string): CardLayout {
  return classic('1999 Pokémon Fossil', [stage, symbol, stampOnSome, number(card), star]);
}

/** A rare of Team Rocket that exists with foil and without. */
export function darkDragonite(cards: string): CardLayout {
  const parts = [stage, symbol, stampOnSome, number(cards, 'varies'), star];
  return classic('2000 Pokémon Team Rocket Dark Dragonite', parts, {
    foil: { where: 'picture', finish: 'holofoil', doubt: 'varies' },
  });
}

/** A Shining Pokémon of the Neo sets: the figure is foil, not the ground behind it. */
export function shining(card: string): CardLayout {
  const parts: readonly CardPart[] = [symbol, stampOnSome, number(card), { kind: 'stars', at: [82, 127.5, 12, 5] }];
  return classic('2002 Pokémon Neo Destiny', parts, {
    sets: ['2001 Pokémon Neo Revelation', '2002 Pokémon Neo Destiny'],
    foil: { where: 'figure', finish: 'foil' },
    source: notes,
  });
}

/** Southern Islands: the foil is outside the picture. */
export function southernIslands(card: string): CardLayout {
  return classic('2001 Pokémon Southern Islands', [symbol, number(card)], {
    foil: { where: 'around', finish: 'foil' },
    source: notes,
  });
}

/** A Japanese holo of 1997: its set has a symbol, its card no number within the set. */
export function mysteryOfTheFossils(): CardLayout {
  return classic('1997 Pokémon Japanese Mystery of the Fossils', [symbol, star], { without: ['stamp', 'number'] });
}

/** The number at the right of the foot, where two or more cards are meant. */
function numberOfOne(cards: string): CardPart {
  return { kind: 'number', at: [52, 124, 38, 9], text: cards, doubt: 'varies' };
}

/** EX Crystal Guardians, in which two cards are meant: the symbol is at the foot. */
export function crystalGuardians(cards: string): CardLayout {
  return {
    sets: ['2006 Pokémon EX Crystal Guardians'],
    border: { colour: 'yellow' },
    tinted: true,
    picture: frame,
    foil: { where: 'picture', finish: 'holofoil', doubt: 'varies' },
    parts: [
      { kind: 'lines', at: [24, 9, 36, 6] },
      ...attacks,
      stage,
      { kind: 'delta', at: [63, 7, 10, 10], doubt: 'varies' },
      { ...numberOfOne(cards), at: [43, 124, 32, 11] },
      { kind: 'star', at: [76, 126, 8, 8] },
      { kind: 'symbol', at: [86, 126, 8, 8] },
    ],
    source: known,
  };
}

/** A card of foil whose picture fills the front, with the text over it. */
function fullArt(set: string, number: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: [set],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    foil: { where: 'card', finish: 'foil' },
    parts: [name, ...attacks, ...number],
    source: known,
    ...more,
  };
}

export function nextDestinies(card: string): CardLayout {
  return fullArt('2012 Pokémon Next Destinies', [{ kind: 'number', at: [52, 124, 38, 9], text: card }]);
}

/** XY BREAKpoint, in which two cards are meant. */
export function breakpoint(cards: string): CardLayout {
  return fullArt('2016 Pokémon XY BREAKpoint', [numberOfOne(cards)]);
}

/** XY Evolutions, in which three cards are meant, one of them a full art. */
export function evolutions(cards: string): CardLayout {
  return fullArt('2016 Pokémon XY Evolutions', [numberOfOne(cards)], { picture: [6, 6, 88, 74] });
}

/** An alternate art of Sword & Shield: symbol and number are on the left. */
export function evolvingSkies(card: string): CardLayout {
  const number: readonly CardPart[] = [
    { kind: 'symbol', at: [8, 126, 8, 8] },
    { kind: 'number', at: [18, 124, 42, 11], text: card },
  ];
  return fullArt('2021 Pokémon Sword & Shield Evolving Skies', number, { border: null, picture: [1.5, 1.5, 97, 137] });
}

/** The prize of 1998, laid out like a Trainer card, with a pen where others have a rarity. */
export function illustrator(): CardLayout {
  return {
    sets: ['1998 Pokémon CoroCoro Comic Illustrator prize card'],
    border: { colour: 'yellow' },
    tinted: true,
    picture: [10, 27, 80, 56],
    foil: { where: 'picture', finish: 'holofoil' },
    parts: [
      { ...name, at: [8, 8, 84, 13] },
      { kind: 'lines', at: [12, 92, 76, 26] },
      { kind: 'lines', at: [9, 128, 34, 5] },
      { kind: 'pen', at: [83, 124, 9, 9] },
    ],
    without: ['number'],
    source: notes,
  };
}

/** The card of the film of 2000: foil all over, in an invented script. */
export function ancientMew(): CardLayout {
  return {
    sets: ['2000 Pokémon the Movie 2000 Ancient Mew promo'],
    border: 'unknown',
    picture: [18, 27, 64, 52],
    foil: { where: 'card', finish: 'foil' },
    parts: [
      { kind: 'script', at: [18, 11, 64, 9] },
      { kind: 'script', at: [14, 90, 72, 36] },
    ],
    without: ['number', 'symbol'],
    source: notes,
  };
}

/** A promo of Scarlet & Violet: a code instead of a symbol. How far its picture reaches is not known. */
export function scarletVioletPromo(card: string): CardLayout {
  return {
    sets: ['2023 Pokémon Scarlet & Violet Black Star Promos'],
    border: { colour: 'silver' },
    picture: [5, 5, 90, 130],
    parts: [
      { kind: 'frame', at: [9, 20, 82, 60], doubt: 'unknown' },
      name,
      ...attacks,
      { kind: 'promo', at: [7, 124, 11, 11] },
      { kind: 'number', at: [20, 124, 46, 9], text: card },
    ],
    source: known,
  };
}
