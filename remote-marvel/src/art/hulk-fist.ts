import {
  type Attributes,
  curve,
  defs,
  el,
  group,
  mix,
  numbers,
  type Point,
  ramp,
  shape,
  stroke,
  times,
  use,
} from '@mint-row/kit/art';

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
    [-20, 14],
    [-17, -14],
    [3, -21],
    [25, -14],
    [29, 14],
    [28, 58],
    [22, 82],
    [4, 88],
    [-14, 82],
    [-19, 58],
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
  root: [
    [-28, 20],
    [-10, -18],
    [18, -26],
    [34, -2],
    [34, 38],
    [12, 60],
    [-20, 50],
  ],
  thumb: [
    [-40, 8],
    [-32, -10],
    [-4, -18],
    [40, -14],
    [78, -4],
    [92, 14],
    [80, 34],
    [40, 40],
    [0, 36],
    [-28, 28],
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

/** The fingers, from the little one to the first: the light on each knuckle, and its size. */
const fingers: readonly (readonly [...Point, wide: number, high: number])[] = [
  [78, 150, 0.86, 0.86],
  [119, 136, 0.96, 0.98],
  [166, 128, 1.04, 1.04],
  [214, 138, 0.98, 0.98],
];

/** A fist that comes towards you: the back of the hand, four knuckles and what is seen of their fingers, the thumb across. */
export function fist(): string {
  const paths = Object.entries(outlines).map(([name, points]) =>
    el('path', { id: `hulk-${name}`, d: curve(points, true), 'vector-effect': 'non-scaling-stroke' }),
  );
  return group(
    {},
    defs(...paths),
    part('palm', [150, 226], 0.3),
    part('back', [150, 118], 0.5),
    ...fingers.map(([x, y, wide, high]) => part('joint', [x, y + 86 * high], 0.3, [wide, 1.3])),
    ...fingers.map(([x, y, wide, high]) => part('finger', [x, y], 1, [wide, high])),
    stroke(
      fingers
        .map(([x, y, wide, high]) => `M${numbers(x - 13 * wide, y + 30 * high)}q${numbers(17 * wide, 9, 35 * wide, 0)}`)
        .join(''),
      ink,
      1.6,
      { 'stroke-linecap': 'round' },
    ),
    part('root', [226, 214], 0.75),
    part('thumb', [146, 246], 1),
  );
}

/** The arm below it, in contours that narrow towards the light. */
export function arm(): string {
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
