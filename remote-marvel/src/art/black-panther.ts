import {
  dashRing,
  defs,
  disc,
  linear,
  numbers,
  pattern,
  polar,
  radial,
  rect,
  ring,
  shape,
  spin,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/shared/art';

const [cx, cy] = [150, 202];

/** A claw: a crescent that leaves the inner ring, leans over and ends in a point. */
function claw(inner: number, outer: number, sweep: number, body: number): string {
  const [x1, y1] = polar(cx, cy, inner, -90);
  const [x2, y2] = polar(cx, cy, outer, -90 + sweep);
  const [x3, y3] = polar(cx, cy, inner, -90 + body);
  const reach = outer - inner;
  return `M${numbers(x1, y1)}A${numbers(reach, reach)} 0 0 1 ${numbers(x2, y2)}A${numbers(reach * 1.5, reach * 1.5)} 0 0 0 ${numbers(x3, y3)}z`;
}

/** A collar of violet claw arcs around a moiré moon, on a woven ground. */
export function blackPanther(): string {
  return svg(
    300,
    420,
    defs(
      pattern(
        'black-panther-weave',
        30,
        42,
        {},
        rect(0, 0, 30, 42, '#0d0819'),
        shape('M0 0h30L15 21zM0 42l15-21 15 21z', '#22124a'),
        stroke('M5 0l10 14L25 0M10 0l5 7 5-7M5 42l10-14 10 14M10 42l5-7 5 7', '#6a3fd0', 1),
        stroke('M0 7v28M30 7v28M4 21l-4 6M26 21l4 6M4 21l-4-6M26 21l4-6', '#4526a0', 1),
      ),
      radial('black-panther-night', cx, cy, 280, [
        [0, '#6b2df0', 0.5],
        [0.5, '#1a0b3c', 0.1],
        [1, '#050308', 0.88],
      ]),
      linear(
        'black-panther-claw',
        [150, 70, 176, 128],
        [
          [0, '#f4edff'],
          [0.3, '#b892ff'],
          [1, '#4a1cb0'],
        ],
      ),
      radial('black-panther-moon', cx - 14, cy - 18, 84, [
        [0, '#d9c7ff'],
        [0.4, '#7a3df0'],
        [1, '#1c0b45'],
      ]),
    ),
    rect(0, 0, 300, 420, url('black-panther-weave')),
    rect(0, 0, 300, 420, url('black-panther-night')),
    disc(cx, cy, 143, '#07040d', { opacity: '.9' }),
    ring(cx, cy, 143, '#8a58f0', 1.2),
    dashRing(cx, cy, 138, 4, 90, 0.3, '#8a58f0'),
    spin('black-panther-echo', cx, cy, 30, stroke(claw(76, 132, 27, 9), '#5a2fc4', 0.8)),
    spin('black-panther-tooth', cx, cy, 15, shape(claw(76, 128, 24, 17), url('black-panther-claw'))),
    disc(cx, cy, 74, '#07040d'),
    disc(cx, cy, 66, url('black-panther-moon')),
    ...times(11, (index) => ring(cx, cy, 6 + index * 6, '#0d0619', 2.4)),
    ...times(11, (index) => ring(cx - 7, cy - 9, 3 + index * 4.6, '#0d0619', 1.7)),
    ring(cx, cy, 70, '#d9c7ff', 1.4),
  );
}
