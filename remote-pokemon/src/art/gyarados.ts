import {
  curve,
  defs,
  disc,
  el,
  group,
  line,
  linear,
  numbers,
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
  use,
} from '@mint-row/kit/art';

const [cx, cy] = [148, 160];

/** A tile of seigaiha: staggered rows of overlapping fans. */
function seigaiha(id: string, r: number, fill: string, rim: string, width: number): string {
  const fan = [1, 0.76, 0.52, 0.28].map((t) => el('circle', { r: r * t }));
  const places = [
    [2 * r, 0],
    [r, r / 2],
    [0, r],
    [2 * r, r],
    [r, r * 1.5],
  ];
  return pattern(
    id,
    r * 2,
    r,
    {},
    group(
      { fill, stroke: rim, 'stroke-width': width, transform: `translate(0 ${numbers(r / 2)})` },
      group({ id: `${id}-fan` }, ...fan),
      ...places.map(([x = 0, y = 0]) => use(`${id}-fan`, { x, y })),
    ),
  );
}

/** A point of the coil: `t` runs from the sea (0) to the tip at the heart (1), `side` across the body. */
function coil(t: number, side: number): Point {
  const angle = 100 - 700 * t;
  const half = 30 * (1 - t) ** 0.75 + 1;
  const sunk = 84 * Math.max(0, 1 - t / 0.13) ** 2;
  return polar(cx, cy, 106 * (1 - t) ** 0.82 + 8 + sunk + side * half, angle);
}

/** A scaled coil wound around a red sun, rising from a patterned sea. */
export function gyarados(): string {
  const steps = times(28, (index) => (index / 27) ** 1.06);
  const edge = (side: number): Point[] => steps.map((t) => coil(t, side));
  const body = `${curve(edge(1))}${curve(edge(-1).reverse()).replace('M', 'L')}z`;
  const belly = `${curve(edge(-0.42))}${curve(edge(-1).reverse()).replace('M', 'L')}z`;
  const plates = times(42, (index) => line([coil(0.06 + index / 50, -0.42), coil(0.06 + index / 50, -1)]));
  const fins = times(22, (index) => {
    const t = 0.05 + index / 30;
    return polygon(coil(t, 0.9), coil(t + 0.004, 1.42), coil(t + 0.026, 0.9));
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
    ...times(15, (index) => ring(cx, cy, 96 + index * 12, '#c9a468', 0.7)),
    disc(cx, cy, 88, '#d2342a'),
    shape(fins.join(''), '#07152f'),
    el('path', { d: body, stroke: '#07152f', 'stroke-width': 3, fill: url('gyarados-scale') }),
    shape(belly, '#f4dfac'),
    stroke(plates.join(''), '#a8702c', 1),
    stroke(curve(edge(-0.42)), '#07152f', 1.2),
    sea(318, 34, 'gyarados-sea'),
    sea(370, 26, 'gyarados-deep'),
  );
}
