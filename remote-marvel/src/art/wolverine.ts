import {
  defs,
  group,
  halftone,
  linear,
  type Point,
  pattern,
  polygon,
  rect,
  seeded,
  shape,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const heading: Point = [-0.37, 0.93];

/** One edge of a cut: it bows out to `width` and back, torn a little on the way. */
function edge(start: Point, length: number, width: number, tear: number, seed: number): Point[] {
  const next = seeded(seed);
  return times(25, (step): Point => {
    const t = step / 24;
    const bow = Math.sin(Math.PI * t ** 0.72) * width + (step % 24 ? (next() - 0.5) * tear : 0);
    const [dx, dy] = heading;
    return [start[0] + dx * t * length + dy * bow, start[1] + dy * t * length - dx * bow];
  });
}

/** One cut: torn paper rim, the dark steel below, and the shadow of the upper lip. */
function cut(index: number): string {
  const start: Point = [176 + index * 66, [18, -22, 34][index] ?? 0];
  const length = [396, 452, 372][index] ?? 400;
  const left = edge(start, length, -15, 3, 11 + index);
  const right = edge(start, length, 15, 3, 31 + index);
  const rim = edge([start[0] + 3, start[1] + 2], length, 20, 6, 71 + index);
  const lip = edge(start, length, -4, 3, 51 + index);
  return (
    shape(polygon(...left, ...rim.reverse()), '#fff3c4') +
    shape(polygon(...left, ...right.reverse()), url('wolverine-steel')) +
    shape(polygon(...left, ...lip.reverse()), '#02050f', { opacity: '.7' })
  );
}

/** Three slashes torn through a yellow and blue halftone, dark steel behind. */
export function wolverine(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'wolverine-sun',
        [0, 0, 0, 420],
        [
          [0, '#ffe24a'],
          [0.6, '#fdb913'],
          [1, '#f59a0c'],
        ],
      ),
      pattern(
        'wolverine-steel',
        6,
        420,
        { patternTransform: 'rotate(21.7)' },
        rect(0, 0, 6, 420, '#0b1736'),
        rect(0, 0, 1, 420, '#6f8fd0'),
        rect(3, 0, 0.7, 420, '#2d4a8c'),
      ),
    ),
    rect(0, 0, 300, 420, url('wolverine-sun')),
    group(
      {
        transform: 'rotate(-21.7 150 210)',
        fill: 'none',
        stroke: '#123a94',
        'stroke-linecap': 'round',
        'stroke-dasharray': '0 12',
      },
      halftone([-160, -90, 640, 600], 12, (t) => Math.max(0, 18.5 * (t - 0.14))),
    ),
    times(3, cut).join(''),
  );
}
