import {
  along,
  defs,
  disc,
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

/** A rib as a bone that is `wide` at the shoulder and thins to its tip. */
function bone(tip: Point, wide: number): string {
  const [x, y] = bend(tip);
  const [fromX, fromY] = shoulder;
  return `M${numbers(fromX - wide, fromY)}Q${numbers(x - wide / 2, y, ...tip)}Q${numbers(x + wide / 2, y + wide / 4, fromX + wide, fromY)}z`;
}

/** A cloud bank of rounded bars: the left edge and the width of each, from the top one down. */
function cloud(top: number, colour: string, bars: readonly (readonly [left: number, width: number])[]): string {
  return bars.map(([left, width], row) => rect(left, top + row * 12, width, 12.5, colour, { rx: 6.2 })).join('');
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
    cloud(186, '#fbc765', [
      [262, 140],
      [236, 160],
      [274, 120],
    ]),
    cloud(84, '#f7a945', [
      [-70, 110],
      [-50, 130],
      [-70, 84],
    ]),
    disc(204, 108, 84, url('dragonite-sun')),
    ...times(5, panel),
    stroke(times(22, (index) => scallop(0.2 + index * 0.036)).join(''), '#dff5e6', 0.6, { opacity: '.6' }),
    stroke(scallop(1), '#fff4d6', 2, { 'stroke-linejoin': 'round' }),
    shape(tips.map((tip, index) => bone(tip, index ? 2.6 : 6)).join(''), '#fff4d6'),
    cloud(332, '#fff3d6', [
      [180, 160],
      [130, 220],
      [80, 180],
      [120, 220],
    ]),
    cloud(356, '#fffaf0', [
      [-60, 150],
      [-60, 210],
      [-60, 170],
      [-60, 260],
      [-60, 400],
      [-60, 400],
    ]),
    stroke('M0 386h120M0 398h168M150 410h150M190 374h110', '#f0b55a', 1),
  );
}
