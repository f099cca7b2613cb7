import {
  circle,
  clip,
  defs,
  disc,
  el,
  group,
  linear,
  numbers,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const [cx, cy, glass] = [150, 206, 130];
const bloom = ['#ffd3e6', '#ff9cc8', '#f0559f', '#b845bc', '#7a55dc', '#4a7fe6', '#3fa9e0', '#46cfc0'];

/** How many seeds wind out of the first. */
const count = 150;

/** The place of a seed, as a flower sets them: turned by the golden angle, and a little further out than the last. */
function seed(index: number): readonly [...Point, r: number] {
  const r = 8 * 1.0198 ** index;
  return [...polar(cx, cy, r, index * 137.508 + 20), r];
}

/** Bubbles that rise around it: place and size. */
const bubbles = [
  [34, 40, 22],
  [270, 34, 14],
  [84, 26, 8],
  [264, 368, 27],
  [34, 380, 22],
  [206, 396, 12],
  [100, 400, 8],
  [290, 312, 8],
  [12, 330, 7],
];

/** One white seed, and the hundred and fifty that wind out of it towards you, in a bubble among bubbles. */
export function mew(): string {
  const seeds = times(count, (index) => {
    const place = count - 1 - index;
    const [x, y, r] = seed(place);
    return use('mew-seed', {
      transform: `translate(${numbers(x, y)})scale(${(r * 0.0172).toFixed(2)})`,
      fill: ramp(bloom, (place / count) ** 1.5),
    });
  });
  return svg(
    300,
    420,
    defs(
      linear(
        'mew-air',
        [0, 0, 0, 420],
        [
          [0, '#ffd9e6'],
          [0.5, '#f58fb8'],
          [1, '#b04a9e'],
        ],
      ),
      radial('mew-heart', cx, cy, 40, [
        [0, '#ffffff'],
        [0.2, '#fff0f7', 0.85],
        [1, '#ff9cc8', 0],
      ]),
      radial('mew-round', cx - 36, cy - 44, 186, [
        [0, '#ffffff', 0.12],
        [0.4, '#ffffff', 0],
        [0.62, '#2a0f4a', 0.12],
        [0.9, '#2a0f4a', 0.72],
        [1, '#2a0f4a', 0.8],
      ]),
      radial('mew-film', -6, -7, 27, [
        [0, '#ffffff', 0.1],
        [0.55, '#ffffff', 0.15],
        [0.78, '#c03f96', 0.4],
        [1, '#ffffff', 0.95],
      ]),
      clip('mew-glass', circle(cx, cy, glass)),
      group(
        { id: 'mew-seed' },
        el('circle', { r: 10.4, stroke: '#3a0f52', 'stroke-width': 0.8 }),
        disc(-1.2, -1.5, 8, '#ffffff', { opacity: '.16' }),
        disc(-2.2, -2.7, 5.4, '#ffffff', { opacity: '.24' }),
        disc(-3.1, -3.8, 2.6, '#ffffff', { opacity: '.7' }),
      ),
      group(
        { id: 'mew-bubble' },
        disc(0, 0, 20, url('mew-film'), { stroke: '#ffffff', 'stroke-width': 0.9 }),
        stroke('M-13-6a14 14 0 0 1 8-7.5', '#ffffff', 2.2, { 'stroke-linecap': 'round' }),
      ),
    ),
    rect(0, 0, 300, 420, url('mew-air')),
    ...times(16, (index) =>
      ring(cx, cy, 140 + index * 12, '#ffffff', 0.9, { opacity: (0.75 - index * 0.04).toFixed(2) }),
    ),
    disc(cx, cy, glass, '#3a0f52'),
    group({ 'clip-path': url('mew-glass') }, ...seeds),
    disc(cx, cy, 40, url('mew-heart')),
    disc(cx, cy, glass, url('mew-round')),
    disc(cx, cy, 6, '#ffffff'),
    shape('M34 212C26 140 78 90 146 88 92 102 52 146 34 212z', '#ffffff', { opacity: '.6' }),
    shape('M206 312Q246 290 262 238 266 286 206 312z', '#ffffff', { opacity: '.35' }),
    ring(cx, cy, glass, '#fff0f7', 4),
    ...bubbles.map(([x = 0, y = 0, r = 0]) =>
      use('mew-bubble', { transform: `translate(${numbers(x, y)})scale(${(r / 20).toFixed(2)})` }),
    ),
  );
}
