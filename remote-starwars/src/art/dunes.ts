import {
  curve,
  defs,
  disc,
  linear,
  numbers,
  type Point,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

/** The crest of a dune: a long swell, and where its lit side ends. */
function crest(y: number, swell: number, turn: number): Point[] {
  return times(9, (index) => [index * 40 - 10, y + swell * Math.sin(index * 0.8 + turn)]);
}

/** A dune from its crest to the foot of the drawing. */
function dune(y: number, swell: number, turn: number): string {
  return `${curve(crest(y, swell, turn))}V420H${numbers(-10)}z`;
}

/** Two suns that set behind rippled dunes. */
export function dunes(): string {
  const ripples = times(13, (index) => curve(crest(296 + index * 10.5, 15 - index * 0.6, 2.2 + index * 0.05))).join('');
  return svg(
    300,
    420,
    defs(
      linear(
        'dunes-sky',
        [0, 0, 0, 270],
        [
          [0, '#3a1230'],
          [0.45, '#a82f3a'],
          [0.8, '#f0883e'],
          [1, '#ffd27a'],
        ],
      ),
      linear(
        'dunes-sand',
        [0, 250, 0, 420],
        [
          [0, '#c8642c'],
          [1, '#4a1a20'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('dunes-sky')),
    ...times(7, (index) => ring(118, 176, 62 + index * 17, '#ffe2a8', 1.6 - index * 0.2)),
    disc(118, 176, 46, '#fff0c2'),
    disc(206, 214, 24, '#ff9a4a'),
    shape(dune(236, 13, 0.4), '#a5482c'),
    shape(dune(258, 17, 3.6), '#c26032'),
    shape(dune(284, 15, 2.1), url('dunes-sand')),
    stroke(ripples, '#ffb469', 1, { opacity: '.55' }),
  );
}
