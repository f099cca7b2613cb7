import {
  curve,
  defs,
  disc,
  group,
  line,
  linear,
  mix,
  type Point,
  pattern,
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
import { hammer } from './thor-hammer.ts';

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
