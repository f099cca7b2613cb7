export { preciousMetalGem } from '@mint-row/kit/art';

import type { CardLayout, CardPart } from '@mint-row/kit/content';

const reviews = 'Collectors’ set reviews';

/** The plate with the name, of which the reviews say no place. */
const name: CardPart = { kind: 'name', at: [14, 117, 72, 12], doubt: 'unknown' };

/** Series 1 of 1990: a picture within a white border, the rest on the back. */
export function impel1990(number: string): CardLayout {
  return {
    sets: ['1990 Impel Marvel Universe Series 1'],
    border: { colour: 'white' },
    picture: [8, 8, 84, 124],
    parts: [name],
    back: { number },
    source: reviews,
  };
}

/** A hologram of 1990. */
export function hologram1990(number: string): CardLayout {
  return {
    sets: ['1990 Impel Marvel Universe Series 1 Hologram'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    foil: { where: 'card', finish: 'hologram' },
    parts: [],
    back: { number },
    source: reviews,
  };
}

/** Impel’s X-Men of 1992. */
export function xMen1992(number: string): CardLayout {
  return {
    sets: ['1992 Impel X-Men Series 1'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    parts: [name],
    back: { number },
    source: reviews,
  };
}

/** Marvel Masterpieces of 1992: a painting to the edges, a thin gold line, the name in gold. */
export function masterpieces1992(number: string): CardLayout {
  return {
    sets: ['1992 SkyBox Marvel Masterpieces'],
    border: null,
    picture: [1.5, 1.5, 97, 137],
    parts: [
      { kind: 'frame', at: [5, 5, 90, 130], colour: 'gold' },
      { ...name, colour: 'gold' },
    ],
    back: { number },
    source: reviews,
  };
}

/** The foil chase cards of the same set. */
export function battleSpectra1992(number: string): CardLayout {
  return {
    sets: ['1992 SkyBox Marvel Masterpieces Battle Spectra'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    foil: { where: 'picture', finish: 'foil' },
    parts: [name],
    back: { number },
    source: reviews,
  };
}

/** The gum cards of 1966, of which the title gives no number. */
export function donruss1966(): CardLayout {
  return {
    sets: ['1966 Donruss Marvel Super Heroes'],
    border: 'unknown',
    picture: [9, 9, 82, 122],
    parts: [{ kind: 'number', at: [63, 113, 24, 15], text: '?', doubt: 'unknown' }],
    source: reviews,
  };
}

/** Fleer Ultra X-Men of 1994. */
export function ultra1994(): CardLayout {
  return {
    sets: ['1994 Fleer Ultra X-Men'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    parts: [name],
    back: { number: null },
    source: reviews,
  };
}

/** A film card of 2018, plain or with something added. */
export function blackPanther2018(): CardLayout {
  return {
    sets: ['2018 Upper Deck Marvel Black Panther'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    parts: [
      { kind: 'signature', at: [18, 104, 64, 24], doubt: 'varies' },
      { kind: 'serial', at: [58, 8, 34, 14], text: '?/?', doubt: 'varies' },
    ],
    back: { number: null },
    source: reviews,
  };
}
