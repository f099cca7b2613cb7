import {
  curve,
  defs,
  disc,
  group,
  halftone,
  linear,
  type Point,
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

const [width, height] = [252, 372];
const sun = { x: 92, y: 132, r: 62 };

/** Trees of a ridge, the nearer the larger. */
function trees(seed: number, count: number, foot: number, tall: number, colour: string): string {
  const next = seeded(seed);
  const outlines = times(count, (index) => {
    const x = (index + next() * 0.8 - 0.2) * (width / (count - 1));
    const [rise, side] = [tall * (0.6 + next() * 0.6), tall * 0.17];
    const level = foot - 7 * Math.sin(x / 41 + seed);
    const layers = times(3, (layer): Point[] => {
      const [top, reach] = [level - rise + (layer * rise) / 4, side * (0.55 + layer * 0.3)];
      return [
        [x, top],
        [x + reach, top + rise / 2.2],
        [x - reach, top + rise / 2.2],
      ];
    });
    return layers.map((points) => polygon(...points)).join('');
  });
  const ground = times(8, (index): Point => [index * 40 - 10, foot - 7 * Math.sin((index * 40 - 10) / 41 + seed)]);
  return shape(`${outlines.join('')}${curve(ground)}V${height}H-10z`, colour);
}

/** The mountain: a lit and a shaded face, and snow with torn edges. */
function mountain(): string {
  return (
    shape('M-20 276 58 196l24 18 28-30 26 22 22-16L272 282v40H-20z', '#a04c6c') +
    shape('M27 312 168 92l133 220z', '#4a2a63') +
    shape('M27 312 168 92l-12 62 14 30-22 44 18 34-18 50z', '#ee7f5e') +
    shape('M27 312 116 173l4 40-26 36 10 18-42 45z', '#ffa869', { opacity: '.8' }) +
    shape('M168 92 120 167l14-4 6 15 12-19 8 10 6-13 10 16 9-12 12 20 8-10 12 14z', '#cbb7e6') +
    shape('M168 92 120 167l14-4 6 15 12-19 4-5z', '#fff3e2') +
    stroke('M186 132l-8 40 20 42-12 44M214 190l-8 34 20 40', '#2f1a4a', 1.6, { opacity: '.55' })
  );
}

/** Still water: the glow of the sky, and long light lines. */
function lake(): string {
  const next = seeded(10);
  const lines = times(26, () => {
    const y = 318 + next() * next() * 52;
    const x = 30 + next() * 190 - (y - 318);
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(12 + next() * 46)}`;
  });
  return rect(0, 312, width, 60, url('peak-water')) + stroke(lines.join(''), '#ffe0a6', 1.3, { opacity: '.75' });
}

/** The picture alone, in a box of 252 by 372. */
export function peakPicture(): string {
  return group(
    {},
    defs(
      linear(
        'peak-sky',
        [0, 0, 0, 300],
        [
          [0, '#27306e'],
          [0.32, '#8a3f86'],
          [0.6, '#e8615a'],
          [1, '#ffc46a'],
        ],
      ),
      radial('peak-glow', sun.x, sun.y, 170, [
        [0, '#fff0b8', 0.95],
        [0.36, '#ffc861', 0.55],
        [1, '#ff9a4a', 0],
      ]),
      linear(
        'peak-water',
        [0, 312, 0, 372],
        [
          [0, '#f08a5a'],
          [0.5, '#8a3f6e'],
          [1, '#2a1c4e'],
        ],
      ),
    ),
    rect(0, 0, width, height, url('peak-sky')),
    group(
      { stroke: '#27306e', 'stroke-linecap': 'round', 'stroke-dasharray': '0 8', opacity: '.5' },
      halftone([-4, -2, 264, 130], 8, (t) => 6.4 * (1 - t) - 0.4),
    ),
    disc(sun.x, sun.y, 170, url('peak-glow')),
    ...times(5, (index) => ring(sun.x, sun.y, sun.r + 14 + index * index * 3 + index * 9, '#ffe9ae', 1.1)),
    disc(sun.x, sun.y, sun.r, '#fff4cf'),
    mountain(),
    trees(3, 15, 304, 34, '#5a2459'),
    lake(),
    trees(7, 9, 356, 62, '#1d1338'),
  );
}

/** A mountain lake at sunset: the picture of the card that visitors wear down. */
export function peak(): string {
  return svg(width, height, peakPicture());
}
