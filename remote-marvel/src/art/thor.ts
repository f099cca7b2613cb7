import {
  along,
  clip,
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

/** Lightning that strikes a war hammer with a plait cut into its head. */
export function thor(): string {
  const strike = bolt([214, -14], [150, 96], 52, 21);
  const from = (share: number): Point => strike[Math.round(share * (strike.length - 1))] ?? [150, 96];
  const forks = [
    bolt(from(0.25), [306, 168], 46, 8),
    bolt(from(0.6), [14, 180], 54, 13),
    bolt(from(1), [262, 214], 46, 5),
    bolt(from(1), [52, 226], 40, 17),
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
        { patternTransform: 'rotate(15)' },
        stroke('M3 0v34M8 28v30', '#cfe4ff', 0.7, { opacity: '.35' }),
      ),
      radial('thor-strike', 150, 104, 200, [
        [0, '#ffffff'],
        [0.2, '#bfe0ff', 0.75],
        [0.55, '#5f9be0', 0.25],
        [1, '#20365c', 0],
      ]),
      radial('thor-spark', 150, 98, 48, [
        [0, '#ffffff', 0.8],
        [0.4, '#bfe0ff', 0.35],
        [1, '#bfe0ff', 0],
      ]),
    ),
    rect(0, 0, 300, 420, url('thor-air')),
    rect(0, 0, 300, 420, url('thor-rain')),
    fronts(),
    ...times(12, (index) =>
      ring(150, 288, 128 + index * 14, '#9fc8f7', 0.9, { opacity: (0.55 - index * 0.04).toFixed(2) }),
    ),
    rect(0, 0, 300, 420, url('thor-strike')),
    stroke(forks.map((fork) => line(fork)).join(''), '#dff0ff', 1.6, { 'stroke-linejoin': 'round' }),
    stroke(line(strike), '#7fb8ff', 13, { opacity: '.45' }),
    stroke(line(strike), '#ffffff', 6),
    hammer(),
    disc(150, 98, 48, url('thor-spark')),
  );
}

const [cell, wide, high] = [11.2, 14, 4];
const head = polygon(
  [46, 250],
  [62, 236],
  [238, 236],
  [254, 250],
  [246, 310],
  [196, 338],
  [150, 356],
  [104, 338],
  [54, 310],
);
/** The panel that the plait is cut into. */
const panel = polygon([60, 251], [240, 251], [234, 311], [66, 311]);

function place(u: number, v: number): Point {
  return [150 + (u - wide / 2) * cell, 281 + (v - high / 2) * cell];
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
      const rise = u % 2 ? 5 : -5;
      return `M${numbers(x - 5, y - rise)}l${numbers(10, 2 * rise)}`;
    }).join(''),
  ).join('');
  return { strand: `M${numbers(...along(at(0), at(1), 0.5))}${turns.join('')}z`, overs };
}

/** A war hammer with its head down: a wrapped grip, and a gold plait cut into the steel. */
function hammer(): string {
  const { strand, overs } = plait();
  return [
    defs(
      linear(
        'thor-steel',
        [60, 236, 220, 356],
        [
          [0, '#f4f9ff'],
          [0.35, '#a9bfd8'],
          [0.65, '#5f7898'],
          [1, '#2c3d58'],
        ],
      ),
      linear(
        'thor-gold',
        [70, 250, 230, 330],
        [
          [0, '#fff1c2'],
          [0.5, '#e0a836'],
          [1, '#9a6316'],
        ],
      ),
      linear(
        'thor-grip',
        [134, 0, 166, 0],
        [
          [0, '#5a3014'],
          [0.4, '#c58a4a'],
          [1, '#341a0a'],
        ],
      ),
      clip('thor-face', head),
    ),
    rect(133, 106, 34, 136, '#0a1222'),
    rect(136, 106, 28, 136, url('thor-grip')),
    stroke(times(11, (index) => `M136 ${118 + index * 12}l28-12`).join(''), '#2a1408', 2.4),
    stroke(times(11, (index) => `M136 ${121 + index * 12}l28-12`).join(''), '#f0c07a', 0.8),
    rect(129, 94, 42, 16, url('thor-gold'), { rx: 4, stroke: '#0a1222', 'stroke-width': 2.5 }),
    rect(127, 226, 46, 14, url('thor-gold'), { rx: 3, stroke: '#0a1222', 'stroke-width': 2.5 }),
    shape(head, url('thor-steel'), {
      stroke: '#0a1222',
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    group(
      { 'clip-path': url('thor-face') },
      shape('M40 230H260L240 251H60z', '#ffffff', { opacity: '.4' }),
      shape('M260 230L240 251 234 311 270 330z', '#0a1222', { opacity: '.3' }),
      shape('M66 311L40 370H150V311z', '#ffffff', { opacity: '.16' }),
      shape('M234 311L260 370H150V311z', '#0a1222', { opacity: '.35' }),
    ),
    shape(panel, '#182840', { stroke: '#f4f9ff', 'stroke-width': 1.6 }),
    stroke(strand, '#0a1222', 10.5),
    stroke(strand, url('thor-gold'), 6.6),
    stroke(overs, '#0a1222', 10.5),
    stroke(overs, url('thor-gold'), 6.6, { 'stroke-linecap': 'square' }),
  ].join('');
}
