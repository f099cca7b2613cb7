import {
  curve,
  defs,
  disc,
  el,
  group,
  mix,
  numbers,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const [cx, cy] = [144, 176];
const bloom = ['#fff0f7', '#ffc2de', '#ff8ec2', '#e45fb4', '#a558d0', '#6a6ae6', '#46a8ec', '#4fd6cf'];

/** How many seeds wind out of the first. */
const count = 136;

/** The place of a seed, as a flower sets them: turned by the golden angle, and a little further out than the last. */
function seed(index: number): readonly [...Point, r: number] {
  const r = 8 * 1.0208 ** index;
  return [...polar(cx, cy, r, index * 137.508 + 20), r];
}

/** Whether a seed would stand in the gap through which the last ones leave. */
function leaves([x, y, r]: readonly [number, number, number]): boolean {
  const angle = (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
  return r > 52 && Math.abs(angle - 40) < 8 + (r - 52) * 0.27;
}

/** The six that float away, growing: place and size. */
const bubbles = [
  [186, 220, 6],
  [203, 240, 9],
  [224, 262, 12],
  [214, 296, 15],
  [236, 336, 19],
  [196, 364, 25],
] as const;

/** A long thin tail from the lower right corner, in two lines, with an oval at its end. */
function tail(): string {
  const middle: readonly Point[] = [
    [330, 412],
    [262, 408],
    [196, 394],
    [172, 362],
    [196, 334],
    [242, 322],
    [272, 292],
    [274, 250],
  ];
  const whole = curve(middle);
  return (
    stroke(whole, '#2a0d3f', 9, { 'stroke-linecap': 'round' }) +
    stroke(whole, '#ffd3e6', 6, { 'stroke-linecap': 'round' }) +
    stroke(whole, '#d9508f', 3.4) +
    el('ellipse', {
      rx: 11,
      ry: 34,
      transform: 'translate(268 224)rotate(-9)',
      fill: '#d9508f',
      stroke: '#ffd3e6',
      'stroke-width': 1.6,
    }) +
    stroke('M266 250Q258 226 262 198M270 248Q266 226 267 204M274 246Q274 228 272 212', '#ffd3e6', 0.7)
  );
}

/** A spiral of spheres that glows in the night and breaks open: the last six float away, and a tail winds through them. */
export function mew(): string {
  const seeds = times(count, (index) => seed(count - 1 - index)).map((place, index) => {
    if (leaves(place)) return '';
    const [x, y, r] = place;
    return use('mew-seed', {
      transform: `translate(${numbers(x, y)})scale(${(r * 0.0176).toFixed(2)})`,
      fill: ramp(bloom, (1 - index / count) ** 1.3),
    });
  });
  const nights = ['#f26cae', '#b4449c', '#6a2a80', '#34175c', '#170b38', '#0b0524'];
  return svg(
    300,
    420,
    defs(
      radial('mew-heart', cx, cy, 60, [
        [0, '#ffffff'],
        [0.2, '#fff0f7', 0.85],
        [1, '#ff9cc8', 0],
      ]),
      radial('mew-film', -6, -7, 27, [
        [0, '#ffffff', 0.1],
        [0.55, '#b8e8ff', 0.15],
        [0.78, '#ff8ec2', 0.5],
        [1, '#ffffff', 0.95],
      ]),
      group(
        { id: 'mew-seed' },
        el('circle', { r: 10.4, stroke: '#2a0d3f', 'stroke-width': 0.8 }),
        disc(-1.2, -1.5, 8, '#ffffff', { opacity: '.16' }),
        disc(-2.2, -2.7, 5.4, '#ffffff', { opacity: '.24' }),
        disc(-3.1, -3.8, 2.6, '#ffffff', { opacity: '.7' }),
      ),
      group(
        { id: 'mew-bubble' },
        disc(0, 0, 20, url('mew-film'), { stroke: '#ffffff', 'stroke-width': 1 }),
        stroke('M-13-6a14 14 0 0 1 8-7.5', '#ffffff', 2.2, { 'stroke-linecap': 'round' }),
      ),
    ),
    rect(0, 0, 300, 420, '#0b0524'),
    ...times(16, (index) => {
      const tone = ramp(nights, 1 - index / 16);
      return disc(cx, cy, 300 - index * 14, tone, { stroke: mix(tone, '#ffd3e6', 0.3) });
    }),
    disc(cx, cy, 70, url('mew-heart')),
    ...seeds,
    disc(cx, cy, 44, url('mew-heart')),
    disc(cx, cy, 6, '#ffffff'),
    tail(),
    ...bubbles.map(([x, y, r]) =>
      use('mew-bubble', { transform: `translate(${numbers(x, y)})scale(${(r / 20).toFixed(2)})` }),
    ),
  );
}
