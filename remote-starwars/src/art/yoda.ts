import {
  curve,
  defs,
  el,
  group,
  linear,
  mix,
  numbers,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const rock = ['#12241d', '#234233', '#3f6445', '#6c8c4f', '#a7bb62', '#e3e99a'];
const water = 344;

/** A stone that hangs in the air: contours climb towards the light on its upper left. */
function stone(index: number, x: number, y: number, r: number): string {
  const next = seeded(900 + index * 7);
  const id = `yoda-stone${index}`;
  const outline = curve(
    times(11, (corner): Point => {
      const [dx, dy] = polar(0, 0, r * (0.88 + next() * 0.24), (corner * 360) / 11);
      return [dx * 1.22, dy * 0.8];
    }),
    true,
  );
  const contours = times(6, (step) => {
    const tone = ramp(rock, step / 5);
    return use(id, {
      transform: `translate(${numbers(x - step * r * 0.055, y - step * r * 0.075)})scale(${(1 - step * 0.155).toFixed(2)})`,
      fill: tone,
      stroke: mix(tone, '#f4ffc0', 0.35),
    });
  });
  return defs(el('path', { id, d: outline, 'vector-effect': 'non-scaling-stroke' })) + contours.join('');
}

/** A trunk with roots that part and reach into the water. */
function trunk(x: number, width: number, lean: number, fill: string): string {
  const side = (reach: number): string =>
    `C${numbers(x + reach * 0.5 + lean, 150, x + reach * 0.45, 270, x + reach * 1.5, water + 8)}`;
  return shape(
    `M${numbers(x - width + lean * 2, -10)}${side(-width * 1.4)}` +
      `q${numbers(width * 0.7, -34, width * 1.1, -44)}q${numbers(width * 0.2, 30, width * 0.9, 46)}` +
      `q${numbers(width * 0.1, -36, width * 0.7, -48)}Q${numbers(x + width, water - 20, x + width * 2.1, water + 8)}` +
      `C${numbers(x + width * 0.6, 270, x + width * 0.7 + lean, 150, x + width + lean * 2, -10)}z`,
    fill,
  );
}

/** Stones that hang in the light over a swamp, the heaviest highest. */
export function yoda(): string {
  const stones = [
    [150, 322, 9],
    [146, 292, 15],
    [154, 250, 23],
    [145, 192, 34],
    [152, 108, 50],
  ];
  const vines = [14, 52, 88, 214, 250, 284].map((x, index) =>
    curve([
      [x, -8],
      [x + 5 - index, 40 + index * 9],
      [x - 4 + index, 96 + (index % 3) * 42],
      [x + 3, 128 + (index % 3) * 52],
    ]),
  );
  return svg(
    300,
    420,
    defs(
      radial('yoda-mist', 150, 200, 250, [
        [0, '#f3f7b4'],
        [0.3, '#b9d27c'],
        [0.65, '#4e8160'],
        [1, '#143029'],
      ]),
      linear(
        'yoda-water',
        [0, water - 6, 0, 420],
        [
          [0, '#7fa66b'],
          [0.3, '#2c5a48'],
          [1, '#0a1c1a'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('yoda-mist')),
    ...times(13, (index) =>
      el('ellipse', {
        cx: 150,
        cy: 190,
        rx: 60 + index * 15,
        ry: 96 + index * 17,
        fill: 'none',
        stroke: '#f4ffc8',
        'stroke-width': '.8',
        opacity: (0.6 - index * 0.035).toFixed(2),
      }),
    ),
    trunk(34, 13, 10, '#5f8f68'),
    trunk(258, 15, -12, '#5f8f68'),
    rect(0, water - 6, 300, 90, url('yoda-water')),
    trunk(0, 22, -6, '#173a30'),
    trunk(297, 24, 6, '#173a30'),
    stroke(vines.join(''), '#173a30', 2.2),
    ...times(9, (index) =>
      el('ellipse', {
        cx: 150,
        cy: water + 10 + index * 1.6,
        rx: 10 + index * 17 + index * index * 0.7,
        ry: 2.5 + index * 4 + index * index * 0.24,
        fill: 'none',
        stroke: mix('#f4ffc8', '#3d6f56', index / 9),
        'stroke-width': numbers(1.8 - index * 0.12),
      }),
    ),
    group({ 'stroke-width': '.7' }, ...stones.map(([x = 0, y = 0, r = 0], index) => stone(index, x, y, r))),
  );
}
