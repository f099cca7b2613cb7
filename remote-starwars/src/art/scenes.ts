import {
  arc,
  curve,
  defs,
  disc,
  dots,
  line,
  linear,
  numbers,
  type Point,
  polygon,
  radial,
  rect,
  ring,
  seeded,
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

/** The same suns low over a desert at night, from edge to edge: a guide opens on it, its words and its tool above the sand. */
export function sunsOverDunes(): string {
  const next = seeded(1977);
  const sky = stroke(dots(times(170, (): Point => [next() * 1600, next() * 330])), '#ffffff', 1.6, {
    'stroke-linecap': 'round',
    opacity: '.55',
  });
  const ridge = (y: number, swell: number, turn: number): string =>
    curve(times(18, (index): Point => [index * 100 - 50, y + swell * Math.sin(index * 0.62 + turn)]));
  return svg(
    1600,
    560,
    defs(
      linear(
        'desert-night',
        [0, 0, 0, 470],
        [
          [0, '#0b0d16'],
          [0.55, '#1d1426'],
          [0.85, '#4a1a2c'],
          [1, '#7d3020'],
        ],
      ),
      linear(
        'desert-sand',
        [0, 440, 0, 560],
        [
          [0, '#3f1a16'],
          [1, '#14090c'],
        ],
      ),
    ),
    rect(0, 0, 1600, 560, url('desert-night')),
    sky,
    ...times(9, (index) =>
      ring(700, 392, 98 + index * 26, '#ffe2a8', 1.4, { opacity: (0.3 * 0.8 ** index).toFixed(2) }),
    ),
    disc(700, 392, 84, '#7d3222'),
    disc(842, 420, 36, '#96431f'),
    shape(`${ridge(436, 20, 0.4)}V580H-60z`, '#5c261c'),
    shape(`${ridge(464, 22, 3.4)}V580H-60z`, '#481d18'),
    shape(`${ridge(494, 18, 1.6)}V580H-60z`, url('desert-sand')),
    stroke(times(9, (index) => ridge(502 + index * 9, 17 - index, 1.6 + index * 0.05)).join(''), '#ffb469', 1, {
      opacity: '.22',
    }),
  );
}

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

/** Firs along a ridge: tall triangles whose feet stand on it. */
function firs(count: number, foot: number, height: number, seed: number): string {
  const next = seeded(seed);
  return times(count, (index) => {
    const x = ((index + next() * 0.7) * 320) / count - 10;
    const tall = height * (0.6 + next() * 0.6);
    return polygon([x - tall * 0.16, foot + 30], [x, foot - tall], [x + tall * 0.16, foot + 30]);
  }).join('');
}

/** A banded planet that rises behind three ridges of firs. */
export function forestMoon(): string {
  const next = seeded(66);
  const stars = dots(times(60, (): Point => [next() * 300, next() * 210]));
  return svg(
    300,
    420,
    defs(
      linear(
        'forest-moon-sky',
        [0, 0, 0, 330],
        [
          [0, '#04140f'],
          [0.6, '#0c4a3a'],
          [1, '#59b58a'],
        ],
      ),
      linear(
        'forest-moon-world',
        [70, 60, 250, 240],
        [
          [0, '#eaf6d8'],
          [0.5, '#9fcf8a'],
          [1, '#1c5a44'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('forest-moon-sky')),
    stroke(stars, '#d8f2e2', 1.3, { 'stroke-linecap': 'round' }),
    disc(160, 168, 92, url('forest-moon-world')),
    stroke(times(7, (index) => arc(160, 168 - 300 + index * 22, 320, 74, 106)).join(''), '#0c4a3a', 1.2, {
      opacity: '.4',
    }),
    ...times(4, (index) => ring(160, 168, 99 + index * 9, '#bfe8c8', 1.4 - index * 0.3)),
    shape(firs(22, 292, 60, 5), '#2c7a5a'),
    rect(0, 320, 300, 100, '#2c7a5a'),
    shape(firs(15, 330, 92, 9), '#14523f'),
    rect(0, 358, 300, 62, '#14523f'),
    shape(firs(10, 396, 120, 12), '#062a20'),
  );
}

/** A sky of stars in three sizes, for the ground behind cards. */
export function stars(): string {
  const next = seeded(330);
  const layer = (count: number, size: number, opacity: string) =>
    stroke(dots(times(count, (): Point => [next() * 1600, next() * 400])), '#ffffff', size, {
      'stroke-linecap': 'round',
      opacity,
    });
  return svg(1600, 400, layer(150, 1.2, '.5'), layer(60, 1.8, '.8'), layer(14, 2.8, '1'));
}
