import {
  between,
  curve,
  defs,
  disc,
  el,
  group,
  halftone,
  line,
  linear,
  numbers,
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

/** Card without ink, with a line around it, so that it shows on pale and on dark ground. */
const paper = { fill: '#f4efe3', stroke: '#857c6b', 'stroke-width': '.6' };

/** A soft corner: the ink is worn back from a rounded tip, and fibre stands where it was. */
const corner = 'M0 26V12Q0 0 12 0H26c-2 3-4 1-6 3s-2 4-4 3-4 0-4 3-3 1-4 4 1 4-2 5-2 3-3 4-2 3-3 4z';

export function softCorner(): string {
  const next = seeded(4);
  const hairs = times(34, (index) => {
    const t = (index + next()) / 34;
    const [from, angle] = [between(23.6, 25, next()), between(183, 267, t)];
    const long = 1.4 + 4.6 * Math.sin(Math.PI * t) * next();
    return line([polar(26, 26, from, angle), polar(26, 26, from + long, angle + between(-6, 6, next()))]);
  });
  return el('path', { d: corner, ...paper }) + stroke(hairs.join(''), '#a89c84', 0.35, { 'stroke-linecap': 'round' });
}

/** Four soft corners, to lie over a card of 300 by 420. */
export function softCorners(): string {
  const drawn = softCorner();
  const places = ['', 'matrix(-1 0 0 1 300 0)', 'matrix(1 0 0-1 0 420)', 'matrix(-1 0 0-1 300 420)'];
  return svg(300, 420, ...places.map((transform) => group({ transform }, drawn)));
}

/** Where a piece of the ink has come off: from the edge inwards, in a jagged line. */
function chip([x, y]: Point, long: number, deep: number, turn: number): string {
  const next = seeded(x * 7 + y);
  const inner = times(11, (index): Point => {
    const t = (index + 0.3 + 0.4 * next()) / 11;
    return [deep * Math.sqrt(Math.sin(Math.PI * t)) * between(0.5, 1, next()), long * (t - 0.5)];
  });
  return group(
    { transform: `translate(${numbers(x, y)})rotate(${turn})` },
    el('path', { d: polygon([0, -long / 2], ...inner, [0, long / 2]), ...paper }),
  );
}

/** Chipped edges, to lie over the card. */
export function chippedEdges(): string {
  return svg(
    300,
    420,
    chip([300, 92], 15, 4.5, 180),
    chip([300, 197], 25, 9, 180),
    chip([300, 337], 18, 6, 180),
    chip([70, 0], 16, 5, 90),
    chip([190, 0], 22, 6, 90),
    chip([0, 158], 17, 5, 0),
    chip([0, 297], 26, 7, 0),
    chip([128, 420], 18, 6, -90),
  );
}

/** A print line across the card, two scratches that catch the light, and a dent. */
export function marks(): string {
  const dent = { cx: 63, cy: 250, rx: 17, ry: 11 };
  return svg(
    300,
    420,
    defs(
      linear(
        'marks-shade',
        [60, 239, 64, 254],
        [
          [0, '#000000', 0.55],
          [1, '#000000', 0],
        ],
      ),
      linear(
        'marks-light',
        [62, 247, 66, 261],
        [
          [0, '#ffffff', 0],
          [1, '#ffffff', 0.8],
        ],
      ),
    ),
    stroke('M1 128H299', '#ffffff', 1.4, { opacity: '.85' }),
    stroke('M82 352q60-86 148-122M94 356q56-80 120-108', '#ffffff', 1.1, { 'stroke-linecap': 'round' }),
    el('ellipse', { ...dent, fill: url('marks-shade') }),
    el('ellipse', { ...dent, fill: url('marks-light') }),
  );
}
