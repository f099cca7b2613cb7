import {
  curve,
  defs,
  dots,
  line,
  linear,
  mix,
  type Point,
  radial,
  ramp,
  rect,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

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

/** The air around the breath: an outline that follows the bars on both sides, `out` away from them. */
function breathShape(out: number): string {
  const edge = (side: number): Point[] =>
    times(25, (index): Point => [beam + side * (40 + 92 * breath(index * 18 - 6) + out), index * 18 - 6]);
  return `${curve(edge(1))}${curve(edge(-1).reverse()).replace('M', 'L')}z`;
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
        [0, '#1a2036'],
        [0.6, '#0a0d1a'],
        [1, '#030409'],
      ]),
    ),
    rect(0, 0, 300, 420, url('darth-vader-void')),
    stroke(stars(150), '#7f8aa8', 0.9, { 'stroke-linecap': 'round' }),
    stroke(stars(60), '#dfe6f5', 1.3, { 'stroke-linecap': 'round' }),
    stroke(stars(12), '#ffffff', 2.2, { 'stroke-linecap': 'round' }),
    ...times(7, (index) => {
      const air = ramp(['#08070c', '#16080d', '#34090f'], index / 6);
      return shape(breathShape((6 - index) * 6 - 6), air, {
        stroke: mix(air, '#ff4a3a', 0.2 + index * 0.05),
        'stroke-width': 0.8,
      });
    }),
    rect(20, 0, 260, 420, url('darth-vader-glow')),
    stroke(breathing, '#050507', 7),
    stroke(breathing, url('darth-vader-bar'), 4.2),
    rect(beam - 9, 0, 18, 420, url('darth-vader-beam')),
  );
}
