import {
  curve,
  defs,
  dots,
  group,
  line,
  linear,
  type Point,
  radial,
  rect,
  seeded,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/shared/art';

const beam = 150;

/** A breath: how far the bars extend at a height, swelling and shrinking twice down the page. */
function breath(y: number): number {
  return 0.5 - 0.5 * Math.cos(((y - 20) / 380) * 4 * Math.PI);
}

/** Bars on one side of the beam that lengthen and shorten like breathing. */
function bars(side: number): string {
  return times(38, (index) => {
    const y = 20 + index * 10.3;
    return line([
      [beam + side * 14, y],
      [beam + side * (26 + 92 * breath(y)), y],
    ]);
  }).join('');
}

/** The edge of the breath as a smooth line, slightly outside the bars. */
function edge(side: number): string {
  return curve(times(25, (index): Point => [beam + side * (40 + 92 * breath(index * 18 - 6)), index * 18 - 6]));
}

/** A red vertical beam in a black void, dividing bars that swell and sink like slow breath. */
export function darthVader(): string {
  const next = seeded(1977);
  const stars = (count: number): string => dots(times(count, (): Point => [next() * 300, next() * 420]));
  const breathing = bars(-1) + bars(1);
  return svg(
    300,
    420,
    defs(
      linear(
        'darth-vader-bar',
        [10, 0, 290, 0],
        [
          [0, '#1a1c22'],
          [0.3, '#3a3d47'],
          [0.46, '#c0141c'],
          [0.5, '#ff4a3a'],
          [0.54, '#c0141c'],
          [0.7, '#3a3d47'],
          [1, '#1a1c22'],
        ],
      ),
      linear(
        'darth-vader-beam',
        [beam - 9, 0, beam + 9, 0],
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
        [0, '#15161c'],
        [1, '#020203'],
      ]),
    ),
    rect(0, 0, 300, 420, url('darth-vader-void')),
    stroke(stars(90), '#8a8f9e', 0.9, { 'stroke-linecap': 'round' }),
    stroke(stars(26), '#ffffff', 1.5, { 'stroke-linecap': 'round' }),
    rect(20, 0, 260, 420, url('darth-vader-glow')),
    ...[-1, 1].flatMap((side) => {
      const id = side < 0 ? 'darth-vader-in' : 'darth-vader-out';
      return [
        group({ id, opacity: '.5' }, stroke(edge(side), '#d8202a', 0.7)),
        ...[1, 2, 3, 4].map((step) => use(id, { x: side * step * 7, opacity: (0.9 - step * 0.18).toFixed(2) })),
      ];
    }),
    stroke(breathing, '#050507', 7),
    stroke(breathing, url('darth-vader-bar'), 4.2),
    rect(beam - 9, 0, 18, 420, url('darth-vader-beam')),
  );
}
