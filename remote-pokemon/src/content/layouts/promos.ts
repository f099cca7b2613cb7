import type { CardLayout } from '@mint-row/kit/content';
import { attacks, known, name, notes } from './parts.ts';

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
