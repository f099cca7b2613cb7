import {
  defs,
  disc,
  group,
  linear,
  numbers,
  polar,
  radial,
  ramp,
  rect,
  ring,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/shared/art';

const [cx, cy] = [150, 214];

/** A bubble: a pale skin, a lit rim and one curved glint. */
function bubble(x: number, y: number, r: number): string {
  return use('mew-bubble', { transform: `translate(${numbers(x, y)})scale(${(r / 20).toFixed(2)})` });
}

/** A bright seed inside nested bubbles, a string of beads winding out of it. */
export function mew(): string {
  const shells = times(8, (index) => {
    const r = 142 - index * 16.5;
    const [x, y] = polar(cx, cy, index * 5.2, 200 + index * 26);
    return { x, y, r, tone: ramp(['#f7a3c6', '#fbc4da', '#fff4f9'], index / 7) };
  });
  const heart = shells[7] ?? { x: cx, y: cy };
  const beads = times(21, (index) => {
    const [x, y] = polar(
      heart.x,
      heart.y,
      20 + index * 3 + index * index * 0.16,
      20 + 30 * (index - index * index * 0.006),
    );
    return { x, y, r: 1.6 + index * 0.36 };
  });
  return svg(
    300,
    420,
    defs(
      linear(
        'mew-air',
        [0, 0, 300, 420],
        [
          [0, '#ffe3ec'],
          [0.5, '#f6a8c9'],
          [1, '#a99be6'],
        ],
      ),
      radial('mew-light', heart.x, heart.y, 60, [
        [0, '#ffffff'],
        [0.3, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ]),
      radial('mew-skin', -6, -7, 27, [
        [0, '#ffffff', 0.05],
        [0.55, '#ffffff', 0.15],
        [0.78, '#f06fa6', 0.45],
        [1, '#ffffff', 0.95],
      ]),
      group(
        { id: 'mew-bubble' },
        disc(0, 0, 20, url('mew-skin')),
        ring(0, 0, 20, '#ffffff', 0.8),
        stroke('M-13-6a14 14 0 0 1 8-7.5', '#ffffff', 2.2, { 'stroke-linecap': 'round' }),
      ),
    ),
    rect(0, 0, 300, 420, url('mew-air')),
    ...times(12, (index) => ring(cx, cy, 152 + index * 10, '#ffffff', 0.9, { opacity: '.55' })),
    ...shells.map(
      ({ x, y, r, tone }) =>
        disc(x, y, r, tone, { stroke: '#ffffff', 'stroke-width': 1.2 }) +
        ring(x, y, r - 4, '#e0568f', 0.5, { opacity: '.6' }),
    ),
    ...beads.map(({ x, y, r }) => disc(x, y, r, '#e8609c', { stroke: '#ffffff', 'stroke-width': 1 })),
    disc(heart.x, heart.y, 60, url('mew-light')),
    disc(heart.x, heart.y, 9, '#f2478f'),
    disc(heart.x - 2.6, heart.y - 2.8, 3, '#ffffff'),
    ...[
      [46, 62, 32],
      [252, 44, 17],
      [262, 346, 27],
      [40, 372, 19],
      [104, 30, 9],
      [208, 388, 11],
      [286, 96, 10],
      [16, 300, 8],
    ].map(([x = 0, y = 0, r = 0]) => bubble(x, y, r)),
  );
}
