import {
  disc,
  group,
  type Point,
  polygon,
  ramp,
  rays,
  rect,
  seeded,
  shape,
  star,
  stroke,
  times,
} from '@mint-row/kit/art';
import { card, cream, ink, sign } from './sign.ts';

/** A star on foil of many colours. */
export function hologram(): string {
  const lights = ['#ff5a4f', '#ffc94d', '#7ee08a', '#56b8ff', '#b98aff', '#ff8ad0'];
  const rim = times(
    13,
    (index): Point => [50 + 46 * Math.cos((index * Math.PI) / 6), 68 + 58 * Math.sin((index * Math.PI) / 6)],
  );
  return sign(
    'hologram',
    '#b00f1c',
    rect(16, 18, 68, 98, '#1b1d26', { rx: 4 }),
    group(
      {},
      ...times(12, (index) => {
        const [a, b] = [rim[index] ?? ([50, 68] as const), rim[index + 1] ?? ([50, 68] as const)];
        const inside = ([x, y]: Point): Point => [Math.min(Math.max(x, 20), 80), Math.min(Math.max(y, 22), 112)];
        return shape(polygon([50, 68], inside(a), inside(b)), lights[index % 6] ?? '', {
          opacity: index % 2 ? '.95' : '.7',
        });
      }),
    ),
    shape(polygon(...star(50, 68, 24, 11, 5)), '#ffffff'),
  );
}

/** A card of red foil in facets, numbered in its corner. */
export function foil(): string {
  const next = seeded(1997);
  const reds = ['#5c0710', '#a50f22', '#e0303a', '#ff8a7a', '#ffd9cf'];
  return sign(
    'foil',
    '#42566b',
    rect(19, 22, 68, 96, '#000000', { rx: 3, opacity: '.28' }),
    rect(16, 17, 68, 96, '#7d0a17', { rx: 3 }),
    ...times(24, (index) => {
      const corner = `M${16 + (index % 4) * 17} ${17 + Math.floor(index / 4) * 16}`;
      const halves = index % 2 ? ['h17l-17 16z', 'm17 0v16h-17z'] : ['h17v16z', 'v16h17z'];
      return halves.map((half) => shape(corner + half, ramp(reds, next()))).join('');
    }),
    stroke('M84 55 26 113', '#2b0208', 5, { opacity: '.5' }),
    shape('M84 58v52l-3 3H29z', '#dfe6ec'),
    rect(16, 17, 68, 96, 'none', { rx: 3, stroke: cream, 'stroke-width': 3 }),
    group(
      { transform: 'rotate(-45 64.5 93.5)' },
      stroke('M49 99.5 54 87.5M57 91l3.5-2.3V99', ink, 2.6),
      ...[66, 75].map((x) => rect(x, 88.5, 5.5, 10, 'none', { rx: 2.75, stroke: ink, 'stroke-width': 2.6 })),
    ),
  );
}

/** A card with a mask. */
export function mask(): string {
  return sign(
    'mask',
    '#7d0a17',
    rect(19, 22, 68, 96, '#000000', { rx: 3, opacity: '.28' }),
    rect(16, 17, 68, 96, cream, { rx: 3 }),
    rect(20, 21, 60, 70, '#ffc94d'),
    stroke(rays(50, 56, 4, 29, 16), '#ff8a2c', 3),
    shape('M23 48q27-13 54 0-1 27-15 27-8 0-12-9-4 9-12 9-14 0-15-27z', '#c8202b', {
      stroke: ink,
      'stroke-width': 2.5,
    }),
    shape('M30 54q10-3 15 6-11 5-15-6zM70 54q-10-3-15 6 11 5 15-6z', cream),
    stroke('M24 99h52M24 107h34', '#8d8063', 3),
  );
}

/** A card that asks, before the one that answers. */
export function question(): string {
  return sign(
    'question',
    '#12a6d8',
    group({ transform: 'rotate(11 50 70)' }, card(30, 24, 54, '#1d4a94')),
    group(
      { transform: 'rotate(-5 50 70)' },
      rect(21, 29, 60, 84, '#000000', { rx: 3, opacity: '.28' }),
      rect(18, 24, 60, 84, cream, { rx: 3 }),
      stroke('M35 52q0-15 13-15t13 13q0 8-7 12-6 4-6 14', '#c8202b', 8, { 'stroke-linecap': 'round' }),
      disc(48, 92, 5.5, '#c8202b'),
    ),
  );
}
