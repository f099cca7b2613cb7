import {
  defs,
  disc,
  line,
  linear,
  polygon,
  radial,
  rect,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const vanishing = [150, 150] as const;

/** A wall of blocks that runs to the vanishing point: every block reaches a little further into the gap. */
function wall(side: number, seed: number): string {
  const next = seeded(seed);
  return times(9, (index) => {
    const far = 6 * 1.5 ** index;
    const near = far * 1.5;
    const gap = 0.62 + next() * 0.3;
    const x = (d: number) => vanishing[0] + side * d * gap;
    const top = (d: number) => vanishing[1] - d * (0.35 + next() * 0.5);
    const foot = (d: number) => vanishing[1] + d * 1.4;
    return polygon([x(far), top(far)], [x(near), top(near)], [x(near), foot(near)], [x(far), foot(far)]);
  }).join('');
}

/** A long mechanical canyon at dusk that closes on a point of light. */
export function canyon(): string {
  const rails = times(11, (index) => line([vanishing, [-450 + index * 120, 420]])).join('');
  const ties = times(12, (index) => {
    const d = 8 * 1.38 ** index;
    return line([
      [150 - d * 1.6, 150 + d * 1.4],
      [150 + d * 1.6, 150 + d * 1.4],
    ]);
  }).join('');
  return svg(
    300,
    420,
    defs(
      radial('canyon-sky', 150, 150, 300, [
        [0, '#fff3d6'],
        [0.1, '#ffc46b'],
        [0.45, '#c2501c'],
        [1, '#2a0e14'],
      ]),
      linear(
        'canyon-floor',
        [0, 150, 0, 420],
        [
          [0, '#e08034'],
          [0.5, '#5a2018'],
          [1, '#1c0a0e'],
        ],
      ),
      linear(
        'canyon-wall',
        [0, 0, 0, 420],
        [
          [0, '#8a3a1c'],
          [1, '#160a0e'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('canyon-sky')),
    shape(polygon(vanishing, [-260, 420], [560, 420]), url('canyon-floor')),
    stroke(ties + rails, '#ffb469', 0.9, { opacity: '.5' }),
    shape(wall(-1, 4) + wall(1, 8), url('canyon-wall'), { stroke: '#ffb469', 'stroke-width': 0.8 }),
    disc(150, 150, 5, '#ffffff'),
  );
}
