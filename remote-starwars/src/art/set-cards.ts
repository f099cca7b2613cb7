import { circle, type Motif, polygon, schematic, star } from '@mint-row/kit/art';
import { schematicName } from '@mint-row/kit/content';
import { galaxy1993, starFile1980 } from '../content/layouts.ts';
import { motifs } from './motifs.ts';

/** A painting of no card in particular: a world with a ring over a city on a ridge. */
const painting: Motif = {
  colours: ['#3a2a63', '#2f9a9a', '#f3c76a'],
  large: circle(50, 36, 22),
  small: [
    'M19 50Q44 54 62 41T81 18Q88 28 68 47 42 64 19 50z',
    polygon(...star(25, 16, 7, 2.2, 4)),
    polygon(...star(74, 70, 5, 1.6, 4)),
    'M-50 96Q0 82 26 86L28 70 31 86 40 84V76H46V83L50 66 54 83H58V80H64V85Q110 82 150 94V150H-50z',
  ].join(''),
};

/** Schematics for the landing page, of cards that are on no character's page. */
export const setCards: Record<string, () => string> = {
  [schematicName('yoda', 0)]: () => schematic(starFile1980('9'), motifs.yoda),
  [schematicName('galaxy', 0)]: () => schematic(galaxy1993(), painting),
};
