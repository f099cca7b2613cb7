import {
  along,
  defs,
  disc,
  el,
  group,
  linear,
  mix,
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
  use,
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

/** A cloud in six contours, around its foot, with pointed ends. */
function cloud(x: number, y: number, width: number, [far, near]: readonly [string, string]): string {
  return times(6, (index) => {
    const size = (width / 200) * (1 - index * 0.14);
    const tone = mix(far, near, index / 5);
    return use('dragonite-cloud', {
      transform: `translate(${numbers(x - index * 2, y - index * width * 0.009)})scale(${size.toFixed(2)})`,
      fill: tone,
      stroke: mix(tone, '#d9731a', 0.5),
    });
  }).join('');
}

/** A ribbed wing that banks in from the left before a low sun, the tip of the other one behind it. */
export function dragonite(): string {
  const sun: Point = [206, 128];
  const speed = [
    [242, 190],
    [244, 266],
    [229, 334],
  ].map(([x = 0, y = 0]) => `M${x} ${y}q40 1 90 16-40-19-90-16z`);
  return svg(
    300,
    420,
    defs(
      el('path', {
        id: 'dragonite-cloud',
        d: 'M-100 0C-84-1-74-3-66-7A20 20 0 0 1-32-19 27 27 0 0 1 18-22 22 22 0 0 1 54-10C66-10 72-3 100 0 60 13-56 13-100 0z',
        'vector-effect': 'non-scaling-stroke',
      }),
      linear(
        'dragonite-sky',
        [0, 0, 0, 420],
        [
          [0, '#d9581a'],
          [0.4, '#f2902a'],
          [0.8, '#fbc765'],
          [1, '#fde3a8'],
        ],
      ),
      radial('dragonite-sun', ...sun, 84, [
        [0, '#fffdf0'],
        [0.75, '#fff0c0'],
        [1, '#ffe08a'],
      ]),
    ),
    rect(0, 0, 300, 420, url('dragonite-sky')),
    ...times(18, (index) => ring(...sun, 96 + index * 14, '#fff0c0', 0.8, { opacity: '.65' })),
    use('dragonite-wing', { transform: 'translate(186 196)rotate(16)scale(.6)translate(-34 -360)', opacity: '.6' }),
    cloud(40, 96, 170, ['#ec8a2c', '#fbcf7c']),
    disc(...sun, 84, url('dragonite-sun')),
    ...times(5, (index) => ring(...sun, 76 - index * 8, '#f2b04a', 0.7, { opacity: '.5' })),
    cloud(268, 214, 170, ['#f0a040', '#fff0c8']),
    group(
      { transform: 'translate(-16 318)rotate(25)translate(-34 -360)' },
      group(
        { id: 'dragonite-wing' },
        ...times(5, panel),
        stroke(times(20, (index) => scallop(0.2 + index * 0.04)).join(''), '#dff5e6', 0.7, { opacity: '.65' }),
        stroke(scallop(1), '#fff4d6', 2, { 'stroke-linejoin': 'round' }),
        shape(tips.map((tip, index) => bone(tip, index ? 3 : 7)).join(''), '#fff4d6', {
          stroke: '#0c4a48',
          'stroke-width': 0.6,
        }),
      ),
    ),
    shape(speed.join(''), '#fffaf0'),
    cloud(236, 392, 300, ['#f7b654', '#fffaf0']),
    cloud(76, 414, 330, ['#f9c66c', '#fffaf0']),
  );
}
