import {
  curve,
  defs,
  disc,
  el,
  group,
  line,
  linear,
  type Point,
  pattern,
  polar,
  polygon,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/shared/art';

const [cx, cy] = [154, 168];

/** A tile of seigaiha: staggered rows of overlapping fans. */
function seigaiha(id: string, r: number, fill: string, rim: string, width: number): string {
  const fans = [
    [0, 0],
    [r * 2, 0],
    [r, r / 2],
    [0, r],
    [r * 2, r],
    [r, r * 1.5],
    [r, -r / 2],
  ]
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .map(([x = 0, y = 0]) =>
      [1, 0.76, 0.52, 0.28].map((t) => el('circle', { cx: x, cy: y + r / 2, r: r * t })).join(''),
    );
  return pattern(id, r * 2, r, {}, group({ fill, stroke: rim, 'stroke-width': width }, ...fans));
}

/** A point of the coil: `t` runs from the sea (0) to the tip at the heart (1), `side` across the body. */
function coil(t: number, side: number): Point {
  const angle = 118 - 700 * t;
  const half = 33 * (1 - t) ** 0.75 + 1;
  return polar(cx, cy, 128 * (1 - t) ** 0.82 + 8 + side * half, angle);
}

/** A scaled coil wound around a red sun, rising from a patterned sea. */
export function gyarados(): string {
  const steps = times(44, (index) => index / 43);
  const edge = (side: number): Point[] => steps.map((t) => coil(t, side));
  const body = `${curve(edge(1))}${curve(edge(-1).reverse()).replace('M', 'L')}z`;
  const belly = `${curve(edge(-0.42))}${curve(edge(-1).reverse()).replace('M', 'L')}z`;
  const plates = times(84, (index) => line([coil((index / 84) ** 1.1, -0.42), coil((index / 84) ** 1.1, -1)]));
  const fins = times(26, (index) => {
    const t = index / 30;
    return polygon(coil(t, 0.96), coil(t + 0.008, 1.5), coil(t + 0.026, 0.96));
  });
  const sea = (y: number, lift: number, id: string): string =>
    shape(`M-20 ${y}${`c20-${lift} 34-${lift} 48-6s24 10 32 6`.repeat(5)}V430H-20z`, url(id), {
      stroke: '#f6ead0',
      'stroke-width': 2,
    });
  return svg(
    300,
    420,
    defs(
      seigaiha('gyarados-scale', 15, '#15539f', '#c4e6f8', 0.9),
      seigaiha('gyarados-sea', 26, '#0b2350', '#4f92cf', 1.1),
      seigaiha('gyarados-deep', 36, '#07152f', '#2c5f9c', 1.2),
      linear(
        'gyarados-air',
        [0, 0, 0, 420],
        [
          [0, '#f7ecd4'],
          [1, '#e8d0a4'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('gyarados-air')),
    ...times(17, (index) => ring(cx, cy, 84 + index * 12, '#c9a468', 0.7)),
    disc(cx, cy, 104, '#d2342a'),
    shape(fins.join(''), '#f7ecd4', { stroke: '#0b2350', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    shape(body, url('gyarados-scale'), { stroke: '#07152f', 'stroke-width': 4 }),
    shape(belly, '#f4dfac'),
    stroke(plates.join(''), '#a8702c', 1),
    shape(body, 'none', { stroke: '#07152f', 'stroke-width': 2 }),
    sea(330, 34, 'gyarados-sea'),
    sea(376, 26, 'gyarados-deep'),
  );
}
