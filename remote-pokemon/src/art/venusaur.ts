import {
  defs,
  disc,
  dots,
  group,
  linear,
  numbers,
  polar,
  radial,
  ramp,
  rect,
  ring,
  shape,
  spin,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy] = [150, 190];

/** A leaf or petal that points up from the centre, from `inner` to `outer`, at most `wide` across. */
function blade(inner: number, outer: number, wide: number): string {
  const [foot, tip] = [cy - inner, cy - outer];
  const belly = cy - (inner + outer * 1.25) / 2.1;
  return `M${numbers(cx, foot)}C${numbers(cx - wide * 0.7, foot, cx - wide * 1.1, belly, cx, tip)}C${numbers(cx + wide * 1.1, belly, cx + wide * 0.7, foot, cx, foot)}z`;
}

/** Veins that leave a midrib in pairs and bend towards the tip. */
function veins(inner: number, outer: number, wide: number, count: number): string {
  return times(count, (index) => {
    const t = (index + 0.5) / count;
    const y = cy - inner - (outer - inner) * t * 0.82;
    const reach = wide * 0.62 * Math.sin(Math.PI * (0.14 + t * 0.8)) ** 0.8;
    const rise = (outer - inner) * 0.13;
    return `M${numbers(cx - reach, y - rise)}Q${numbers(cx - reach * 0.3, y - rise * 0.5, cx, y)}Q${numbers(cx + reach * 0.3, y - rise * 0.5, cx + reach, y - rise)}`;
  }).join('');
}

/** A six-fold bloom over veined leaves, a seed spiral at its heart. */
export function venusaur(): string {
  const seeds = times(90, (index) => polar(cx, cy, 3.05 * Math.sqrt(index + 0.5), index * 137.508));
  const leaf =
    shape(blade(30, 268, 118), url('venusaur-leaf')) +
    stroke(`M${cx} ${cy - 30}V${cy - 262}${veins(60, 268, 118, 15)}`, '#bfe8a0', 1, { opacity: '.7' });
  const petal =
    [0, 1, 2, 3]
      .map((index) =>
        shape(blade(16, 142 - index * 23, 88 - index * 18), ramp(['#c22a4f', '#f77f7f', '#ffd9b8'], index / 3)),
      )
      .join('') +
    stroke(veins(34, 136, 74, 7), '#8c1638', 0.7, { opacity: '.6' }) +
    stroke(
      dots([
        [cx, cy - 108],
        [cx - 17, cy - 92],
        [cx + 17, cy - 92],
      ]),
      '#fff3e6',
      6,
      { 'stroke-linecap': 'round' },
    );
  return svg(
    300,
    420,
    defs(
      linear(
        'venusaur-leaf',
        [cx - 50, 0, cx + 50, 0],
        [
          [0, '#2f8f5b'],
          [0.5, '#3fae6a'],
          [0.5, '#1f6f4f'],
          [1, '#17543f'],
        ],
      ),
      radial('venusaur-shade', cx, cy, 300, [
        [0.3, '#052a24', 0.7],
        [0.55, '#052a24', 0],
        [1, '#03201c', 0.7],
      ]),
      radial('venusaur-heart', cx, cy, 34, [
        [0, '#fff0a8'],
        [0.7, '#f7b92e'],
        [1, '#c9781a'],
      ]),
    ),
    rect(0, 0, 300, 420, '#0b3f38'),
    ...times(20, (index) => ring(cx, cy, 40 + index * 14, '#2a7a66', 0.8)),
    spin('venusaur-l', cx, cy, 6, leaf),
    rect(0, 0, 300, 420, url('venusaur-shade')),
    group({ transform: `rotate(30 ${cx} ${cy})` }, spin('venusaur-p', cx, cy, 6, petal)),
    disc(cx, cy, 34, url('venusaur-heart')),
    stroke(dots(seeds), '#8c3a12', 2.5, { 'stroke-linecap': 'round' }),
  );
}
