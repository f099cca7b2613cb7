import {
  circle,
  clip,
  curve,
  defs,
  disc,
  el,
  group,
  line,
  linear,
  type Point,
  radial,
  ramp,
  rect,
  ring,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy] = [150, 196];

/** Both strands of a helix that swings `reach` wide between two heights, and the rungs between them. */
function helix(
  reach: number,
  pitch: number,
  [top, end]: readonly [number, number],
): Record<'front' | 'back' | 'rungs', string> {
  const swing = (y: number): number => reach * Math.sin(((y - cy) / pitch) * Math.PI);
  const steps = Math.round((end - top) / 17);
  const strand = (side: number): Point[] =>
    times(steps + 1, (index): Point => {
      const y = top + ((end - top) * index) / steps;
      return [cx + side * swing(y), y];
    });
  const rungs = times(Math.floor((end - top) / 10), (index) => {
    const y = top + 5 + index * 10;
    return line([
      [cx - swing(y), y],
      [cx + swing(y), y],
    ]);
  });
  return { front: curve(strand(1)), back: curve(strand(-1)), rungs: rungs.join('') };
}

/** A violet lens that bends the helix behind it, inside rings of thought. */
export function mewtwo(): string {
  const [above, below, near] = [helix(26, 66, [-16, 98]), helix(26, 66, [294, 436]), helix(58, 96, [94, 298])];
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
      radial('mewtwo-lens', cx - 24, cy - 30, 130, [
        [0, '#fbf3ff'],
        [0.35, '#d9b8f5'],
        [0.75, '#9a5fd6'],
        [1, '#4a1f8c'],
      ]),
      radial('mewtwo-aura', cx, cy, 230, [
        [0.4, '#e07bf0', 0.75],
        [0.65, '#9a4fe0', 0.25],
        [1, '#4a2a86', 0],
      ]),
      clip('mewtwo-glass', circle(cx, cy, 96)),
    ),
    rect(0, 0, 300, 420, url('mewtwo-air')),
    rect(0, 0, 300, 420, url('mewtwo-aura')),
    ...times(15, (index) =>
      ring(cx, cy, 108 + index * 11, ramp(['#f3d6ff', '#6b3fb5'], index / 10), 0.9, { opacity: '.55' }),
    ),
    stroke(above.rungs + below.rungs, '#d9b8f5', 1.4, { opacity: '.7' }),
    stroke(above.back + below.back, '#8a5fd0', 4),
    stroke(above.front + below.front, '#f3e6ff', 4),
    disc(cx, cy, 102, '#1a0f38'),
    disc(cx, cy, 98, url('mewtwo-lens')),
    group(
      { 'clip-path': url('mewtwo-glass') },
      ...times(12, (index) =>
        el('ellipse', {
          cx,
          cy,
          rx: 98,
          ry: 6 + index * 9,
          fill: 'none',
          stroke: '#7a3fc0',
          'stroke-width': '.6',
          opacity: '.6',
        }),
      ),
      stroke(near.rungs, '#3a1470', 1.6),
      stroke(near.back, '#6b2fb0', 7),
      stroke(near.front, '#2a0f58', 9),
      stroke(near.front, '#f3a6ff', 2),
    ),
    ring(cx, cy, 98, '#fbf3ff', 2),
  );
}
