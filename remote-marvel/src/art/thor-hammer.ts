import {
  clip,
  defs,
  group,
  line,
  linear,
  type Point,
  polygon,
  rect,
  shape,
  stroke,
  times,
  url,
} from '@mint-row/kit/art';

const cell = 15;
const [wide, high] = [12, 4];
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

function place(u: number, v: number): Point {
  return [150 + (u - wide / 2) * cell, 288 + (v - high / 2) * cell];
}

/** The strands of a plait that bounce between two edges, and the lengths that pass over a crossing. */
function plait(): Record<'strands' | 'overs', string> {
  const zigzag = (start: number, rise: number): string =>
    line(
      times(wide + 1, (u): Point => {
        const t = start + rise * u;
        const fold = high - Math.abs((((t % (2 * high)) + 2 * high) % (2 * high)) - high);
        return place(u, fold);
      }),
    );
  const strands = [0, 2, 4, 6].map((start) => zigzag(start, 1)).join('');
  const overs = times(wide - 1, (u) =>
    times(high - 1, (v): string => {
      if ((u + v) % 2) return '';
      const [x, y] = place(u + 1, v + 1);
      const rise = u % 2 ? 6 : -6;
      return line([
        [x - 6, y - rise],
        [x + 6, y + rise],
      ]);
    }).join(''),
  ).join('');
  return { strands, overs };
}

/** A war hammer with its head down: a wrapped grip, and a gold plait cut into the steel. */
export function hammer(): string {
  const { strands, overs } = plait();
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
      shape(polygon([40, 230], [260, 230], [260, 252], [40, 252]), '#ffffff', { opacity: '.35' }),
      rect(52, 254, 196, 68, '#182840'),
      stroke(strands, '#0a1222', 11),
      stroke(strands, url('thor-gold'), 7.4),
      stroke(overs, '#0a1222', 11),
      stroke(overs, url('thor-gold'), 7.4, { 'stroke-linecap': 'square' }),
      stroke('M40 254h220M40 322h220', '#f4f9ff', 1.6),
      shape(polygon([104, 338], [150, 356], [196, 338], [246, 310], [246, 330], [150, 370]), '#0a1222', {
        opacity: '.25',
      }),
    ),
  ].join('');
}
