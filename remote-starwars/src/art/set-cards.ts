import { circle, disc, group, type Motif, polygon, rect, schematic, shape, star, svg } from '@mint-row/kit/art';
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

const ink = '#1b1916';
const borders = ['#ee7d1b', '#1f8f4c', '#ffcb05', '#cf2030', '#2a5fd0'];

/** A card of 1977 in a border of one colour: two suns above dunes, and the starburst of its number. */
function card(border: string, index: number): string {
  return group(
    {
      transform: `translate(${56 - index * 28} ${index * 40 - 62})`,
      stroke: ink,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    },
    rect(72, 78, 156, 218, border, { rx: 10 }),
    shape('M92 98h116v168H92z', ink),
    disc(132, 148, 23, '#f6d98b', { stroke: 'none' }),
    disc(176, 172, 12, '#ef9a5a', { stroke: 'none' }),
    shape('M92 226q34-26 60-8t56-12v60H92z', '#d9b36a', { stroke: 'none' }),
    shape('M92 246q48-18 116-6v26H92z', '#a97f3c', { stroke: 'none' }),
    shape(
      'M190 224l8 14 15-8-2 17 17 2-11 13 11 13-17 2 2 17-15-8-8 14-8-14-15 8 2-17-17-2 11-13-11-13 17-2-2-17 15 8z',
      '#fbf8f1',
      { 'stroke-width': 4 },
    ),
  );
}

/** Five cards one upon the other, one of each border, the blue first series in front. */
export function fiveBorders(): string {
  return svg(300, 420, rect(0, 0, 300, 420, '#12151c'), ...borders.map(card));
}
