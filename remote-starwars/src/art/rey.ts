import {
  circle,
  clip,
  curve,
  defs,
  disc,
  group,
  line,
  linear,
  mix,
  type Point,
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
  use,
} from '@mint-row/kit/art';

const [cx, cy] = [172, 168];
const sands = ['#e9b35c', '#c9823a', '#8f5128', '#55301f'];

/** Days counted on a wall: four strokes and one across, row after row. */
function tally(): string {
  const next = seeded(2015);
  const jitter = (reach: number): number => (next() - 0.5) * reach;
  return times(56, (index) => {
    const [x, y] = [14 + (index % 7) * 41 + jitter(4), 14 + Math.floor(index / 7) * 44 + jitter(5)];
    const strokes = times(4, (mark) => {
      const left = x + mark * 7;
      return line([
        [left + jitter(2), y + jitter(4)],
        [left + jitter(3), y + 28 + jitter(4)],
      ]);
    });
    const across = line([
      [x - 6, y + 22 + jitter(5)],
      [x + 27, y + 5 + jitter(5)],
    ]);
    return strokes.join('') + across;
  }).join('');
}

/** Sunlight that falls through a round hatch onto a wall of counted days. */
export function rey(): string {
  const plates = `${times(4, (row) => `M0 ${row * 88 + 6}h300`).join('')}M96 6v88M220 94v88M60 182v88M188 270v88`;
  return svg(
    300,
    420,
    defs(
      linear(
        'rey-wall',
        [0, 0, 300, 420],
        [
          [0, '#2c5a66'],
          [0.5, '#183a48'],
          [1, '#0a1e2a'],
        ],
      ),
      radial('rey-sun', cx + 34, cy - 40, 170, [
        [0, '#fffbe2'],
        [0.35, '#ffdf8c'],
        [0.75, '#f7a93a'],
        [1, '#d9711f'],
      ]),
      linear(
        'rey-shaft',
        [300, 0, 110, 220],
        [
          [0, '#ffe9a8', 0.7],
          [1, '#ffb84a', 0.12],
        ],
      ),
      clip('rey-hatch', circle(cx, cy, 104)),
      group({ id: 'rey-tally' }, stroke(tally(), 'currentColor', 2.6, { 'stroke-linecap': 'round' })),
    ),
    rect(0, 0, 300, 420, url('rey-wall')),
    stroke(plates, '#071722', 2.4),
    stroke(plates, '#5b8f98', 0.8, { transform: 'translate(0 2)' }),
    use('rey-tally', { color: '#061620', transform: 'translate(1.4 1.6)' }),
    use('rey-tally', { color: '#6fa5aa' }),
    ...times(10, (index) =>
      ring(cx, cy, 112 + index * 13, '#ffd98a', 0.9, { opacity: (0.5 - index * 0.045).toFixed(2) }),
    ),
    disc(cx, cy, 107, '#0a1e2a'),
    disc(cx, cy, 104, url('rey-sun')),
    group(
      { 'clip-path': url('rey-hatch') },
      stroke(plates, '#c8701f', 1.4),
      use('rey-tally', { color: '#fff3c4', transform: 'translate(1.4 1.6)' }),
      use('rey-tally', { color: '#7a3410' }),
    ),
    shape(polygon([330, -60], [236, -60], [88, 106], [222, 258]), url('rey-shaft')),
    ...times(4, (index) => {
      const ridge = curve(
        times(
          6,
          (step): Point => [step * 70 - 30, 340 + index * 21 + 13 * Math.sin(step * 1.3 + index * 1.7) - step * 4],
        ),
      );
      const sand = ramp(sands, index / 3);
      return (
        shape(`${ridge}V440H-30z`, sand) +
        times(5, (drop) =>
          stroke(ridge, mix(sand, '#fff0c0', 0.5), 0.8, {
            transform: `translate(0 ${drop * 4})`,
            opacity: (1 - drop * 0.18).toFixed(2),
          }),
        ).join('')
      );
    }),
  );
}
