import { type Motif, schematic } from '@mint-row/kit/art';
import { galaxy1993 } from '../content/layouts.ts';

const landscape: Motif = {
  colours: ['#3a2a63', '#2f8f94', '#f3c76a'],
  large: 'M-50 150V78L20 46 44 66 68 36 150 90V150z',
  small: 'M36 10a12 12 0 1 0 .1 0zM62 14a6 6 0 1 0 .1 0z',
};

/** The schematic of a card of 1993 Topps Star Wars Galaxy: a painting of no card in particular. */
export function galaxyCard(): string {
  return schematic(galaxy1993(), landscape);
}
