import {
  arc,
  defs,
  disc,
  group,
  linear,
  numbers,
  type Point,
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
} from '@mint-row/kit/art';

const [cx, cy] = [150, 204];
const bloom = ['#ffffff', '#ffd3e6', '#ff8fbf', '#ee4f9a', '#b53fb8', '#6f4fd8', '#3f8fe0', '#3fc4c4'];

/** The place of a seed, as a sunflower sets them: each one turned by the golden angle from the one before. */
function seed(index: number): readonly [...Point, r: number] {
  const [x, y] = polar(cx, cy, 10 * Math.sqrt(index + 1.5), index * 137.508 + 20);
  return [x, y, 5.4 + 0.36 * Math.sqrt(index)];
}

/** Bubbles that rise around it: place and size. */
const bubbles = [
  [34, 40, 22],
  [270, 34, 14],
  [84, 26, 8],
  [262, 356, 30],
  [36, 376, 24],
  [206, 392, 13],
  [100, 396, 9],
  [290, 300, 9],
  [12, 318, 8],
];

/** One white seed, and the hundred and fifty that wind out of it, in a bubble among bubbles. */
export function mew(): string {
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
      radial('mew-deep', cx, cy, 132, [
        [0, '#7a1f6a'],
        [0.7, '#4a1660'],
        [1, '#2a0f4a'],
      ]),
      radial('mew-heart', cx, cy, 26, [
        [0.2, '#ffffff', 0.9],
        [1, '#ffd3e6', 0],
      ]),
      radial('mew-skin', cx - 34, cy - 42, 172, [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0.02],
        [0.85, '#ffb3d9', 0.12],
        [1, '#ffffff', 0.6],
      ]),
      radial('mew-film', -6, -7, 27, [
        [0, '#ffffff', 0.1],
        [0.55, '#ffffff', 0.15],
        [0.78, '#c03f96', 0.4],
        [1, '#ffffff', 0.95],
      ]),
      radial('mew-bead', -2.5, -3, 10, [
        [0, '#ffffff', 0.9],
        [0.4, '#ffffff', 0.1],
        [1, '#2a0f4a', 0.35],
      ]),
      disc(0, 0, 6.2, url('mew-bead'), { id: 'mew-small' }),
      disc(0, 0, 8.4, url('mew-bead'), { id: 'mew-large' }),
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
    disc(cx, cy, 134, '#fff0f7'),
    disc(cx, cy, 130, url('mew-deep')),
    ...times(150, (index) => {
      const [x, y, r] = seed(index + 1);
      return disc(x, y, r, ramp(bloom, Math.sqrt(index / 150)));
    }),
    ...times(150, (index) => {
      const [x, y, r] = seed(index + 1);
      return use(r < 7 ? 'mew-small' : 'mew-large', { x, y });
    }),
    disc(cx, cy, 26, url('mew-heart')),
    disc(cx, cy, 8.5, '#ffffff'),
    disc(cx, cy, 130, url('mew-skin')),
    stroke(arc(cx, cy, 120, 200, 238) + arc(cx, cy, 120, 244, 247), '#ffffff', 5, {
      'stroke-linecap': 'round',
      opacity: '.9',
    }),
    ...bubbles.map(([x = 0, y = 0, r = 0]) =>
      use('mew-bubble', { transform: `translate(${numbers(x, y)})scale(${(r / 20).toFixed(2)})` }),
    ),
  );
}
