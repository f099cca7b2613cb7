import {
  curve,
  defs,
  disc,
  el,
  group,
  mix,
  type Point,
  ramp,
  rect,
  shape,
  stroke,
  svg,
  times,
  use,
} from '@mint-row/kit/art';

const airs = ['#141d4d', '#33286a', '#6d3273', '#b6455f', '#ec7440', '#ffab3d', '#ffd77a'];
const sands = ['#b4502f', '#7c3145', '#472350', '#221643', '#0f0c2b'];

/** One more contour around both suns: where they meet, their light becomes one. */
function contour(index: number): string {
  const reach = (21 - index) * 12;
  const air = ramp(airs, index / 20);
  const rim = { stroke: mix(air, '#ffe9b0', 0.36), 'stroke-width': 1.2 };
  const suns = [
    [192, 124, 46 + reach],
    [100, 206, 26 + reach],
  ];
  return [rim, {}].map((line) => suns.map(([x = 0, y = 0, r = 0]) => disc(x, y, r, air, line)).join('')).join('');
}

/** A ridge of sand from one side to the other, with the ripples that the wind has drawn below it. */
function dune(index: number): string {
  const y = 284 + index * 29;
  const ridge = curve(
    times(
      8,
      (step): Point => [
        step * 48 - 18,
        y + 17 * Math.sin(step * (1.25 - index * 0.11) + index * 2.1) - step * (2 - index),
      ],
    ),
  );
  const sand = ramp(sands, index / 4);
  const id = `luke-skywalker-ridge${index}`;
  const ripples = times(9, (ripple) =>
    use(id, { y: 5 + ripple * (4 + index * 0.6), opacity: (0.5 - ripple * 0.05).toFixed(2) }),
  );
  return (
    shape(`${ridge}V440H-20z`, sand) +
    defs(el('path', { id, d: ridge })) +
    group({ fill: 'none', stroke: mix(sand, '#ffb36b', 0.55) }, ...ripples) +
    stroke(ridge, mix(sand, '#ffd9a0', 0.8 - index * 0.12), 1.8)
  );
}

/** Two suns set in one light behind dunes. */
export function lukeSkywalker(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, airs[0] ?? ''),
    ...times(21, contour),
    disc(100, 206, 26, '#fff0bd'),
    disc(100, 206, 20, '#fffbe9'),
    disc(192, 124, 46, '#fff0bd'),
    disc(192, 124, 37, '#fffbe9'),
    ...times(5, dune),
  );
}
