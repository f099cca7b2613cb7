import { disc, group, mix, polygon, rays, rect, ring, shape, star, stroke, times } from '@mint-row/kit/art';
import { cream, fives, ink, sign } from './sign.ts';

/** Bars in order, the first in gold. */
export function rank(): string {
  return sign(
    'rank',
    '#2b3f86',
    ...[92, 66, 48, 36, 28].map((tall, index) =>
      rect(12 + index * 16, 122 - tall, 12, tall, index === 0 ? '#ffcb05' : mix('#8fe0c0', '#2b3f86', index * 0.16)),
    ),
    shape(polygon(...star(18, 18, 10, 4.5, 5)), '#ffcb05'),
  );
}

/** A parcel with its address. */
export function parcel(): string {
  return sign(
    'parcel',
    '#7a5a36',
    rect(14, 42, 72, 66, '#d9a86a', { rx: 2 }),
    shape('M14 42 24 28h52l10 14z', '#efc58c'),
    rect(42, 28, 16, 80, '#f3e4c4'),
    rect(20, 78, 30, 22, cream, { rx: 1 }),
    stroke('M24 85h22M24 92h14', '#8d8063', 2.5),
    rect(68, 80, 12, 16, '#c8202b'),
  );
}

/** A price tag. */
export function tag(): string {
  return sign(
    'tag',
    '#2c8a4c',
    group(
      { transform: 'rotate(14 50 72)' },
      shape('M26 44 50 22 74 44v74H26z', '#000000', { opacity: '.28', transform: 'translate(4 5)' }),
      shape('M26 44 50 22 74 44v74H26z', cream),
      disc(50, 42, 5, '#2c8a4c'),
      stroke('M50 40C50 22 58 16 66 10', ink, 2),
      stroke('M60 66q-4-6-11-5-9 1-9 8 0 6 10 8t10 9q0 7-10 8-7 0-11-6M50 56v44', ink, 4),
    ),
  );
}

/** Nine small cards. */
export function pages(): string {
  return sign(
    'pages',
    '#5b2a9d',
    ...times(9, (index) => {
      const [x, y] = [15 + (index % 3) * 25, 18 + Math.floor(index / 3) * 36];
      return (
        rect(x, y, 20, 29, fives[(index + Math.floor(index / 3)) % 5] ?? '', { rx: 2 }) +
        disc(x + 10, y + 11, 6, cream, { opacity: '.85' })
      );
    }),
  );
}

/** A calendar with a day ticked. */
export function calendar(): string {
  return sign(
    'calendar',
    '#8a0c1e',
    rect(17, 30, 66, 82, cream, { rx: 3 }),
    rect(17, 30, 66, 20, ink, { rx: 3 }),
    stroke('M32 22v16M68 22v16', '#c9ccd1', 5, { 'stroke-linecap': 'round' }),
    ...times(12, (index) =>
      rect(25 + (index % 4) * 14, 58 + Math.floor(index / 4) * 16, 9, 9, index === 9 ? '#c8202b' : '#cfc6b4'),
    ),
    stroke('M40 98 46 105 60 86', '#0a4a36', 5, { 'stroke-linecap': 'round' }),
  );
}

/** A sealed letter. */
export function letter(): string {
  return sign(
    'letter',
    '#0a4a36',
    rect(13, 46, 74, 54, '#000000', { rx: 2, opacity: '.3', transform: 'translate(3 5)' }),
    rect(13, 46, 74, 54, cream, { rx: 2 }),
    stroke('M14 99 42 72M86 99 58 72', '#b9ac8f', 2),
    shape('M13 46h74L50 80z', '#efe4cb', { stroke: '#b9ac8f', 'stroke-width': 2 }),
    disc(50, 76, 8, '#c8202b'),
    ...[rays(50, 76, 3, 6, 5)].map((lines) => stroke(lines, cream, 1.4)),
  );
}

/** A document with a seal. */
export function notice(): string {
  return sign(
    'notice',
    '#5b564c',
    shape('M22 20h42l14 14v84H22z', '#000000', { opacity: '.3', transform: 'translate(4 5)' }),
    shape('M22 20h42l14 14v84H22z', cream),
    shape('M64 20v14h14z', '#cfc6b4'),
    stroke(times(6, (index) => `M30 ${46 + index * 10}h${index === 5 ? 22 : 40}`).join(''), '#8d8063', 3.5),
    disc(66, 104, 11, '#c8202b'),
    ring(66, 104, 7, cream, 1.5),
  );
}
