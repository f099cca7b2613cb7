import {
  type Attributes,
  along,
  curve,
  defs,
  el,
  group,
  mix,
  numbers,
  type Point,
  polar,
  polygon,
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

const [cx, cy] = [150, 190];
const dark = '#16062e';

/** A crack that leaves a point, wanders on its way and ends in nothing. */
function crack(from: Point, angle: number, length: number, wide: number, next: () => number): string {
  const steps = 5;
  const way = times(steps + 1, (step): readonly [Point, number] => {
    const t = step / steps;
    const [x, y] = polar(...from, length * t, angle);
    const drift = step === 0 ? 0 : (next() - 0.5) * length * 0.13;
    const [dx, dy] = polar(0, 0, drift, angle + 90);
    return [[x + dx, y + dy], wide * (1 - t) ** 1.3];
  });
  const side = (sign: number): Point[] => way.map(([point, half]) => polar(...point, half, angle + 90 * sign));
  return polygon(...side(1), ...side(-1).reverse());
}

/** The wall of dusk: a torn hole, cracks of unequal length that leave its corners, and splinters in the air. */
function wall(): string {
  const next = seeded(1962);
  const corners = times(15, (index): readonly [Point, angle: number] => {
    const angle = index * 24 + (next() - 0.5) * 17;
    return [polar(cx, cy, (index % 2 ? 112 : 140) + next() * 16, angle), angle];
  });
  const hole = polygon(...corners.map(([corner]) => corner));
  const cracks = corners.flatMap(([corner, angle], index) => {
    const length = [190, 50, 120, 34, 260, 70][index % 6] ?? 60;
    const turn = angle + (next() - 0.5) * 26;
    const main = crack(along(corner, [cx, cy], 0.04), turn, length, 2 + length / 45, next);
    if (length < 100) return [main];
    return [main, crack(polar(...corner, length * 0.42, turn), turn + (index % 2 ? 38 : -42), length * 0.4, 2.2, next)];
  });
  return (
    stroke(cracks.join(''), '#c9a6ff', 1.6, { transform: 'translate(-.9 -1.2)' }) +
    shape(cracks.join(''), dark) +
    shape(hole, '#b98af5', { transform: 'translate(-5 -7)' }) +
    shape(hole, dark, { stroke: '#2c1262', 'stroke-width': 3 }) +
    shape(hole, url('hulk-glow'))
  );
}

/** Splinters of the wall that fly towards you, each with a face in the light and one in the shade. */
function splinters(): string {
  return [
    [36, 74, 24, 20],
    [264, 70, 19, 130],
    [276, 268, 27, 40],
    [22, 262, 17, 100],
    [92, 40, 11, 70],
    [226, 30, 9, 10],
    [44, 330, 25, 160],
    [262, 350, 14, 80],
    [16, 168, 8, 30],
    [286, 170, 8, 60],
  ]
    .map(([x = 0, y = 0, r = 0, turn = 0]) => {
      const [a, b, c, d] = [
        polar(x, y, r, turn),
        polar(x, y, r * 0.62, turn + 82),
        polar(x, y, r * 0.9, turn + 190),
        polar(x, y, r * 0.5, turn + 285),
      ];
      return (
        shape(polygon(a, b, c, d), '#d9bcff', { stroke: dark, 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
        shape(polygon(a, polar(x, y, r * 0.12, turn + 120), c, d), '#8a4fe0')
      );
    })
    .join('');
}

/** A fist that breaks through the violet dusk. */
export function hulk(): string {
  return svg(
    300,
    420,
    defs(
      radial('hulk-dusk', cx, cy, 280, [
        [0.3, '#9a5cf0'],
        [0.6, '#6a35bf'],
        [1, '#2c1262'],
      ]),
      radial('hulk-glow', cx, cy, 150, [
        [0.4, '#f0ffa0'],
        [0.7, '#a6d94c', 0.8],
        [1, '#1c5a22', 0.3],
      ]),
    ),
    rect(0, 0, 300, 420, url('hulk-dusk')),
    ...times(11, (index) =>
      ring(cx, cy, 150 + index * 13, '#e2c8ff', 0.9, { opacity: (0.5 - index * 0.04).toFixed(2) }),
    ),
    wall(),
    arm(),
    group({ transform: `rotate(-4 ${cx} ${cy})` }, fist()),
    splinters(),
  );
}

const greens = ['#0c2a12', '#1c5a22', '#3a8f2c', '#6cb836', '#a6d94c', '#dcf58e'];
const ink = '#06140a';

/** The outlines of the fist's parts, each around the point where it is lightest. */
const outlines: Readonly<Record<string, readonly Point[]>> = {
  back: [
    [-84, 70],
    [-86, 30],
    [-66, -10],
    [-14, -28],
    [46, -24],
    [84, 2],
    [92, 40],
    [88, 74],
  ],
  finger: [
    [-20, 12],
    [-22, -10],
    [-10, -23],
    [10, -25],
    [27, -13],
    [28, 12],
    [23, 36],
    [26, 58],
    [20, 81],
    [4, 87],
    [-13, 81],
    [-19, 58],
    [-15, 36],
  ],
  joint: [
    [-18, 0],
    [4, -12],
    [27, 0],
    [24, 24],
    [4, 32],
    [-15, 24],
  ],
  palm: [
    [-86, -40],
    [-84, 10],
    [-60, 40],
    [0, 54],
    [60, 50],
    [88, 10],
    [86, -40],
  ],
  thumb: [
    [-78, 6],
    [-68, -14],
    [-40, -22],
    [-8, -20],
    [14, -28],
    [22, -54],
    [42, -70],
    [64, -60],
    [74, -22],
    [66, 14],
    [42, 34],
    [0, 39],
    [-46, 34],
    [-72, 24],
  ],
};

/** The line around a contour: ink around the outermost, a lighter tone around the others. */
function rim(tone: string, step: number): Attributes {
  return step === 0 ? { stroke: ink, 'stroke-width': 3.6 } : { stroke: mix(tone, '#f4ffc0', 0.3), 'stroke-width': 0.7 };
}

/** A part in contours that climb to its lightest point, as far as the tone `lit`. */
function part(name: string, [x, y]: Point, lit: number, [wide, high]: Point = [1, 1]): string {
  return times(8, (step) => {
    const tone = ramp(greens, (step / 7) * lit);
    const size = 1 - step * 0.122;
    return use(`hulk-${name}`, {
      transform: `translate(${numbers(x, y)})scale(${(wide * size).toFixed(2)} ${(high * size).toFixed(2)})`,
      fill: tone,
      ...rim(tone, step),
    });
  }).join('');
}

/** The fingers, from the little one to the first: the light on each knuckle, its size, and how bright it is. */
const fingers: readonly (readonly [...Point, wide: number, high: number, lit: number])[] = [
  [78, 162, 0.78, 0.7, 0.68],
  [115, 140, 0.9, 0.94, 0.8],
  [164, 127, 1.16, 1.06, 0.92],
  [216, 137, 1, 0.98, 0.84],
];

/** A fist that comes towards you: the back of the hand, four knuckles and what is seen of their fingers, the thumb across. */
function fist(): string {
  const paths = Object.entries(outlines).map(([name, points]) =>
    el('path', { id: `hulk-${name}`, d: curve(points, true), 'vector-effect': 'non-scaling-stroke' }),
  );
  return group(
    {},
    defs(...paths),
    part('palm', [150, 226], 0.3),
    part('back', [150, 118], 0.5),
    ...fingers.map(([x, y, wide, high]) => part('joint', [x, y + 86 * high], 0.3, [wide, 1.3])),
    ...fingers.map(([x, y, wide, high, lit]) => part('finger', [x, y], lit, [wide, high])),
    stroke(
      fingers
        .map(([x, y, wide, high]) => `M${numbers(x - 13 * wide, y + 30 * high)}q${numbers(17 * wide, 9, 35 * wide, 0)}`)
        .join(''),
      ink,
      1.6,
      { 'stroke-linecap': 'round' },
    ),
    part('thumb', [176, 242], 0.86),
    stroke('M186 226q11 4 14 15M192 220q12 5 15 17', ink, 1.6, { 'stroke-linecap': 'round' }),
  );
}

/** The arm below it, in contours that narrow towards the light. */
function arm(): string {
  return times(7, (step) => {
    const tone = ramp(greens, step * 0.11);
    const [left, right] = [96 + step * 6, 208 - step * 11];
    const bulge = 22 - step * 2.4;
    return shape(
      `M${numbers(left, 250)}Q${numbers(left - bulge, 330, left - bulge * 0.8, 440)}H${numbers(right + bulge * 0.8)}Q${numbers(right + bulge, 330, right, 250)}z`,
      tone,
      rim(tone, step),
    );
  }).join('');
}
