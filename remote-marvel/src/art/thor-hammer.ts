import {
  along,
  clip,
  defs,
  group,
  linear,
  numbers,
  type Point,
  polygon,
  rect,
  shape,
  stroke,
  times,
  url,
} from '@mint-row/kit/art';

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
export function hammer(): string {
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
