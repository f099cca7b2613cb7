import {
  defs,
  disc,
  dots,
  group,
  linear,
  mix,
  type Point,
  polygon,
  radial,
  ramp,
  rect,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const [cx, cy, disk] = [150, 206, 124];
const [count, pitch] = [9, 27];

/** How far the disk reaches to the side at a height. */
function reach(y: number): number {
  return Math.sqrt(Math.max(0, disk ** 2 - (y - cy) ** 2));
}

/** A length of the disk between two heights, on the right of the blade, drawn in by `inset`. */
function slice(top: number, foot: number, inset = 0): string {
  const [from, cut] = [cx + 16 + inset, (y: number) => cx + reach(y) - inset * 1.2];
  return polygon(
    [from, top],
    [cut(top), top],
    [cut((top + foot) / 2), (top + foot) / 2],
    [cut(foot), foot],
    [from, foot],
  );
}

/** A bar on the right of the blade: its lit upper edge, and its face, which darkens away from the light. */
function bar(index: number): string {
  const top = cy + (index - count / 2) * pitch + 2.5;
  return (
    shape(slice(top, top + 22), '#050507') +
    shape(slice(top + 1.6, top + 6, 1.6), url('darth-vader-edge')) +
    shape(slice(top + 8, top + 20.4, 1.6), url('darth-vader-bar'))
  );
}

/** A red blade before a black disk of nine bars, as of a vent. */
export function darthVader(): string {
  const next = seeded(1977);
  const stars = (count: number): string => dots(times(count, (): Point => [next() * 300, next() * 420]));
  return svg(
    300,
    420,
    defs(
      linear(
        'darth-vader-bar',
        [cx, 0, 290, 0],
        [
          [0, '#ff3a2c'],
          [0.2, '#a30d16'],
          [0.5, '#3a2430'],
          [1, '#23262f'],
        ],
      ),
      linear(
        'darth-vader-edge',
        [cx, 0, 290, 0],
        [
          [0, '#ffd9d0'],
          [0.3, '#ff5a48'],
          [0.65, '#8a6a74'],
          [1, '#7f8aa0'],
        ],
      ),
      linear(
        'darth-vader-beam',
        [cx - 9, 0, cx + 9, 0],
        [
          [0, '#ff1a1a', 0],
          [0.3, '#ff2a22'],
          [0.42, '#ffd9d0'],
          [0.5, '#ffffff'],
          [0.58, '#ffd9d0'],
          [0.7, '#ff2a22'],
          [1, '#ff1a1a', 0],
        ],
      ),
      linear(
        'darth-vader-glow',
        [20, 0, 280, 0],
        [
          [0, '#7a0008', 0],
          [0.42, '#c8000c', 0.3],
          [0.5, '#ff1a1a', 0.75],
          [0.58, '#c8000c', 0.3],
          [1, '#7a0008', 0],
        ],
      ),
      radial('darth-vader-void', 150, 210, 280, [
        [0, '#1a2036'],
        [0.6, '#0a0d1a'],
        [1, '#030409'],
      ]),
    ),
    rect(0, 0, 300, 420, url('darth-vader-void')),
    stroke(stars(90), '#aab4cc', 1.2, { 'stroke-linecap': 'round' }),
    stroke(stars(22), '#ffffff', 2, { 'stroke-linecap': 'round' }),
    ...times(7, (index) => {
      const air = ramp(['#0b070c', '#1c080e', '#4a0a12'], index / 6);
      return disc(cx, cy, disk + 16 + (6 - index) * 12, air, { stroke: mix(air, '#ff4a3a', 0.16 + index * 0.05) });
    }),
    disc(cx, cy, disk + 5, '#0a0508', { stroke: '#ff5a48', 'stroke-width': 1.6 }),
    rect(20, 0, 260, 420, url('darth-vader-glow')),
    group({ id: 'darth-vader-bars' }, ...times(count, bar)),
    use('darth-vader-bars', { transform: 'matrix(-1 0 0 1 300 0)' }),
    rect(cx - 9, 0, 18, 420, url('darth-vader-beam')),
  );
}
