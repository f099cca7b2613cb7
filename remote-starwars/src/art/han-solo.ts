import {
  along,
  curve,
  defs,
  disc,
  dots,
  group,
  line,
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
} from '@mint-row/kit/art';

const light: Point = [-0.75, -0.66];
const rock = ['#1d1420', '#4a2c2c', '#8a5236', '#d08f4f', '#f7d18c'];

/** A point of the course: `t` runs from the near end (0) to the star ahead (1), `side` across the wake. */
function course(t: number, side: number): Point {
  const far = (1 - t) ** 1.35;
  const half = 17 * (1 - t) ** 1.5 + 0.5;
  return [186 + 118 * far * Math.sin(t * 12.2 + 3.7) + side * half, 96 + 352 * far + side * half * 0.25];
}

/** A rock with flat faces around its highest point; those that look to the light are bright. */
function asteroid(x: number, y: number, r: number, seed: number): string {
  const next = seeded(seed);
  const count = 8;
  const outer = times(count, (index) => polar(x, y, r * (0.82 + next() * 0.3), (index * 360) / count + next() * 16));
  const inner = outer.map((corner): Point => along([x - r * 0.12, y - r * 0.14], corner, 0.44 + next() * 0.16));
  const face = (points: readonly Point[]): string => {
    const mean = points.reduce(([a, b], [px, py]): Point => [a + px / points.length, b + py / points.length], [0, 0]);
    const lit = ((mean[0] - x) * light[0] + (mean[1] - y) * light[1]) / r;
    const tone = ramp(rock, 0.5 + lit * 0.62 + (next() - 0.5) * 0.12);
    return shape(polygon(...points), tone);
  };
  const sides = outer.map((corner, index) => {
    const after = (index + 1) % count;
    return face([corner, outer[after] ?? corner, inner[after] ?? corner, inner[index] ?? corner]);
  });
  return (
    shape(line(outer, true), '#0c0a14', { transform: 'translate(3 4)' }) +
    group({ stroke: '#e9a868', 'stroke-width': '.5' }, ...sides, face(inner))
  );
}

/** A wake of light that winds between tumbling rocks to a far star. */
export function hanSolo(): string {
  const next = seeded(3720);
  const steps = times(25, (index) => index / 24);
  const wake = (width: number): string =>
    `${curve(steps.map((t) => course(t, -width)))}${curve(steps.map((t) => course(t, width)).reverse()).replace('M', 'L')}z`;
  const glows = ['#123a5e', '#1f6a96', '#4fb4d8', '#b4ecf7', '#ffffff'];
  const behind = [
    [82, 96, 17, 5],
    [262, 150, 13, 6],
    [120, 156, 12, 7],
    [232, 52, 9, 8],
    [40, 160, 24, 12],
    [150, 34, 13, 19],
    [196, 178, 10, 22],
  ];
  const before = [
    [246, 234, 36, 31],
    [66, 258, 44, 36],
    [196, 330, 52, 15],
    [26, 392, 60, 26],
    [296, 404, 46, 37],
    [10, 60, 30, 14],
  ];
  return svg(
    300,
    420,
    defs(
      radial('han-solo-sky', 186, 96, 350, [
        [0, '#3f7fa6'],
        [0.3, '#1b3f68'],
        [0.7, '#0c1a38'],
        [1, '#070b1c'],
      ]),
      radial('han-solo-star', 186, 96, 44, [
        [0, '#ffffff'],
        [0.25, '#dffaff', 0.9],
        [1, '#7fd6f0', 0],
      ]),
    ),
    rect(0, 0, 300, 420, url('han-solo-sky')),
    ...times(15, (index) =>
      ring(186, 96, 36 + index * 22, '#7fc4e6', 0.7, { opacity: (0.5 - index * 0.027).toFixed(2) }),
    ),
    stroke(dots(times(46, (): Point => [next() * 300, next() * 420])), '#cfeaf7', 1.2, { 'stroke-linecap': 'round' }),
    ...behind.map(([x = 0, y = 0, r = 0, seed = 0]) => asteroid(x, y, r, seed)),
    ...glows.map((glow, index) => shape(wake(1.9 - index * 0.4), glow)),
    disc(186, 96, 44, url('han-solo-star')),
    ...before.map(([x = 0, y = 0, r = 0, seed = 0]) => asteroid(x, y, r, seed)),
  );
}
