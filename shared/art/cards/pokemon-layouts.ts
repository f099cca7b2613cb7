import type { Box, CardLayout, CardPart } from '../../content/card-layout.ts';

const known = 'What is commonly known in the hobby';
const notes = 'Public notes of collectors';

/** The picture of a card with text below it. */
const frame: Box = [10, 18, 80, 52];

/** The stamp of the first printing, below the left corner of the picture. */
const stamp: CardPart = { kind: 'stamp', at: [9, 71.5, 10, 10] };

/** Which copies a plan shows: those of one printing, or those of any. */
type Printing = '1st Edition' | 'any';

const stampOf = (printing: Printing): CardPart => (printing === 'any' ? { ...stamp, doubt: 'varies' } : stamp);

/** Parts that many Pokémon cards have. */
export const pokemonParts = {
  /** The rarity of a rare card. */
  star: { kind: 'star', at: [85, 126, 8, 8] },
  /** The small picture of what it evolves from. */
  stage: { kind: 'stage', at: [8, 7, 13, 13] },
  /** The symbol of a set, below the right corner of the picture. */
  symbol: { kind: 'symbol', at: [82, 71.5, 8, 8] },
  /** The name, if the picture reaches behind it. */
  name: { kind: 'name', at: [8, 7, 62, 10] },
  firstAttack: { kind: 'lines', at: [12, 86, 76, 13] },
  secondAttack: { kind: 'lines', at: [12, 104, 76, 13] },
  stampOnSome: stampOf('any'),
} as const satisfies Record<string, CardPart>;

const { star, stage, symbol, firstAttack, secondAttack } = pokemonParts;

/** The number of a Pokémon card at the right of the foot, left of the rarity. */
export function pokemonNumber(text: string, doubt?: CardPart['doubt']): CardPart {
  return { kind: 'number', at: [44, 124, 38, 11], text, ...(doubt && { doubt }) };
}

const text: readonly CardPart[] = [
  { kind: 'lines', at: [24, 9, 36, 6] },
  { kind: 'lines', at: [24, 74, 52, 5] },
  firstAttack,
  secondAttack,
  { kind: 'lines', at: [9, 128, 34, 5] },
];

/** The Pokémon card of 1996 to 2002: a yellow border, the name, the picture in a window, attacks, the number at the foot. */
export function classicPokemon(set: string, parts: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
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

/** A holo of Base Set with the stamp of its first printing, which has no shadow. */
export function firstEditionBaseSet(card: string, parts: readonly CardPart[] = [stage]): CardLayout {
  return classicPokemon(base, [...parts, stamp, pokemonNumber(card), star], { without: ['shadow', 'symbol'] });
}

/** A holo of a later set with the stamp of its first printing. */
export function firstEditionHolo(set: string, card: string, parts: readonly CardPart[] = []): CardLayout {
  return classicPokemon(set, [...parts, symbol, stamp, pokemonNumber(card), star]);
}

/** The early Pikachu of Base Set: a common, without foil. */
export function redCheeks(card: string, printing: Printing = 'any'): CardLayout {
  const circle: CardPart = { kind: 'circle', at: [86, 127, 6, 6] };
  const parts = [stampOf(printing), pokemonNumber(card), circle];
  const { foil: _, ...layout } = classicPokemon(base, parts, { without: ['shadow', 'symbol'] });
  return layout;
}

/** A Shining Pokémon of the Neo sets: the figure is foil, not the ground behind it. */
export function shining(card: string, printing: Printing = 'any'): CardLayout {
  const stars: CardPart = { kind: 'stars', at: [82, 127.5, 12, 5] };
  return classicPokemon('2002 Pokémon Neo Destiny', [symbol, stampOf(printing), pokemonNumber(card), stars], {
    sets: ['2001 Pokémon Neo Revelation', '2002 Pokémon Neo Destiny'],
    foil: { where: 'figure', finish: 'foil' },
    source: notes,
  });
}

/** A Pokémon card of the EX series of 2003 to 2007: as before, but with the symbol of its set at the foot. */
export function exPokemon(set: string, parts: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: [set],
    border: { colour: 'yellow' },
    tinted: true,
    picture: frame,
    foil: { where: 'picture', finish: 'holofoil' },
    parts: [firstAttack, secondAttack, ...parts, { kind: 'symbol', at: [86, 126, 8, 8] }],
    source: known,
    ...more,
  };
}

/** A prize that is laid out like a Trainer card: a heading in place of a name, and no attacks. */
export function trainerPrize(set: string, parts: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: [set],
    border: { colour: 'yellow' },
    tinted: true,
    picture: [10, 27, 80, 56],
    foil: { where: 'picture', finish: 'holofoil' },
    parts: [
      { kind: 'name', at: [8, 8, 84, 13] },
      { kind: 'lines', at: [12, 92, 76, 26] },
      { kind: 'lines', at: [9, 128, 34, 5] },
      ...parts,
    ],
    without: ['number'],
    source: notes,
    ...more,
  };
}

/** The prize of 1998, with a pen where others have a rarity. */
export function illustrator(): CardLayout {
  return trainerPrize('1998 Pokémon CoroCoro Comic Illustrator prize card', [{ kind: 'pen', at: [83, 124, 9, 9] }]);
}
