import {
  curve,
  defs,
  group,
  line,
  linear,
  mix,
  type Point,
  pattern,
  polygon,
  radial,
  ramp,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/shared/art';

const [cx, cy, cell] = [150, 298, 22];
const [wide, high] = [6, 8];

function place(u: number, v: number): Point {
  return [cx + (u - wide / 2) * cell, cy + (v - high / 2) * cell];
}

/** The points where an endless strand turns as it bounces inside a box, drawn at 45 degrees. */
function plait(): Point[] {
  const fold = (t: number, size: number): number => size - Math.abs((t % (2 * size)) - size);
  const turns = times(2 * wide * high, (t) => t).filter((t) => (t + 1) % wide === 0 || t % high === 0);
  return turns.slice(0, turns.length / 2).map((t) => place(fold(t + 1, wide), fold(t, high)));
}

/** The short lengths of strand that pass over a crossing: every other one on each run. */
function overs(reach: number): string {
  return times(high - 1, (v) =>
    times(wide - 1, (u): string => {
      if ((u + v) % 2 === 0) return '';
      const [x, y] = place(u + 1, v + 1);
      const rise = u % 2 ? reach : -reach;
      return line([
        [x - reach, y - rise],
        [x + reach, y + rise],
      ]);
    }).join(''),
  ).join('');
}

/** A gold cord with a dark core. */
function cord(d: string): string {
  return stroke(d, url('thor-gold'), 11) + stroke(d, '#5c3a0c', 1);
}

/** Storm fronts: heavy banks whose lower edges swell and dip, the nearest lightest. */
function fronts(): string {
  return times(7, (index) => {
    const y = 172 - index * 27;
    const edge = curve(
      times(
        7,
        (step): Point => [step * 58 - 25, y + 15 * Math.sin(step * 1.45 + index * 1.9) + (step - 3) * (index - 3) * 3],
      ),
    );
    const base = ramp(['#3d5f90', '#1b2c4c', '#0b1426'], index / 6);
    const id = `thor-front${index}`;
    const ripples = [5, 10, 15].map((drop) => use(id, { y: -drop, opacity: '.4' }));
    return (
      shape(`${edge}V-40H-25z`, base) + group({ id }, stroke(edge, mix(base, '#e6f1ff', 0.6), 1)) + ripples.join('')
    );
  }).join('');
}

/** Storm fronts split by lightning that strikes an angular interlaced knot. */
export function thor(): string {
  const blade = polygon(
    [206, -10],
    [118, 96],
    [158, 93],
    [112, 164],
    [144, 160],
    [150, 222],
    [170, 136],
    [146, 139],
    [200, 69],
    [158, 72],
    [240, -10],
  );
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
      radial('thor-strike', cx, 206, 190, [
        [0, '#f0f8ff', 0.95],
        [0.3, '#8fc0f5', 0.45],
        [1, '#20365c', 0],
      ]),
      linear(
        'thor-gold',
        [80, 200, 220, 390],
        [
          [0, '#fff4cf'],
          [0.5, '#dba63a'],
          [1, '#84520f'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('thor-air')),
    rect(0, 0, 300, 420, url('thor-rain')),
    fronts(),
    rect(0, 0, 300, 420, url('thor-strike')),
    group({ id: 'thor-bolt', opacity: '.5' }, stroke(blade, '#e6f3ff', 0.8)),
    ...[-18, -9, 9, 18].map((x) => use('thor-bolt', { x })),
    shape(blade, '#ffffff'),
    stroke(line(plait(), true), '#0a1222', 17),
    cord(line(plait(), true)),
    stroke(overs(8.6), '#0a1222', 17),
    cord(overs(10.4)),
  );
}
