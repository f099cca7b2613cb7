import type { CardLayout, CardPart } from '@mint-row/kit/content';
import { attacks, frame, known, notes, number, stage, stampOnSome, star, symbol } from './parts.ts';

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
