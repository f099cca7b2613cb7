import {
  along,
  defs,
  disc,
  el,
  type Point,
  polar,
  polygon,
  radial,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  svg,
  times,
  url,
  use,
} from '@mint-row/shared/art';

const [cx, cy] = [156, 206];
const spokes = 20;
const radii = [22, 60, 104, 158, 230, 350];
const greens = ['#f4ffb8', '#b4f452', '#5cbc38', '#277233', '#0f3d20', '#072412'];

/** The corners of the broken ground: a ring of points for each radius, displaced with a fixed seed. */
function corners(): Point[][] {
  const next = seeded(1962);
  return radii.map((r, level) =>
    times(spokes, (spoke) =>
      polar(cx, cy, r * (1 + (next() - 0.5) * (level ? 0.24 : 0.1)), (spoke + (next() - 0.5) * 0.6) * (360 / spokes)),
    ),
  );
}

/** A shard's outline, slightly shrunk so that the cracks around it open. */
function drawnIn(points: readonly Point[]): Point[] {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  return points.map((point) => along(middle, point, 0.92));
}

/** Shards between the rings, grouped by tone: bright at the point of impact, each facet turned differently. */
function shards(): { tones: Map<string, string>; folds: string } {
  const grid = corners();
  const next = seeded(21);
  const tones = new Map<string, string>();
  let folds = '';
  times(radii.length - 1, (level) => {
    const step = level < 2 ? 2 : 1;
    for (let spoke = level % 2; spoke < spokes; spoke += step) {
      const at = (ring: number, turn: number): Point => grid[ring]?.[(spoke + turn) % spokes] ?? [0, 0];
      const outer = times(step + 1, (turn) => at(level + 1, step - turn));
      const inner = times(step + 1, (turn) => at(level, turn));
      const points = drawnIn([...inner, ...outer]);
      const facet = Math.round(((level + 0.3) / 5.2 + (next() - 0.45) * 0.46) * 9) / 9;
      if (points.every(([x, y]) => x < 0 || x > 300 || y < 0 || y > 420)) continue;
      const tone = ramp(greens, facet);
      tones.set(tone, (tones.get(tone) ?? '') + polygon(...points));
      folds += polygon(points[0] ?? [0, 0], points[step] ?? [0, 0], points[step + 1] ?? [0, 0]);
    }
  });
  return { tones, folds };
}

/** Ground shattered into gamma-green shards around one point of impact, with contour rings spreading through them. */
export function hulk(): string {
  const { tones, folds } = shards();
  const drawn = [...tones];
  return svg(
    300,
    420,
    defs(
      ...drawn.map(([, d], index) => el('path', { id: `hulk-${index}`, d })),
      radial('hulk-heat', cx, cy, 260, [
        [0, '#ffffff'],
        [0.13, '#f4ffb8'],
        [0.3, '#a65cf0'],
        [1, '#5a1f9c'],
      ]),
      radial('hulk-flash', cx, cy, 84, [
        [0, '#ffffff'],
        [0.2, '#f6ffc8', 0.9],
        [1, '#b6f04a', 0],
      ]),
      radial('hulk-dusk', cx, cy, 290, [
        [0.45, '#12061f', 0],
        [1, '#12061f', 0.65],
      ]),
    ),
    rect(0, 0, 300, 420, url('hulk-heat')),
    ...drawn.map((_, index) => use(`hulk-${index}`, { x: 2, y: 4, fill: '#1a0830' })),
    ...drawn.map(([tone], index) => use(`hulk-${index}`, { fill: tone, stroke: '#eaffb0', 'stroke-width': '.5' })),
    shape(folds, '#06200f', { opacity: '.22' }),
    ...times(12, (index) => ring(cx, cy, 40 + index * 21, '#f4ffb8', 0.7, { opacity: '.4' })),
    rect(0, 0, 300, 420, url('hulk-dusk')),
    disc(cx, cy, 84, url('hulk-flash')),
  );
}
