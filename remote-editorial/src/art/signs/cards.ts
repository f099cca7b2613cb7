import { disc, dots, type Point, polygon, rect, ring, shape, star, stroke, times } from '@mint-row/kit/art';
import { card, cream, fives, ink, sign } from './sign.ts';

/** A loupe over printed dots. */
export function loupe(): string {
  const print = times(49, (index): Point => [14 + (index % 7) * 10, 26 + Math.floor(index / 7) * 10]);
  return sign(
    'loupe',
    '#5fb795',
    stroke('M60 82 86 118', ink, 13, { 'stroke-linecap': 'round' }),
    disc(44, 58, 33, '#000000', { opacity: '.25', transform: 'translate(3 5)' }),
    disc(44, 58, 32, cream),
    stroke(dots(print.filter(([x, y]) => Math.hypot(x - 44, y - 58) < 27)), '#e2337c', 6, {
      'stroke-linecap': 'round',
    }),
    stroke(
      dots(print.map(([x, y]): Point => [x + 5, y + 5]).filter(([x, y]) => Math.hypot(x - 44, y - 58) < 27)),
      '#12a6d8',
      4,
      {
        'stroke-linecap': 'round',
      },
    ),
    ring(44, 58, 32, ink, 6),
    stroke('M22 52q4-18 20-20', '#ffffff', 4, { 'stroke-linecap': 'round' }),
  );
}

/** A card with the stamp of a first edition. */
export function stamp(): string {
  return sign(
    'stamp',
    '#f5b921',
    card(18, 16, 64, '#e8702a'),
    disc(31, 84, 15, ink),
    ring(31, 84, 11.5, cream, 1.2),
    shape('M29 92V79l-4 2v-4l7-3h3v18z', cream),
  );
}

/** The frame of a picture, with its shadow to the right. */
export function frame(): string {
  return sign(
    'frame',
    '#e8702a',
    rect(14, 14, 72, 101, '#000000', { rx: 3, opacity: '.28', transform: 'translate(3 5)' }),
    rect(14, 14, 72, 101, '#f7d54a', { rx: 3 }),
    rect(28, 31, 52, 50, '#5b564c'),
    rect(22, 25, 52, 50, cream),
    rect(26, 29, 44, 42, '#1d4fc4'),
    shape('M26 71 40 46l10 14 6-8 14 19z', '#8fe0c0'),
    disc(60, 40, 6, '#ffd27a'),
    stroke('M22 94h52M22 104h32', '#8d6a12', 3),
  );
}

/** Five borders around a numbered star. */
export function border(): string {
  return sign(
    'border',
    '#0a1436',
    ...fives.map((colour, index) =>
      rect(14 + index * 6, 18 + index * 6, 72 - index * 12, 104 - index * 12, colour, { rx: 4 - index * 0.5 }),
    ),
    rect(44, 48, 12, 44, cream),
    shape(polygon(...star(50, 70, 17, 11, 10)), cream),
    shape('M49 78V66l-3 1.5v-3l5-2.5h3v16z', ink),
  );
}

/** A card’s border along a ruler. */
export function ruler(): string {
  return sign(
    'ruler',
    '#8fe0c0',
    card(20, 14, 60, '#1d4a94'),
    rect(8, 104, 84, 22, '#f5d98a', { rx: 2 }),
    stroke(times(14, (index) => `M${14 + index * 6} 104v${index % 5 ? 7 : 12}`).join(''), ink, 1.6),
    stroke('M20 100V12M24 100V12', '#c8202b', 1.4, { 'stroke-dasharray': '4 3' }),
  );
}

/** A card half way into its sleeve. */
export function sleeve(): string {
  return sign(
    'sleeve',
    '#3b6ea8',
    card(24, 12, 52, '#e8615a'),
    rect(17, 44, 66, 82, '#ffffff', { rx: 3, opacity: '.3' }),
    rect(17, 44, 66, 82, 'none', { rx: 3, stroke: '#ffffff', 'stroke-width': 2 }),
    shape('M17 104 83 56v18L17 122z', '#ffffff', { opacity: '.35' }),
  );
}
