import {
  along,
  circle,
  defs,
  disc,
  line,
  linear,
  numbers,
  type Point,
  polygon,
  radial,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [a, b]: readonly [Point, Point] = [
  [84, 122],
  [216, 298],
];

/** Field lines between the two poles: arcs of circles through both, some bulging far outside. */
function fieldLines(): string {
  const span = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return times(13, (index) => {
    const lean = 12 + index * 13;
    const r = span / 2 / Math.sin((lean * Math.PI) / 180);
    const large = lean > 90 ? 1 : 0;
    const to = numbers(b[0] - a[0], b[1] - a[1]);
    return [0, 1].map((sweep) => `M${numbers(...a)}a${numbers(r, r)} 0 ${large} ${sweep} ${to}`).join('');
  }).join('');
}

/** A long ear that points in from the right, its tip black, its lower side in the shade. */
function ear(): string {
  const line = { stroke: '#2a1a10', 'stroke-width': 5, 'stroke-linejoin': 'round' };
  return (
    shape('M306 52C276 26 236 8 190 8 208 56 250 112 306 150z', '#ffdf4a', line) +
    shape('M306 104C276 92 244 66 222 40 246 84 270 118 306 146z', '#eba50e') +
    shape('M190 8C218 8 244 15 266 26 250 32 246 42 252 56 238 58 232 64 230 78 212 54 198 30 190 8z', '#2a1a10', line)
  );
}

/** Two red poles on a yellow zigzag field, a spark between them, and an ear that listens. */
export function pikachu(): string {
  const tooth = 'l25 34 25-34'.repeat(7);
  const bands = times(13, (index) =>
    shape(`M-25 ${index * 36 - 30}${tooth}v18${'l-25 34-25-34'.repeat(7)}z`, '#f7b90f'),
  );
  const [from, to]: readonly [Point, Point] = [along(a, b, 0.13), along(a, b, 0.87)];
  const half = [
    [0, 0],
    [0.49, 46],
    [0.43, 15],
    [0.79, 36],
    [0.72, 10],
  ] as const;
  const spark = [...half, ...half.map(([t, off]) => [1 - t, -off] as const)].map(([t, off]): Point => {
    const [x, y] = along(from, to, t);
    return [x + off * 0.8, y - off * 0.6];
  });
  return svg(
    300,
    420,
    defs(
      linear(
        'pikachu-sun',
        [0, 0, 0, 420],
        [
          [0, '#ffe45c'],
          [1, '#ffcb1a'],
        ],
      ),
      radial('pikachu-pole', 0, 0, 34, [
        [0, '#ff7a5c'],
        [0.6, '#e8362c'],
        [1, '#b81f1f'],
      ]),
    ),
    rect(0, 0, 300, 420, url('pikachu-sun')),
    ...bands,
    shape(
      polygon([-4, 292], [94, 424], [70, 424], [-4, 324]) + polygon([-4, 348], [52, 424], [28, 424], [-4, 380]),
      '#7a4313',
    ),
    stroke(fieldLines(), '#6b3d12', 1),
    ear(),
    ...[a, b].map(
      ([x, y]) => disc(x, y, 48, '#ffd42e') + ring(x, y, 48, '#6b3d12', 1) + ring(x, y, 42, '#6b3d12', 0.7),
    ),
    ...[a, b].map(([x, y]) =>
      shape(circle(0, 0, 34), url('pikachu-pole'), { transform: `translate(${numbers(x, y)})` }),
    ),
    shape(line(spark, true), '#fffdf0', {
      stroke: '#2a1a10',
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  );
}
