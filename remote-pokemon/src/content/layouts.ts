import { classicPokemon as classic, exPokemon, pokemonNumber as number, pokemonParts } from '@mint-row/kit/art';
import type { CardLayout, CardPart } from '@mint-row/kit/content';

export { illustrator, redCheeks, shining } from '@mint-row/kit/art';

const known = 'What is commonly known in the hobby';
const notes = 'Public notes of collectors';

const { star, stage, symbol, name, firstAttack, secondAttack, stampOnSome } = pokemonParts;

const base = '1999 Pokémon Base Set';

/** Below and right of the frame in the Unlimited printing. */
const shadow: CardPart = { kind: 'shadow', at: [12, 20, 79.5, 51.5] };

/** A holo of Base Set, whose printing is any. */
export function baseSet(card: string, parts: readonly CardPart[] = [stage]): CardLayout {
  return classic(base, [...parts, { ...shadow, doubt: 'varies' }, stampOnSome, number(card), star], {
    without: ['symbol'],
  });
}

/** A holo of Base Set in its Unlimited printing. */
export function unlimited(card: string, parts: readonly CardPart[] = [stage]): CardLayout {
  return classic(base, [...parts, shadow, number(card), star], { without: ['stamp', 'symbol'] });
}

/** A holo of Base Set in its Shadowless printing. */
export function shadowless(card: string): CardLayout {
  return classic(`${base} Shadowless`, [stage, number(card), star], { without: ['shadow', 'stamp', 'symbol'] });
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

/** EX Crystal Guardians, in which two cards are meant. */
export function crystalGuardians(cards: string): CardLayout {
  return exPokemon(
    '2006 Pokémon EX Crystal Guardians',
    [
      { kind: 'lines', at: [24, 9, 36, 6] },
      stage,
      { kind: 'delta', at: [63, 7, 10, 10], doubt: 'varies' },
      { ...numberOfOne(cards), at: [43, 124, 32, 11] },
      { kind: 'star', at: [76, 126, 8, 8] },
    ],
    { foil: { where: 'picture', finish: 'holofoil', doubt: 'varies' } },
  );
}

/** A card of foil whose picture fills the front, with the text over it. */
function fullArt(set: string, number: readonly CardPart[], more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: [set],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    foil: { where: 'card', finish: 'foil' },
    parts: [name, firstAttack, secondAttack, ...number],
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
      firstAttack,
      secondAttack,
      { kind: 'promo', at: [7, 124, 11, 11] },
      { kind: 'number', at: [20, 124, 46, 9], text: card },
    ],
    source: known,
  };
}
