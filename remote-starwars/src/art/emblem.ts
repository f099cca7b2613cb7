import {
  circle,
  defs,
  disc,
  linear,
  polar,
  polygon,
  radial,
  rect,
  ring,
  seeded,
  shape,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy] = [210, 122];

/** Streaks of starlight from a vanishing point, combined in one layer. */
function streaks(count: number, near: number, seed: number, spread: number): string {
  const next = seeded(seed);
  return times(count, (index) => {
    const angle = ((index + next() * 0.8) * 360) / count;
    const from = near + next() * next() * 150;
    const to = from * 1.6 + 70 + next() * 160;
    const [left, right] = [polar(cx, cy, to * 0.88, angle - spread / 2), polar(cx, cy, to * 0.88, angle + spread / 2)];
    return polygon(polar(cx, cy, from, angle), left, polar(cx, cy, to, angle), right);
  }).join('');
}

/** Hyperspace streaks over the lit arcs of a blue horizon. */
export function emblem(): string {
  return svg(
    420,
    300,
    defs(
      radial('starwars-emblem-deep', cx, cy, 270, [
        [0, '#3f8ff0'],
        [0.3, '#1a4fb0'],
        [0.7, '#0a1f5c'],
        [1, '#040b26'],
      ]),
      radial('starwars-emblem-core', cx, cy, 90, [
        [0, '#ffffff'],
        [0.2, '#dff0ff', 0.9],
        [1, '#6fb4ff', 0],
      ]),
      linear(
        'starwars-emblem-world',
        [0, 214, 0, 300],
        [
          [0, '#123a8c'],
          [0.3, '#0a1f5c'],
          [1, '#030818'],
        ],
      ),
    ),
    rect(0, 0, 420, 300, url('starwars-emblem-deep')),
    shape(streaks(54, 30, 77, 1.5), '#5fa4f5'),
    shape(streaks(40, 44, 83, 1), '#dff0ff'),
    shape(streaks(20, 60, 99, 1.6), '#ffffff'),
    disc(cx, cy, 90, url('starwars-emblem-core')),
    shape(circle(cx, 760, 540), url('starwars-emblem-world')),
    ...times(9, (index) => ring(cx, 760, 536 - index * index * 1.1 - index * 3, '#6fb4ff', 1.1 - index * 0.08)),
    ring(cx, 760, 541, '#ffd27a', 2.4),
    ring(cx, 760, 546, '#bfe0ff', 0.8),
  );
}
