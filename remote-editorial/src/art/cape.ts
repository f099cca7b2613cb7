import {
  curve,
  defs,
  disc,
  group,
  halftone,
  linear,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy] = [44, 66];
const folds = 24;
const cloth = ['#3a0309', '#7d0a17', '#c4141f', '#f0323a', '#ff7a62'];

/** A thread of the cape, from the clasp outwards; neighbours together make a fold. */
function thread(index: number): Point[] {
  const place = index / folds;
  const reach = 322 + 46 * place + 10 * Math.sin(index * 1.57);
  return times(5, (step): Point => {
    const t = step / 4;
    const sway = 13 * Math.sin(t * 5.4 + 0.6) * t;
    return polar(cx, cy, 6 + reach * t, -12 + place * 92 * (0.42 + 0.58 * t) + sway);
  });
}

function cloths(): string {
  return times(folds, (index) => {
    const light = 0.5 + 0.5 * Math.sin(index * 1.57 + 0.9);
    const [near, far] = [thread(index), thread(index + 1.12)];
    return shape(`${curve(near)}${curve(far.reverse()).replace('M', 'L')}z`, ramp(cloth, light * 0.92 - index / 300));
  }).join('');
}

/** Towers whose lit windows thin out towards the street. */
function skyline(): string {
  const next = seeded(62);
  return times(9, (index) => {
    const [x, width, top] = [index * 35 - 6, 24 + next() * 16, 300 + next() * 70];
    const windows = times(14, () => {
      const [column, row] = [Math.floor(next() * 4), Math.floor(next() * 9)];
      return `M${Math.round(x + 5 + column * 7)} ${Math.round(top + 9 + row * 10)}h3v4h-3z`;
    }).join('');
    return rect(x, top, width, 140, index % 2 ? '#1c0a1e' : '#2b0d24') + shape(windows, '#ffd04a');
  }).join('');
}

/** A red cape blown across a halftone sunset, high over a city. */
export function cape(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'cape-sky',
        [0, 0, 0, 420],
        [
          [0, '#ffd23c'],
          [0.55, '#ff9a2c'],
          [1, '#d8341f'],
        ],
      ),
      radial('cape-sun', 214, 96, 190, [
        [0, '#fffbe0'],
        [0.34, '#ffeb8a', 0.9],
        [1, '#ffd23c', 0],
      ]),
      linear(
        'cape-haze',
        [0, 280, 0, 420],
        [
          [0, '#d8341f', 0],
          [1, '#5c0710', 0.9],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('cape-sky')),
    disc(214, 96, 190, url('cape-sun')),
    group(
      { stroke: '#d8341f', 'stroke-linecap': 'round', 'stroke-dasharray': '0 10', opacity: '.75' },
      halftone([-4, 90, 312, 330], 10, (t) => 10.5 * t - 0.6),
    ),
    skyline(),
    rect(0, 280, 300, 140, url('cape-haze')),
    group({ transform: 'translate(-10 16)', opacity: '.35' }, shape(outline(), '#2b0208')),
    cloths(),
    stroke(curve(thread(0)), '#ffd9c0', 1.6),
    disc(cx, cy, 15, '#7a4a08'),
    disc(cx, cy, 12.5, '#f2b93a'),
    disc(cx - 3, cy - 4, 5, '#fff0bd'),
  );
}

/** The whole cape as one shape, for its shadow. */
function outline(): string {
  const hem = times(folds + 1, (index) => thread(index).at(-1) ?? ([cx, cy] as const));
  return `${curve(thread(0))}${[hem, thread(folds).reverse()].map((edge) => curve(edge).replace('M', 'L')).join('')}z`;
}
