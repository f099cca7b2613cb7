import type { CardLayout } from '../../content/card-layout.ts';

/** A Precious Metal Gem: foil all over in the colour of its run, numbered by a stamp. */
export function preciousMetalGem(more: Partial<CardLayout> = {}): CardLayout {
  return {
    sets: ['2013 Fleer Retro Marvel Precious Metal Gems'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    foil: { where: 'card', finish: 'foil' },
    parts: [
      // The plate with the name, of which the reviews say no place.
      { kind: 'name', at: [14, 117, 72, 12], doubt: 'unknown' },
      { kind: 'serial', at: [58, 8, 34, 14], text: '?/?', doubt: 'unknown' },
    ],
    back: { number: null },
    source: 'Collectors’ set reviews',
    ...more,
  };
}
