import {
  curve,
  defs,
  disc,
  el,
  group,
  linear,
  mix,
  numbers,
  type Point,
  ramp,
  shape,
  stroke,
  times,
  url,
  use,
} from '@mint-row/kit/art';

export const [ink, violet] = ['#05020b', '#7040e8'];
const nights = [ink, '#0d0620', '#1c0d40', '#34197a', '#5a34b8'];

/** Half of each form of the head, around the middle line of the face; the light comes over the brow. */
const skull: readonly Point[] = [
  [0, 102],
  [32, 105],
  [62, 120],
  [86, 146],
  [99, 182],
  [103, 218],
  [97, 250],
  [82, 278],
  [72, 306],
  [48, 336],
  [0, 350],
];
const bridge: readonly Point[] = [
  [0, 124],
  [28, 132],
  [34, 156],
  [22, 188],
  [21, 224],
  [29, 254],
  [0, 264],
];
const ear: readonly Point[] = [
  [38, 120],
  [50, 88],
  [70, 68],
  [92, 66],
  [105, 84],
  [105, 114],
  [98, 148],
  [70, 168],
];
const pad: readonly Point[] = [
  [2, 274],
  [24, 264],
  [52, 268],
  [68, 290],
  [56, 314],
  [26, 320],
  [3, 308],
];

/** The same points on both sides. */
function both(points: readonly Point[]): Point[] {
  const mirrored = points.map(([x, y]): Point => [-x, y]);
  return [...points, ...mirrored.reverse().slice(1, -1)];
}

/** A form in contours that shrink towards a point, from one tone of the night to another. */
function relief(id: string, [x, y]: Point, count: number, shrink: number, [from, to]: Point): string {
  return times(count, (index) => {
    const tone = ramp(nights, from + ((to - from) * index) / (count - 1));
    const scale = 1 - index * shrink;
    return use(`black-panther-${id}`, {
      transform: `translate(${numbers(x * (1 - scale), y * (1 - scale))})scale(${scale.toFixed(2)})`,
      fill: tone,
      stroke: mix(violet, '#d9c2ff', to * (index / count)),
    });
  }).join('');
}

/** An eye, and the whiskers below it, on the right. */
function eyeAndWhiskers(): string {
  const eye = curve(
    [
      [29, 214],
      [42, 198],
      [72, 187],
      [68, 205],
      [50, 216],
    ],
    true,
  );
  const seeing =
    shape(eye, ink, { stroke: ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    shape(eye, url('black-panther-light')) +
    disc(51, 202, 7.5, ink) +
    disc(53.5, 199.5, 1.8, '#ffffff');
  const whiskers = times(4, (index) => {
    const [x, y] = [44 + index * 2, 282 + index * 8];
    return `M${numbers(x, y)}q${numbers(34, -14 + index * 7, 78, -10 + index * 14)}`;
  });
  return seeing + stroke(whiskers.join(''), '#d9c7ff', 0.9);
}

/** The head of a panther, seen from the front, in contours. */
export function head(): string {
  const form = (id: string, points: readonly Point[]): string =>
    el('path', { id: `black-panther-${id}`, d: curve(points, true), 'vector-effect': 'non-scaling-stroke' });
  const onBothSides = (id: string, drawn: string): string =>
    group({ id }, drawn) + use(id, { transform: 'scale(-1 1)' });
  return group(
    { transform: 'translate(150)' },
    defs(
      linear(
        'black-panther-light',
        [0, 184, 0, 216],
        [
          [0, '#fffbe0'],
          [1, '#ffc04a'],
        ],
      ),
      form('skull', both(skull)),
      form('bridge', both(bridge)),
      form('ear', ear),
      form('pad', pad),
    ),
    onBothSides('black-panther-ears', relief('ear', [77, 118], 5, 0.15, [0, 0.5])),
    relief('skull', [0, 226], 9, 0.075, [0, 0.62]),
    relief('bridge', [0, 216], 5, 0.15, [0.5, 1]),
    onBothSides('black-panther-side', relief('pad', [32, 286], 6, 0.16, [0.2, 0.9]) + eyeAndWhiskers()),
    shape('M-27 252Q0 245 27 252 25 268 8 278H-8Q-25 268-27 252z', ink, { stroke: violet, 'stroke-width': 1.2 }),
    stroke('M0 278V308', ink, 3),
  );
}
