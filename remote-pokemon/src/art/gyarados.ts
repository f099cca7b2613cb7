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

const [cx, cy] = [140, 158];
const [ink, cream] = ['#07152f', '#f6ead0'];

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

/** Where the body has left the sea, and its coil begins. */
const surface = 0.2;

/** A point of the body: `t` runs from the sea (0) to the tip at the heart (1), `side` across it. */
function body(t: number, side: number): Point {
  const across = side * (33 * (1 - t) ** 0.8 + 0.6);
  const rise = (surface - t) / surface;
  if (rise > 0) return [cx + 112 + across - 78 * rise ** 2, cy + 8 + 244 * rise];
  const turn = (t - surface) / (1 - surface);
  return polar(cx, cy, 104 * (1 - turn) ** 0.82 + 8 + across, 4 - 590 * turn);
}

/** A row of waves whose crests break to the left. */
function waves(y: number, wide: number, id: string, from: number): string {
  const crest = [0.3, 0.06, 0.46, -0.34, 0.26, -0.44, 0.3, 0.02, 0.5, 0.44, 0.74, 0.44].map((part) => part * wide);
  const edge = `M${from} ${y}${`c${numbers(...crest)}`.repeat(5)}`;
  return shape(`${edge}V450H${from}z`, url(id), { stroke: cream, 'stroke-width': 2.6 });
}

/** A scaled coil wound around a red sun, rising from a patterned sea. */
export function gyarados(): string {
  const steps = times(34, (index) => index / 33);
  const edge = (side: number): Point[] => steps.map((t) => body(t, side));
  const between = (left: number, right: number): string =>
    `${curve(edge(left))}${curve(edge(right).reverse()).replace('M', 'L')}z`;
  const plates = times(46, (index) => line([body(0.03 + index / 52, -0.4), body(0.03 + index / 52, -1)]));
  const fins = times(24, (index) => {
    const t = 0.1 + index / 31;
    return polygon(body(t, 0.9), body(t + 0.004, 1.45), body(t + 0.03, 0.9));
  });
  return svg(
    300,
    420,
    defs(
      seigaiha('gyarados-scale', 15, '#15539f', '#c4e6f8', 0.9),
      seigaiha('gyarados-sea', 26, '#0b2350', '#4f92cf', 1.1),
      seigaiha('gyarados-deep', 36, ink, '#2c5f9c', 1.2),
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
    shape(fins.join(''), ink),
    shape(between(1, -1), url('gyarados-scale'), { stroke: ink, 'stroke-width': 3 }),
    shape(between(-0.4, -1), '#f4dfac'),
    stroke(plates.join(''), '#a8702c', 1),
    stroke(curve(edge(-0.4)), ink, 1.2),
    waves(346, 92, 'gyarados-sea', -66),
    waves(396, 120, 'gyarados-deep', -100),
  );
}
