import {
  circle,
  defs,
  disc,
  dotRing,
  group,
  type Point,
  polar,
  polygon,
  radial,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/shared/art';

const [cx, cy] = [156, 214];
const spokes = 22;
const radii = [30, 58, 96, 146, 214, 400];

/** The corners of the broken ground: a ring of points for each radius, shaken out of true by a fixed seed. */
function corners(): Point[][] {
  const next = seeded(1962);
  return radii.map((r, level) =>
    times(spokes, (spoke) =>
      polar(cx, cy, r * (1 + (next() - 0.5) * (level ? 0.2 : 0.1)), (spoke + (next() - 0.5) * 0.62) * (360 / spokes)),
    ),
  );
}

/** Shards between the rings, gathered by tone: bright at the blow, each facet turned its own way. */
function shards(): Map<string, string> {
  const grid = corners();
  const next = seeded(7);
  const tones = new Map<string, string>();
  const greens = ['#f1ffa8', '#a9f04a', '#57b834', '#267031', '#0f3d20', '#06200f'];
  times(radii.length - 1, (level) => {
    const step = level < 2 ? 2 : 1;
    for (let spoke = (level % 2) * (step - 1); spoke < spokes; spoke += step) {
      const to = (spoke + step) % spokes;
      const [inner, outer] = [grid[level] ?? [], grid[level + 1] ?? []];
      const ridge = times(step + 1, (index) => outer[(spoke + index) % spokes] ?? [0, 0]).reverse();
      const facet = Math.round(((level + 0.4) / 5.4 + (next() - 0.45) * 0.3) * 9) / 9;
      const tone = ramp(greens, facet);
      tones.set(tone, (tones.get(tone) ?? '') + polygon(inner[spoke] ?? [0, 0], inner[to] ?? [0, 0], ...ridge));
    }
  });
  return tones;
}

/** Ground shattered into gamma-green shards around one blow, contour rings running out through them. */
export function hulk(): string {
  const drawn = [...shards()];
  const all = drawn.map(([, d]) => d).join('');
  return svg(
    300,
    420,
    defs(
      radial('hulk-heat', cx, cy, 300, [
        [0, '#ffffff'],
        [0.12, '#f1ffa8'],
        [0.22, '#9a52e0'],
        [1, '#4a1a80'],
      ]),
      radial('hulk-flash', cx, cy, 120, [
        [0, '#ffffff'],
        [0.22, '#f6ffc8', 0.85],
        [1, '#b6f04a', 0],
      ]),
      radial('hulk-dusk', cx, cy, 290, [
        [0.45, '#12061f', 0],
        [1, '#12061f', 0.7],
      ]),
    ),
    rect(0, 0, 300, 420, url('hulk-heat')),
    group(
      { stroke: '#2a0d4a', 'stroke-width': 5, 'stroke-linejoin': 'round' },
      ...drawn.map(([tone, d]) => shape(d, tone)),
    ),
    shape(all, 'none', { stroke: '#8e4fd0', 'stroke-width': 1.6 }),
    ...times(14, (index) => ring(cx, cy, 44 + index * 19, '#eaffb0', 0.7, { opacity: '.45' })),
    dotRing(cx, cy, 53.5, 1.6, 60, '#f6ffc8'),
    rect(0, 0, 300, 420, url('hulk-dusk')),
    disc(cx, cy, 120, url('hulk-flash')),
    stroke(circle(cx, cy, 16), '#4fae2e', 1),
  );
}
