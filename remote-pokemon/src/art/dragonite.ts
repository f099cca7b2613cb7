import {
  along,
  defs,
  disc,
  el,
  linear,
  numbers,
  type Point,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const shoulder: Point = [34, 360];
/** Where the ribs end, from the leading edge of the wing to the trailing one. */
const tips: readonly Point[] = [
  [92, 34],
  [164, 76],
  [214, 136],
  [246, 204],
  [262, 272],
  [250, 334],
];

/** How a rib bends: the middle of its curve. */
function bend([x, y]: Point): Point {
  return [shoulder[0] + (x - shoulder[0]) * 0.22, shoulder[1] + (y - shoulder[1]) * 0.72];
}

/** A point on a rib, `t` from the shoulder (0) to the tip (1). */
function onRib(tip: Point, t: number): Point {
  const middle = bend(tip);
  return along(along(shoulder, middle, t), along(middle, tip, t), t);
}

/** The scalloped line that joins all ribs at the same `t`. */
function scallop(t: number): string {
  const points = tips.map((tip) => onRib(tip, t));
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${numbers(...point)}`;
      return `Q${numbers(...along(along(before, point, 0.5), shoulder, 0.13), ...point)}`;
    })
    .join('');
}

/** One panel of the wing between two ribs. */
function panel(index: number): string {
  const [a, b] = [tips[index], tips[index + 1]];
  if (!a || !b) return '';
  const edge = along(along(a, b, 0.5), shoulder, 0.13);
  const d = `M${numbers(...shoulder)}Q${numbers(...bend(a), ...a)}Q${numbers(...edge, ...b)}Q${numbers(...bend(b), ...shoulder)}z`;
  return shape(d, ramp(['#0c5a58', '#17817a', '#45b39a', '#8fd6b4'], index / 4));
}

/** A cloud bank of rounded bars, each a little shifted from the last. */
function cloud(
  x: number,
  y: number,
  bars: readonly (readonly [shift: number, width: number])[],
  colour: string,
): string {
  return bars
    .map(([shift, width], row) =>
      el('rect', { x: x + shift, y: y + row * 12, width, height: 12.5, rx: 6.2, fill: colour }),
    )
    .join('');
}

/** A ribbed wing spread before a pale sun, over banks of banded cloud. */
export function dragonite(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'dragonite-sky',
        [0, 0, 0, 420],
        [
          [0, '#e06a1c'],
          [0.45, '#f59a2e'],
          [0.8, '#fbc765'],
          [1, '#fde3a8'],
        ],
      ),
      radial('dragonite-sun', 204, 108, 84, [
        [0, '#fffdf0'],
        [0.75, '#fff0c0'],
        [1, '#ffe08a'],
      ]),
    ),
    rect(0, 0, 300, 420, url('dragonite-sky')),
    ...times(18, (index) => ring(204, 108, 96 + index * 13, '#fff0c0', 0.8, { opacity: '.65' })),
    cloud(
      196,
      186,
      [
        [20, 140],
        [-20, 160],
        [34, 120],
      ],
      '#fbc765',
    ),
    cloud(
      -70,
      84,
      [
        [0, 110],
        [20, 130],
        [0, 84],
      ],
      '#f7a945',
    ),
    disc(204, 108, 84, url('dragonite-sun')),
    ...times(5, panel),
    stroke(times(22, (index) => scallop(0.2 + index * 0.036)).join(''), '#dff5e6', 0.6, { opacity: '.6' }),
    stroke(tips.map((tip) => `M${numbers(...shoulder)}Q${numbers(...bend(tip), ...tip)}`).join(''), '#fff4d6', 2, {
      'stroke-linecap': 'round',
    }),
    stroke(scallop(1), '#fff4d6', 2, { 'stroke-linejoin': 'round' }),
    cloud(
      120,
      332,
      [
        [60, 160],
        [10, 220],
        [-40, 180],
        [0, 220],
      ],
      '#fff3d6',
    ),
    cloud(
      -60,
      356,
      [
        [0, 150],
        [0, 210],
        [0, 170],
        [0, 260],
        [0, 400],
        [0, 400],
      ],
      '#fffaf0',
    ),
    stroke('M0 386h120M0 398h168M150 410h150M190 374h110', '#f0b55a', 1),
  );
}
