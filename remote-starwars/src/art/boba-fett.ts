import {
  between,
  circle,
  clip,
  curve,
  defs,
  disc,
  el,
  group,
  line,
  linear,
  mix,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const head: Point = [214, 92];
const sands = ['#e8bd74', '#c68743', '#8f5526', '#522b17', '#26130e', '#0b0505'];
const smokes = ['#17362f', '#37604f', '#698d73', '#a2bb9b', '#d2dcbe', '#faf8e8'];

/** A point on the pit's slope, from its rim (0) to its throat (1), seen from thirty degrees above. */
function pit(depth: number, angle: number): Point {
  const [x, y] = polar(0, 0, 92 * (1 - depth) ** 1.1 + 5, angle);
  return [206 + x, 348 + y * 0.46 + depth * 26];
}

/** Fourteen teeth around the rim: a side in the light, a side in the shade, and the graver's lines on it. */
function teeth(): string {
  const [lit, dark, lines] = times(14, (index) => {
    const angle = 7 + (index * 360) / 14;
    const [tip, ridge] = [pit(0.62, angle), pit(0.02, angle)];
    const foot = (side: number): Point => pit(0.08, angle + side * 8.6);
    const hatch = times(3, (step) => {
      const depth = 0.16 + step * 0.13;
      return line([pit(depth, angle - 0.6), pit(depth + 0.03, angle - 8 + step * 1.7)]);
    });
    return [line([ridge, foot(-1), tip], true), line([ridge, foot(1), tip], true), hatch.join('')];
  }).reduce(([a, b, c], [d, e, f]) => [`${a}${d}`, `${b}${e}`, `${c}${f}`], ['', '', '']);
  return shape(lit ?? '', '#fff0cc') + shape(dark ?? '', '#7d4a24') + stroke(lines ?? '', '#4a2613', 0.7);
}

/** Where the strands cross, and how far they part before they cross again. */
const crossings = [-0.06, 0.19, 0.66, 0.81, 0.91, 1];
const parting = [30, 56, 15, 9, 3];

/** How far a strand is beside the axis of the trail, which rises from the ground (0) to the flame (1). */
function swing(t: number): number {
  const turn = Math.max(crossings.findIndex((end) => t < end) - 1, 0);
  const [from, to] = [crossings[turn] ?? 0, crossings[turn + 1] ?? 1];
  const share = Math.min((t - from) / (to - from), 1) ** (turn === 1 ? 1.25 : 1);
  return (turn % 2 ? 1 : -1) * (parting[turn] ?? 0) * Math.sin(share * Math.PI);
}

/** A point beside the axis of the trail. */
function trail(t: number, beside: number): Point {
  const [p, q, r, s]: readonly [Point, Point, Point, Point] = [[-34, 420], [214, 350], [84, 84], head];
  const at = (axis: 0 | 1): number =>
    p[axis] * (1 - t) ** 3 + 3 * q[axis] * t * (1 - t) ** 2 + 3 * r[axis] * t ** 2 * (1 - t) + s[axis] * t ** 3;
  const towards = (axis: 0 | 1): number =>
    (q[axis] - p[axis]) * (1 - t) ** 2 + 2 * (r[axis] - q[axis]) * t * (1 - t) + (s[axis] - r[axis]) * t ** 2;
  const length = Math.hypot(towards(0), towards(1));
  return [at(0) - (towards(1) / length) * beside, at(1) + (towards(0) / length) * beside];
}

/** One strand in six contours, brighter where the flame shines on it; `side` is 1, or -1 for the other strand. */
function smoke(id: string, side: number): string {
  const steps = times(20, (index) => {
    const turn = Math.floor(index / 4);
    return Math.max(between(crossings[turn] ?? 0, crossings[turn + 1] ?? 1, (index % 4) / 4), -0.05);
  });
  const contour = (inset: number): string => {
    const edge = (beside: number): Point[] =>
      steps.map((t) => trail(t, side * swing(t) + beside * (11 * (1 - t) ** 0.75 + 1.6)));
    return `${curve(edge(1 - inset * 1.35))}${curve(edge(inset * 0.6 - 1).reverse()).replace('M', 'L')}z`;
  };
  return group(
    { id },
    defs(el('path', { id: `${id}-whole`, d: contour(0) })),
    use(`${id}-whole`, { fill: smokes[0] ?? '', stroke: '#0c2620', 'stroke-width': 2 }),
    ...smokes.slice(1).map((tone, index) => shape(contour((index + 1) * 0.16), tone)),
    use(`${id}-whole`, { fill: url('boba-fett-lit') }),
  );
}

/** What the strands part around: darker smoke in contours, and a slit through it. */
function slit(): string {
  const within = times(8, (index) => 0.19 + index * 0.0671);
  const folds = times(6, (index) => {
    const size = 1 - index * 0.13;
    const edge = (side: number): Point[] => within.map((t) => trail(0.44 + (t - 0.44) * size, side * swing(t) * size));
    const tone = ramp(['#0d2b26', '#2f6152'], index / 5);
    return shape(`${curve([...edge(1), ...edge(-1).reverse()], true)}`, tone, { stroke: mix(tone, '#e6ead2', 0.25) });
  });
  const half = [
    [0.575, 0],
    [0.565, 46],
    [0.55, 50],
    [0.52, 52],
    [0.518, 30],
    [0.516, 9],
    [0.49, 6.5],
    [0.38, 6],
    [0.3, 4],
    [0.29, 0],
  ] as const;
  const mirrored = half.slice(1, -1).map(([t, beside]) => [t, -beside] as const);
  const outline = [...half, ...mirrored.reverse()].map(([t, beside]) => trail(t, beside));
  return (
    folds.join('') +
    shape(line(outline, true), '#040a09', { stroke: '#8fb09a', 'stroke-width': 1.2, 'stroke-linejoin': 'round' })
  );
}

/** Two strands of smoke that climb from the dunes to a flame, a dark T between them, and a pit with teeth. */
export function bobaFett(): string {
  const over = [0.19, 0.81].map((t, index) => circle(...trail(t, 0), index ? 12 : 30));
  return svg(
    300,
    420,
    defs(
      clip('boba-fett-over', over.join('')),
      linear(
        'boba-fett-air',
        [0, 0, 0, 300],
        [
          [0, '#0f3530'],
          [0.5, '#3f7d68'],
          [0.85, '#b5b98a'],
          [1, '#f3d99a'],
        ],
      ),
      radial('boba-fett-flame', ...head, 52, [
        [0, '#fffbe0'],
        [0.2, '#ffc23d'],
        [0.5, '#e0521f', 0.7],
        [1, '#d8391f', 0],
      ]),
      radial('boba-fett-lit', ...head, 190, [
        [0, '#ffb43a', 0.95],
        [0.4, '#f0702a', 0.55],
        [1, '#d8391f', 0],
      ]),
    ),
    rect(0, 0, 300, 420, url('boba-fett-air')),
    ...times(18, (index) =>
      ring(...head, 40 + index * 13, '#f6e7b0', 0.8, { opacity: (0.7 - index * 0.036).toFixed(2) }),
    ),
    ...times(7, (index) => {
      const ridge = curve(
        times(7, (step): Point => [step * 60 - 30, 282 + index * 9 + (9 - index) * Math.sin(step * 1.5 + index * 0.5)]),
      );
      return shape(`${ridge}V430H-30z`, ramp(['#c98f4c', '#edc884'], index / 6)) + stroke(ridge, '#fff0c4', 0.9);
    }),
    ...times(11, (index) => {
      const [right] = pit(index / 11, 0);
      const [, low] = pit(index / 11, 90);
      const [, top] = pit(index / 11, -90);
      const tone = ramp(sands, index / 10);
      return el('ellipse', {
        cx: 206,
        cy: (low + top) / 2,
        rx: right - 206,
        ry: (low - top) / 2,
        fill: tone,
        stroke: mix(tone, '#ffe9b8', 0.4),
        'stroke-width': '.8',
      });
    }),
    teeth(),
    slit(),
    smoke('boba-fett-left', 1),
    smoke('boba-fett-right', -1),
    // As a layer of its own: otherwise each contour would show the edge of the clip.
    group({ 'clip-path': url('boba-fett-over'), opacity: '.999' }, use('boba-fett-left')),
    disc(...head, 52, url('boba-fett-flame')),
    disc(...head, 5.5, '#ffffff'),
  );
}
