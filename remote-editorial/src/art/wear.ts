import {
  between,
  defs,
  el,
  group,
  line,
  linear,
  numbers,
  type Point,
  polar,
  polygon,
  seeded,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

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
