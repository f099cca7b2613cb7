import { classicPokemon, exPokemon, pokemonNumber, pokemonParts, trainerPrize } from '@mint-row/kit/art';
import type { CardLayout, CardPart } from '@mint-row/kit/content';

const known = 'What is commonly known in the hobby';

const { stage, star, symbol } = pokemonParts;

/** A name above the picture and text below it, whose places were not looked up. */
const unread: readonly CardPart[] = [
  { kind: 'name', at: [10, 7, 56, 8], doubt: 'unknown' },
  { kind: 'lines', at: [10, 76, 80, 38], doubt: 'unknown' },
];

/** A Japanese prize of 1998 or 1999, laid out like the cards of Base Set, without a number or a rarity. */
export function japanesePrize(set: string): CardLayout {
  const { foil: _, ...layout } = classicPokemon(set, [], { without: ['number', 'symbol', 'stamp'] });
  return layout;
}

/** One of them whose foil was not looked up. */
export function japaneseHoloPrize(set: string): CardLayout {
  return { ...japanesePrize(set), foil: { where: 'picture', finish: 'holofoil', doubt: 'unknown' } };
}

/** A holo of the first Japanese print run: no number, no symbol of a set, and no rarity at its foot. */
export function noRarity(): CardLayout {
  return classicPokemon('1996 Pokémon Japanese Base Set', [], { without: ['number', 'symbol', 'stamp'] });
}

/** A prize of a tournament, with its rank as the heading. Its border and its foil were not looked up. */
export function tournamentPrize(set: string): CardLayout {
  return trainerPrize(set, [], {
    border: 'unknown',
    foil: { where: 'picture', finish: 'holofoil', doubt: 'unknown' },
  });
}

/** A reverse holo of Legendary Collection: the foil is around the picture. */
export function legendaryReverse(card: string): CardLayout {
  return classicPokemon('2002 Pokémon Legendary Collection', [stage, symbol, pokemonNumber(card), star], {
    foil: { where: 'around', finish: 'foil' },
  });
}

/** A Gold Star of the EX series: a star after the name, and a figure that comes out of its picture. */
export function goldStar(set: string, card: string): CardLayout {
  const parts: readonly CardPart[] = [
    { kind: 'lines', at: [10, 6, 38, 6] },
    { kind: 'star', at: [51, 3.5, 10, 10], colour: 'gold' },
    { kind: 'number', at: [50, 124, 32, 11], text: card },
  ];
  return exPokemon(set, parts, { risesOut: true, source: 'PSA and Bleeding Cool, on Gold Stars' });
}

/** A Crystal Pokémon of the e-Card sets, with holofoil: of the rest, our sources say no place. */
export function crystal(set: string, card: string): CardLayout {
  return {
    sets: [set],
    border: 'unknown',
    picture: [10, 18, 80, 52],
    foil: { where: 'picture', finish: 'holofoil', doubt: 'unknown' },
    parts: [...unread, { kind: 'number', at: [58, 121, 34, 13], text: card, doubt: 'unknown' }],
    source: known,
  };
}

/** A card of whose front our sources say no more than what it shows. */
export function unknownFront(set: string, parts: readonly CardPart[] = [], more: Partial<CardLayout> = {}): CardLayout {
  return { sets: [set], border: 'unknown', picture: [5, 5, 90, 130], parts, source: known, ...more };
}

/** Where a signature may stand. */
export const signature: CardPart = { kind: 'signature', at: [14, 88, 72, 34], doubt: 'unknown' };

/** The copy that was made to present the English game: a holo with a blank back. */
export function presentation(): CardLayout {
  return {
    sets: ['1998 Pokémon Wizards of the Coast presentation'],
    border: 'unknown',
    picture: [10, 18, 80, 52],
    foil: { where: 'picture', finish: 'holofoil' },
    parts: unread,
    back: { colour: 'white' },
    source: known,
  };
}

/** The test print with the gold border. */
export function goldBorder(card: string): CardLayout {
  return {
    sets: ['1998 Pokémon Wizards of the Coast test print'],
    border: { colour: 'gold' },
    picture: [10, 18, 80, 52],
    parts: [...unread, { kind: 'number', at: [28, 120, 64, 13], text: card, doubt: 'unknown' }],
    source: known,
  };
}

/** A Topsun card: of its front we say nothing but what it shows; the colour of its back names it. */
export function topsun(): CardLayout {
  return unknownFront('1995 Pokémon Topsun', [{ kind: 'name', at: [14, 115, 72, 12], doubt: 'unknown' }], {
    back: { colour: 'blue' },
  });
}

/** A sticker of 1977: stars on a dark ground around a shape that peels off. Its number and name were not looked up. */
export function sticker1977(card: string): CardLayout {
  return {
    sets: ['1977 Topps Star Wars Stickers Series 1'],
    border: { colour: 'black', pattern: 'stars' },
    picture: [14, 20, 72, 96],
    parts: [{ kind: 'number', at: [8, 118, 22, 15], text: card, doubt: 'unknown' }],
    source: 'The Cartophilic Society of Great Britain, on the stickers of 1977',
  };
}
