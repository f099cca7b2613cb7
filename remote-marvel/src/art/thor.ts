import {
  along,
  curve,
  defs,
  disc,
  group,
  line,
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
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

/** A bolt that forks on its way down. */
function bolt(from: Point, to: Point, bend: number, seed: number): Point[] {
  const next = seeded(seed);
  let points: Point[] = [from, to];
  for (let reach = bend; reach > 2; reach /= 2.1) {
    points = points.flatMap((point, index): Point[] => {
      const before = points[index - 1];
      if (!before) return [point];
      return [
        [
          (before[0] + point[0]) / 2 + (next() - 0.5) * reach,
          (before[1] + point[1]) / 2 + (next() - 0.5) * reach * 0.5,
        ],
        point,
      ];
    });
  }
  return points;
}

/** Storm fronts: heavy banks whose lower edges swell and dip, the nearest lightest. */
function fronts(): string {
  return times(7, (index) => {
    const y = 160 - index * 25;
    const edge = curve(
      times(
        7,
        (step): Point => [step * 58 - 25, y + 15 * Math.sin(step * 1.45 + index * 1.9) + (step - 3) * (index - 3) * 3],
      ),
    );
    const base = ramp(['#4a6fa6', '#1f3358', '#0b1426'], index / 6);
    const id = `thor-front${index}`;
    const ripples = [5, 10, 15].map((drop) => use(id, { y: -drop, opacity: '.4' }));
    return (
      shape(`${edge}V-40H-25z`, base) + group({ id }, stroke(edge, mix(base, '#e6f1ff', 0.6), 1)) + ripples.join('')
    );
  }).join('');
}

const tilt = 12;
const middle: Point = [140, 164];
/** The corner of the head that the lightning enters, where its front, its top and its side meet. */
const struck: Point = [208, 129];

/** Lightning that strikes the corner of a war hammer with a plait cut into its front. */
export function thor(): string {
  const strike = bolt([268, -14], struck, 76, 4);
  const from = (share: number): Point => strike[Math.round(share * (strike.length - 1))] ?? struck;
  const forks = [
    bolt(from(0.3), [318, 150], 40, 8),
    bolt(from(0.5), [96, 40], 54, 13),
    bolt(struck, [300, 300], 60, 5),
    bolt(struck, [24, 96], 40, 17),
    bolt(struck, [206, 384], 50, 3),
  ];
  return svg(
    300,
    420,
    defs(
      linear(
        'thor-air',
        [0, 120, 0, 420],
        [
          [0, '#5b82b8'],
          [0.45, '#24406c'],
          [1, '#0a1222'],
        ],
      ),
      pattern(
        'thor-rain',
        10,
        60,
        { patternTransform: `rotate(${tilt})` },
        stroke('M3 0v34M8 28v30', '#cfe4ff', 0.7, { opacity: '.4' }),
      ),
      radial('thor-strike', ...struck, 220, [
        [0, '#ffffff'],
        [0.2, '#bfe0ff', 0.75],
        [0.55, '#5f9be0', 0.25],
        [1, '#20365c', 0],
      ]),
      radial('thor-spark', ...struck, 60, [
        [0, '#ffffff'],
        [0.25, '#dff0ff', 0.7],
        [1, '#bfe0ff', 0],
      ]),
    ),
    rect(0, 0, 300, 420, url('thor-air')),
    rect(0, 0, 300, 420, url('thor-rain')),
    fronts(),
    ...times(14, (index) =>
      ring(...struck, 60 + index * 20, '#9fc8f7', 0.9, { opacity: (0.6 - index * 0.04).toFixed(2) }),
    ),
    rect(0, 0, 300, 420, url('thor-strike')),
    stroke(
      forks
        .slice(0, 2)
        .map((fork) => line(fork))
        .join(''),
      '#dff0ff',
      1.6,
      { 'stroke-linejoin': 'round' },
    ),
    group({ transform: `translate(${numbers(...middle)})rotate(${tilt})` }, hammer()),
    stroke(
      forks
        .slice(2)
        .map((fork) => line(fork))
        .join(''),
      '#dff0ff',
      1.4,
      { 'stroke-linejoin': 'round' },
    ),
    stroke(line(strike), '#7fb8ff', 13, { opacity: '.45' }),
    stroke(line(strike), '#ffffff', 6),
    disc(...struck, 60, url('thor-spark')),
  );
}

/** The tones of a face's bevels, from the upper one clockwise, and of what they frame. */
type Tones = readonly [upper: string, right: string, lower: string, left: string, inner: string];

/** One bevelled face of the head, from its corner along two of its edges. */
function face(corner: Point, across: Point, down: Point, bevel: Point, tones: Tones): string {
  const at = (u: number, v: number): Point => [
    corner[0] + across[0] * u + down[0] * v,
    corner[1] + across[1] * u + down[1] * v,
  ];
  const [u, v] = bevel;
  const outer = [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)];
  const inner = [at(u, v), at(1 - u, v), at(1 - u, 1 - v), at(u, 1 - v), at(u, v)];
  const sides = times(4, (index) => {
    const [a, b, c, d] = [outer[index], outer[index + 1], inner[index + 1], inner[index]];
    return a && b && c && d ? shape(polygon(a, b, c, d), tones[index] ?? '') : '';
  });
  return sides.join('') + shape(polygon(...inner.slice(0, 4)), tones[4], { stroke: '#f4f9ff', 'stroke-width': 0.8 });
}

const [cell, wide, high] = [8.9, 14, 6];

function place(u: number, v: number): Point {
  return [(u - wide / 2) * cell - 19, (v - high / 2) * cell];
}

/** How far a point that moves steadily has come between two walls that it bounces off. */
function bounce(t: number, length: number): number {
  return length - Math.abs((((t % (2 * length)) + 2 * length) % (2 * length)) - length);
}

/** One strand without an end, which turns at all four edges of its field, and where it passes over itself. */
function plait(): Record<'strand' | 'overs', string> {
  const at = (t: number): Point => place(bounce(t, wide), bounce(t + 1, high));
  const turns = times(wide * high, (t) => `Q${numbers(...at(t + 1), ...along(at(t + 1), at(t + 2), 0.5))}`);
  const overs = times(wide - 1, (u) =>
    times(high - 1, (v): string => {
      if ((u + v) % 2 === 0) return '';
      const [x, y] = place(u + 1, v + 1);
      const rise = u % 2 ? 4 : -4;
      return `M${numbers(x - 4, y - rise)}l${numbers(8, 2 * rise)}`;
    }).join(''),
  ).join('');
  return { strand: `M${numbers(...along(at(0), at(1), 0.5))}${turns.join('')}z`, overs };
}

/** A war hammer around its head: three faces of a steel block, a gold plait on the front, and a grip with a strap. */
function hammer(): string {
  const { strand, overs } = plait();
  const ink = '#0a1222';
  const strap = 'M6 194C-34 202-46 238-16 248 16 256 40 220 12 196';
  const top = times(8, (index) => `M${numbers(-80 + index * 3.6, -53.5 - index * 2)}h134`);
  const side = times(11, (index) => `M69 ${numbers(-38 + index * 7.4)}l${numbers(27 - index * 1.8, -15 + index)}`);
  return [
    defs(
      linear(
        'thor-gold',
        [60, -40, -90, 40],
        [
          [0, '#fff8dc'],
          [0.4, '#eab94a'],
          [1, '#9a6316'],
        ],
      ),
      linear(
        'thor-grip',
        [-10, 0, 20, 0],
        [
          [0, '#4a2610'],
          [0.6, '#c58a4a'],
          [1, '#341a0a'],
        ],
      ),
      linear(
        'thor-top',
        [70, -60, -70, -60],
        [
          [0, '#ffffff'],
          [0.5, '#b9cde6'],
          [1, '#7f97b8'],
        ],
      ),
    ),
    stroke(strap, ink, 10),
    stroke(strap, '#8a4f22', 6),
    stroke(strap, '#e0a86a', 1, { 'stroke-dasharray': '4 3' }),
    rect(-12, 40, 34, 150, ink),
    rect(-9, 40, 28, 150, url('thor-grip')),
    stroke(times(10, (index) => `M-9 ${72 + index * 12}l28-12`).join(''), '#2a1408', 2.4),
    stroke(times(10, (index) => `M-9 ${75 + index * 12}l28-12`).join(''), '#f0c07a', 0.8),
    ...[46, 184].map((y) => rect(-14, y, 38, 14, url('thor-gold'), { rx: 4, stroke: ink, 'stroke-width': 2.5 })),
    shape(polygon([-96, -48], [-52, -73], [105, -73], [105, 24], [60, 49], [-96, 49]), ink, {
      stroke: ink,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    face([-52, -73], [157, 0], [-44, 25], [0.05, 0.2], ['#dfeaf7', '#ffffff', '#ffffff', '#7f97b8', url('thor-top')]),
    stroke(top.join(''), '#5f7898', 0.6),
    face([60, -48], [45, -25], [0, 97], [0.18, 0.09], ['#8fa9c8', '#1c2a44', '#131f36', '#6d87aa', '#31486c']),
    stroke(side.join(''), '#9fc0e6', 0.7),
    face([-96, -48], [156, 0], [0, 97], [0.07, 0.11], ['#f4f9ff', '#dbe8f6', '#3f5676', '#8ea6c4', '#152440']),
    stroke(strand, ink, 8.6),
    stroke(strand, url('thor-gold'), 5.4),
    stroke(overs, ink, 8.6),
    stroke(overs, url('thor-gold'), 5.4, { 'stroke-linecap': 'square' }),
  ].join('');
}
