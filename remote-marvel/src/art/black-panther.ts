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
  pattern,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

/** A panther that looks out of the night, its face in the contours of a relief. */
export function blackPanther(): string {
  return svg(
    300,
    420,
    defs(
      pattern(
        'black-panther-weave',
        30,
        42,
        {},
        rect(0, 0, 30, 42, '#12092a'),
        shape('M0 0h30L15 21zM0 42l15-21 15 21z', '#26145a'),
        stroke('M5 0l10 14L25 0M10 0l5 7 5-7M5 42l10-14 10 14M10 42l5-7 5 7', '#6a3fd0', 1),
      ),
      radial('black-panther-night', 150, 190, 270, [
        [0, '#7a46ff', 0.55],
        [0.5, '#2a1260', 0.25],
        [1, ink, 0.92],
      ]),
      radial('black-panther-moon', 126, 120, 200, [
        [0, '#ffffff'],
        [0.4, '#e2d2ff'],
        [1, '#8a5cf0'],
      ]),
    ),
    rect(0, 0, 300, 420, url('black-panther-weave')),
    rect(0, 0, 300, 420, url('black-panther-night')),
    ...times(9, (index) =>
      ring(150, 178, 138 + index * 13, '#b08cff', 1, { opacity: (0.7 - index * 0.07).toFixed(2) }),
    ),
    disc(150, 178, 132, url('black-panther-moon')),
    ...times(7, (index) => ring(150, 178, 126 - index * 7, '#6a3fd0', 0.7, { opacity: '.45' })),
    ...times(9, (index) =>
      shape(
        `M70 270C${numbers(58 - index * 4, 330 + index * 9, 10, 344 + index * 13, -20, 366 + index * 14)}V440H320V${366 + index * 14}C${numbers(290, 344 + index * 13, 242 + index * 4, 330 + index * 9, 230, 270)}z`,
        ink,
        {
          stroke: mix(violet, '#1c0d40', index / 9),
        },
      ),
    ),
    head(),
  );
}

const [ink, violet] = ['#05020b', '#7040e8'];
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
function head(): string {
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
