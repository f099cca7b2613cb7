import {
  curve,
  defs,
  disc,
  dots,
  el,
  linear,
  mix,
  numbers,
  type Point,
  radial,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const cloth = ['#c99a63', '#a8743f', '#7f5029', '#59351d', '#372013', '#1d1110', '#0a0a12'];

/** A hood and the shoulders under it, around the shadow in the hood at the origin; it leans to the left. */
const cloak: readonly Point[] = [
  [-260, 560],
  [-184, 236],
  [-138, 146],
  [-96, 92],
  [-84, 36],
  [-82, -26],
  [-66, -84],
  [-28, -124],
  [20, -126],
  [62, -92],
  [80, -30],
  [82, 36],
  [94, 92],
  [138, 146],
  [186, 236],
  [260, 560],
];

/** The opening of the hood. */
const opening: readonly Point[] = [
  [-6, -88],
  [-46, -48],
  [-56, 8],
  [-40, 66],
  [-4, 100],
  [38, 68],
  [54, 10],
  [42, -50],
];

/** A blue blade in the shadow of a cowl, under two pale moons. */
export function obiWanKenobi(): string {
  const next = seeded(1066);
  const folds = (id: string, count: number, shrink: number, tones: readonly string[]): string =>
    times(count, (index) => {
      const tone = ramp(tones, index / (count - 1));
      return use(`obi-wan-kenobi-${id}`, {
        transform: `translate(150 ${numbers(190 + index)})scale(${(1 - index * shrink).toFixed(2)})`,
        fill: tone,
        stroke: mix(tone, '#f7d9a4', 0.4),
      });
    }).join('');
  return svg(
    300,
    420,
    defs(
      el('path', { id: 'obi-wan-kenobi-cloak', d: `${curve(cloak)}z`, 'vector-effect': 'non-scaling-stroke' }),
      el('path', { id: 'obi-wan-kenobi-hood', d: curve(opening, true), 'vector-effect': 'non-scaling-stroke' }),
      linear(
        'obi-wan-kenobi-air',
        [0, 0, 0, 300],
        [
          [0, '#0c2a4a'],
          [0.6, '#2f6c8c'],
          [1, '#e2b97a'],
        ],
      ),
      radial('obi-wan-kenobi-glow', 150, 330, 130, [
        [0, '#4fb8ff', 0.85],
        [0.35, '#1d6fd0', 0.4],
        [1, '#0a2a6a', 0],
      ]),
      linear(
        'obi-wan-kenobi-blade',
        [142, 0, 158, 0],
        [
          [0, '#2a8cff', 0],
          [0.28, '#3fa4ff'],
          [0.42, '#dff3ff'],
          [0.58, '#dff3ff'],
          [0.72, '#3fa4ff'],
          [1, '#2a8cff', 0],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('obi-wan-kenobi-air')),
    stroke(dots(times(46, (): Point => [next() * 300, next() * 170])), '#e6f4ff', 1.3, { 'stroke-linecap': 'round' }),
    ...times(12, (index) =>
      ring(238, 62, 34 + index * 15, '#cfeaf5', 0.8, { opacity: (0.55 - index * 0.04).toFixed(2) }),
    ),
    disc(238, 62, 21, '#f4f1dc'),
    disc(50, 96, 9, '#e9e2c2'),
    folds('cloak', 9, 0.052, cloth.slice(0, 5)),
    folds('hood', 8, 0.09, cloth.slice(2)),
    disc(150, 330, 130, url('obi-wan-kenobi-glow')),
    rect(142, 226, 16, 240, url('obi-wan-kenobi-blade'), { rx: 8 }),
    shape('M147.6 240q2.4-12 4.8 0V430h-4.8z', '#ffffff'),
  );
}
