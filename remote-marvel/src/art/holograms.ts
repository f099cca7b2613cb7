import { clip, defs, group, linear, shape, stroke, svg, times, url } from '@mint-row/kit/art';
import { ink } from '../guides/pmgs-parallels-refractors/ink.ts';

const picture = 'M6 6h88v128H6z';
const cream = '#fbf8f1';

/** A shape with an outline, as all of the drawing have it. */
function inked(d: string, fill: string, width = 2.5): string {
  return shape(d, fill, { stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

/** A web, and a star in its middle. */
const cosmic =
  stroke(
    'M68 70Q62 75 63 83Q55 82 50 88Q45 82 37 83Q38 75 32 70Q38 65 37 57Q45 58 50 52Q55 58 63 57Q62 65 68 70zM82 70Q72 79 73 93Q59 92 50 102Q41 92 27 93Q28 79 18 70Q28 61 27 47Q41 48 50 38Q59 48 73 47Q72 61 82 70zM98 70Q83 84 84 104Q64 103 50 118Q36 103 16 104Q17 84 2 70Q17 56 16 36Q36 37 50 22Q64 37 84 36Q83 56 98 70zM50 70H125M50 70L114 134M50 70V145M50 70L-14 134M50 70H-25M50 70L-14 6M50 70V-5M50 70L114 6',
    ink,
    2,
  ) + inked('M50 51L54 66 69 70 54 74 50 89 46 74 31 70 46 66z', '#fff3c4');

/** A horseshoe magnet with its field. */
const magnet =
  inked('M24 97V62a26 26 0 0 1 52 0V97H60V62a10 10 0 0 0-20 0V97z', '#b00f1c') +
  inked('M24 97V83H40V97zM60 97V83H76V97z', cream) +
  stroke('M32 104V115M68 104V115M20 102L12 113M80 102L88 113M43 103Q50 111 57 103', ink, 2);

/** A surfboard among stars. */
const board =
  inked('M17 122Q22 64 85 20Q80 80 17 122z', cream) +
  stroke('M24 114Q44 72 77 29', ink, 2) +
  inked('M27 28l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM74 94l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', '#fff3c4', 2);

/** Three cuts. */
const cuts = inked(
  [26, 50, 74].map((x) => `M${x + 12} 16Q${x + 10} 74 ${x - 12} 124Q${x - 5} 64 ${x + 12} 16z`).join(''),
  '#ffd53a',
);

/** A web in one corner, a pumpkin with a face in the other. */
const pumpkin =
  shape('M6 134L94 6V134z', '#0f5c33', { 'fill-opacity': 0.8 }) +
  stroke(
    'M26 6Q21 9 24 14Q18 14 20 20Q14 18 14 24Q9 21 6 26M42 6Q32 11 39 20Q28 21 31 31Q21 28 20 39Q11 32 6 42M58 6Q44 14 54 26Q38 27 43 43Q27 38 26 54Q14 44 6 58M6 6L65 30M6 6L51 51M6 6L30 65',
    ink,
    2,
  ) +
  inked('M64 86L67 74 75 76 70 86z', '#2f9c5f', 2) +
  inked('M66 85Q92 80 92 105T66 127Q40 130 40 105T66 85z', '#e8762a') +
  shape('M51 101l10-5 3 9zM81 101l-10-5-3 9zM51 110q15 14 30 0l-6 1-4 5-5-5-5 5-4-5z', ink);

/** The five holograms of 1990 in a row, each as what it is about on silver foil, 105 units after the one before. */
export function holograms(): string {
  const cards = [cosmic, magnet, board, cuts, pumpkin];
  return svg(
    520,
    140,
    defs(
      clip('hologram', picture),
      linear(
        'shimmer',
        [0, 0, 100, 140],
        [
          [0, '#f7b4c4'],
          [0.25, '#f6e7a8'],
          [0.5, '#aee5c4'],
          [0.75, '#a9d3f5'],
          [1, '#d3b8f2'],
        ],
      ),
    ),
    times(cards.length, (index) =>
      group(
        { transform: `translate(${index * 105})` },
        inked('M7 1H93Q99 1 99 7V133Q99 139 93 139H7Q1 139 1 133V7Q1 1 7 1z', '#e9edf0', 2),
        group({ 'clip-path': url('hologram') }, shape(picture, url('shimmer')), cards[index] ?? ''),
        stroke(picture, ink, 2),
      ),
    ).join(''),
  );
}
