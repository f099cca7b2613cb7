import {
  arc,
  circle,
  clip,
  curve,
  defs,
  disc,
  el,
  group,
  linear,
  type Point,
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

const [cx, cy, glass] = [150, 200, 104];
/** The helix: how far its strands swing, and the height of half a turn. */
const [reach, half] = [27, 64];

/** Where the lens shows a point that lies behind it: 2.2 times as large in its middle, and in its own place at the rim. */
function seen([x, y]: Point): Point {
  const r = Math.hypot(x - cx, y - cy) / glass;
  const size = r < 0.01 ? 2.2 : r < 1 ? (1 - (1 - r) ** 2.2) / r : 1;
  return [cx + (x - cx) * size, cy + (y - cy) * size];
}

/** A place on the helix: half turns above (-) or below (+) the middle of the lens, and how far across. */
function place(turn: number, across: number): Point {
  return [cx + across * reach * Math.sin(turn * Math.PI), cy + turn * half];
}

/** A strand around one of its crossings, from one outermost point to the next, and a little further at both ends. */
function strand(crossing: number, side: number, through: (point: Point) => Point): string {
  return curve(times(9, (step) => through(place(crossing - 0.66 + step * 0.165, side))));
}

/** The helix as it is, or as the lens shows it: rungs of two colours, and strands that pass over each other in turn. */
function helix(id: string, from: number, to: number, wide: number, through: (point: Point) => Point): string {
  const rungs = (side: number): string =>
    times((to - from) * 7, (index) => {
      const turn = from - 0.5 + (index + 0.5) / 7;
      return curve([0, 0.5, 1].map((across) => through(place(turn, across * side))));
    }).join('');
  const strands = times(to - from, (index) => {
    const [under, over] = (from + index) % 2 ? [-1, 1] : [1, -1];
    return [under, over]
      .map((side = 1) => {
        const name = `mewtwo-${id}${index}${side > 0 ? 'a' : 'b'}`;
        const [tone, light] = side > 0 ? ['#e07bf0', '#fff0ff'] : ['#7c4fe0', '#cdb6ff'];
        return (
          defs(el('path', { id: name, d: strand(from + index, side, through), fill: 'none' })) +
          use(name, { stroke: '#1a0a38', 'stroke-width': wide + 3 }) +
          use(name, { stroke: tone, 'stroke-width': wide }) +
          use(name, { stroke: light, 'stroke-width': wide * 0.25 })
        );
      })
      .join('');
  });
  return stroke(rungs(1), '#f3a6ff', wide * 0.3) + stroke(rungs(-1), '#a58cff', wide * 0.3) + strands.join('');
}

/** A glass sphere before a double helix, which it shows more than twice as large, inside rings of thought. */
export function mewtwo(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'mewtwo-air',
        [0, 0, 0, 420],
        [
          [0, '#1a0f38'],
          [0.5, '#4a2a86'],
          [1, '#150a2c'],
        ],
      ),
      radial('mewtwo-lens', cx - 30, cy - 38, 150, [
        [0, '#8a5ad6'],
        [0.4, '#5a2fb0'],
        [0.8, '#2c1266'],
        [1, '#190a40'],
      ]),
      radial('mewtwo-aura', cx, cy, 240, [
        [0.4, '#e07bf0', 0.8],
        [0.65, '#9a4fe0', 0.25],
        [1, '#4a2a86', 0],
      ]),
      radial('mewtwo-caustic', cx + 22, cy + 92, 92, [
        [0, '#ffe9ff', 0.6],
        [0.3, '#f3a6ff', 0.35],
        [1, '#f3a6ff', 0],
      ]),
      clip('mewtwo-glass', circle(cx, cy, glass)),
    ),
    rect(0, 0, 300, 420, url('mewtwo-air')),
    rect(0, 0, 300, 420, url('mewtwo-aura')),
    ...times(16, (index) =>
      ring(cx, cy, 116 + index * 11, ramp(['#f3d6ff', '#6b3fb5'], index / 10), 0.9, { opacity: '.6' }),
    ),
    helix('far', -4, 5, 6, (point) => point),
    disc(cx, cy, glass + 4, '#130828'),
    disc(cx, cy, glass, url('mewtwo-lens')),
    group(
      { 'clip-path': url('mewtwo-glass') },
      ...times(12, (index) =>
        el('ellipse', {
          cx,
          cy,
          rx: glass,
          ry: 6 + index * 9,
          fill: 'none',
          stroke: '#b48cff',
          'stroke-width': '.6',
          opacity: '.35',
        }),
      ),
      helix('near', -2, 3, 12, seen),
      disc(cx, cy, glass, url('mewtwo-caustic')),
    ),
    // Light that the lens gathers at its lower rim, and the window that it mirrors above.
    shape('M92 276C120 306 190 312 228 262 214 300 186 303 150 303 122 302 104 294 92 276z', '#fff0ff'),
    stroke(arc(cx, cy, 92, 36, 130) + arc(cx, cy, 86, 44, 116), '#fff0ff', 1.2, { opacity: '.7' }),
    shape('M66 176C74 132 106 108 142 106 114 118 88 140 66 176z', '#ffffff', { opacity: '.75' }),
    ring(cx, cy, glass, '#fbf3ff', 2.4),
  );
}
