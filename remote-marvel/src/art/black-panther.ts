import {
  curve,
  defs,
  disc,
  el,
  linear,
  mix,
  numbers,
  type Point,
  pattern,
  polygon,
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

/** The right half of the head around the nose at the origin, from the crown to the chin. */
const half: readonly Point[] = [
  [0, -128],
  [38, -132],
  [62, -146],
  [86, -156],
  [106, -138],
  [106, -108],
  [112, -72],
  [116, -24],
  [106, 18],
  [88, 50],
  [76, 82],
  [44, 108],
  [0, 112],
];

/** The same points on both sides. */
function both(points: readonly Point[]): Point[] {
  const mirrored = points.map(([x, y]): Point => [-x, y]);
  return [...points, ...mirrored.reverse().slice(1, -1)];
}

/** A panther that looks out of the night, its face in the contours of a relief. */
export function blackPanther(): string {
  const nights = ['#05020b', '#0d0620', '#1c0d40', '#34197a', '#5a34b8'];
  const contours = times(13, (index) => {
    const tone = ramp(nights, index / 14);
    return use('black-panther-head', {
      transform: `translate(150 ${numbers(252 - index * 1.6)})scale(${numbers(100 - index * 6.6)}e-2 ${numbers(100 - index * 7)}e-2)`,
      fill: tone,
      stroke: mix('#7040e8', '#c9a6ff', index / 12),
    });
  });
  const sides = (draw: (side: number) => string): string => [-1, 1].map(draw).join('');
  const at = (side: number, x: number, y: number): Point => [150 + side * x, y];
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
        [1, '#05020b', 0.92],
      ]),
      radial('black-panther-moon', 126, 120, 200, [
        [0, '#ffffff'],
        [0.4, '#e2d2ff'],
        [1, '#8a5cf0'],
      ]),
      linear(
        'black-panther-eye',
        [0, 184, 0, 222],
        [
          [0, '#fffbe0'],
          [1, '#ffc94a'],
        ],
      ),
      el('path', { id: 'black-panther-head', d: curve(both(half), true), 'vector-effect': 'non-scaling-stroke' }),
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
        '#05020b',
        {
          stroke: mix('#7040e8', '#1c0d40', index / 9),
        },
      ),
    ),
    ...contours,
    sides((side) => {
      const eye = curve(
        [at(side, 27, 214), at(side, 44, 195), at(side, 76, 184), at(side, 66, 203), at(side, 48, 214)],
        true,
      );
      return (
        shape(eye, '#05020b', { stroke: '#05020b', 'stroke-width': 9 }) +
        shape(eye, url('black-panther-eye')) +
        shape(curve([at(side, 52, 191), at(side, 56, 202), at(side, 52, 212), at(side, 48.5, 202)], true), '#05020b')
      );
    }),
    shape(polygon([118, 254], [182, 254], [174, 272], [158, 286], [142, 286], [126, 272]), '#05020b', {
      stroke: '#05020b',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    stroke('M126 258h48', '#7040e8', 1.4),
    stroke('M150 286v22q-16 16-40 6M150 308q16 16 40 6', '#05020b', 4, { 'stroke-linecap': 'round' }),
    stroke(
      sides((side) =>
        times(3, (index) => {
          const [x, y] = at(side, 44 + index * 3, 286 + index * 7);
          return `M${numbers(x, y)}q${numbers(side * 22, -6 + index * 5, side * 50, -4 + index * 11)}`;
        }).join(''),
      ),
      '#d9c7ff',
      0.8,
    ),
  );
}
