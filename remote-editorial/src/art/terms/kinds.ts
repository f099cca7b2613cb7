import {
  circle,
  clip,
  corners,
  defs,
  disc,
  el,
  group,
  linear,
  polygon,
  rect,
  ring,
  shape,
  star,
  stroke,
  times,
  url,
} from '@mint-row/kit/art';
import { card, hills, ink, mint, outlined, paper, pine, square } from './term.ts';

const foil = ['#ff8fa8', '#ffd27a', '#c8f08a', '#8fe0d8', '#8fb4ff', '#d8a0f0'];

/** A number written on a card, which is too large for the square. */
function written(text: string, size: number, x: number, y: number, colour: string): string {
  const face = { 'font-family': 'Arial,sans-serif', 'font-weight': 700, 'text-anchor': 'middle' };
  return el('text', { x, y, fill: colour, 'font-size': size, ...face }, text);
}

/** A card that was cut around its picture. */
export function dieCut(): string {
  return square(
    outlined('M24 94V46L14 34l16-6-2-18 22 10 22-10-2 18 16 6-10 12v48z', paper),
    hills(32, 38, 36, 34),
    stroke('M32 82h28', '#b5ad9c', 4),
  );
}

/** A picture as large as the card. */
export function fullArt(): string {
  return square(
    hills(22, 8, 56, 84),
    disc(64, 26, 8, '#ffd27a'),
    stroke('M30 76h40M30 84h26', paper, 4),
    stroke('M22 8h56v84H22z', ink, 4, { 'stroke-linejoin': 'round' }),
  );
}

/** A cube in the depth of a card of metal foil. */
export function hologram(): string {
  const cube = (y: number) => polygon(...corners(50, y, 21, 6, 30));
  return square(
    defs(
      linear(
        'hologram-foil',
        [0, 0, 100, 100],
        [
          [0, '#f4f8ff'],
          [0.35, '#a9b8cc'],
          [0.6, '#e6d8f4'],
          [1, '#8fa8b8'],
        ],
      ),
    ),
    outlined('M22 8h56v84H22z', url('hologram-foil')),
    stroke(cube(54), '#d04890', 3, { opacity: '.7' }),
    stroke(cube(46), '#1080b0', 3, { opacity: '.7' }),
    stroke(`${cube(50)}M50 50v21M50 50l18-10.5M50 50L32 39.5`, ink, 3, { 'stroke-linejoin': 'round' }),
  );
}

/** Bands of a rainbow across a card. */
export function refractor(): string {
  return square(
    outlined('M22 8h56v84H22z', paper),
    defs(clip('refractor-card', 'M22 8h56v84H22z')),
    group(
      { 'clip-path': url('refractor-card') },
      ...foil.map((colour, index) => stroke(`M20 ${24 + index * 15}L80 ${index * 15 - 2}`, colour, 15)),
    ),
    shape(polygon(...star(50, 50, 20, 9, 5)), paper, { stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    stroke('M22 8h56v84H22z', ink, 4, { 'stroke-linejoin': 'round' }),
  );
}

/** The number of a card in its set, in the corner of the card. */
export function setNumber(): string {
  return square(outlined('M-6-6h98v94H-6z', paper), hills(-6, -6, 84, 44), written('4/102', 30, 42, 72, ink));
}

/** The number of one copy, stamped in foil. */
export function serialNumber(): string {
  return square(
    outlined('M-6-6h112v112H-6z', '#20322b'),
    ring(50, 50, 60, '#2f4a40', 10),
    rect(8, 32, 84, 36, '#20322b', { stroke: '#e8c564', 'stroke-width': 3, rx: 3 }),
    written('17/100', 24, 50, 59, '#f0d27a'),
  );
}

/** Three signs: a circle, a diamond and a star. */
export function rarity(): string {
  return square(
    outlined('M-6 22h112v56H-6z', paper),
    shape(`${circle(20, 50, 10)}M50 37l13 13-13 13-13-13z${polygon(...star(80, 50, 14, 6, 5))}`, ink),
  );
}

/** A stamp with a 1, on the face of a card. */
export function stamp(): string {
  return square(
    card(4, -34, 92),
    disc(34, 74, 20, ink, { stroke: paper, 'stroke-width': 4 }),
    stroke('M28 69l7-5v21', paper, 5),
  );
}

/** A row of the same card in other colours. */
export function parallel(): string {
  return square(
    ...times(3, (index) =>
      outlined(`M${10 + index * 14} ${34 - index * 12}h44v62h-44z`, ['#e8615a', '#f5c33c', mint][index] ?? pine, 3),
    ),
    shape(polygon(...star(60, 41, 14, 6, 5)), paper, { stroke: ink, 'stroke-width': 3 }),
  );
}
