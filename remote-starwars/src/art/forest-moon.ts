import {
  arc,
  defs,
  disc,
  dots,
  linear,
  type Point,
  polygon,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

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
