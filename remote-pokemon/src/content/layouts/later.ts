import type { CardLayout, CardPart } from '@mint-row/kit/content';
import { attacks, frame, known, name, stage } from './parts.ts';

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
