import type { CardLook, CharacterEntry } from '../contract/index.ts';
import type { CardLayout } from './card-layout.ts';
import { printColours } from './print-colours.ts';

/** What lists show of a card's layout, at the size of a stamp. */
export function cardLook({ border, picture, foil }: CardLayout, colours: CharacterEntry['swatch']): CardLook {
  return {
    border: border && border !== 'unknown' ? printColours[border.colour] : null,
    dashed: border === 'unknown',
    picture,
    colours,
    foil: foil !== undefined && !foil.doubt,
  };
}
