import {
  along,
  defs,
  group,
  type Point,
  polar,
  polygon,
  radial,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';
import { arm, fist } from './hulk-fist.ts';

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
