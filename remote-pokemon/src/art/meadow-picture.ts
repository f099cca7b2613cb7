import {
  curve,
  defs,
  disc,
  group,
  linear,
  mix,
  numbers,
  type Point,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const sun: Point = [170, 58];
const [ink, cream] = ['#0b3a34', '#fff6d8'];

/** A contour of the hill: each lies lower than the one before, and further round towards its shaded side. */
function contour(index: number): string {
  const edge = curve(
    times(9, (step): Point => {
      const x = step * 34 - 17;
      const rise = 66 * Math.exp(-(((x - 74 + index * 5) / 66) ** 2)) + 16 * Math.exp(-(((x - 226) / 50) ** 2));
      return [x, 118 - rise * (1 - index * 0.07) + index * 7];
    }),
  );
  const tone = ramp(['#bfe07a', '#63b567', '#1f8063', '#0f5a50'], index / 7);
  return shape(`${edge}V176H-17z`, tone) + stroke(edge, index ? mix(tone, cream, 0.5) : ink, index ? 0.9 : 2.2);
}

/** Blades of grass in one green, all bent by the same wind, each with a midrib as light as `gleam` says. */
function blades(row: number, green: string, count = 10, gleam = 0.55): string {
  const next = seeded(25 + row);
  const drawn = times(count, (index): readonly [blade: string, rib: string] => {
    const x = index * 25.5 + row * 8 - 2 + next() * 7;
    const [tall, lean, wide] = [40 - row * 4 + next() * 24, 10 + next() * 14, 3 + row * 0.5];
    const tip: Point = [x + lean, 170 - tall];
    const rib = `Q${numbers(x + lean * 0.1, 170 - tall * 0.6, ...tip)}`;
    return [
      `M${numbers(x - wide, 172)}${rib}Q${numbers(x + lean * 0.1 + wide * 1.9, 170 - tall * 0.5, x + wide, 172)}z`,
      `M${numbers(x, 172)}${rib}`,
    ];
  });
  const part = (which: 0 | 1): string => drawn.map((pair) => pair[which]).join('');
  return shape(part(0), green, { stroke: ink, 'stroke-width': 1.1 }) + stroke(part(1), mix(green, cream, gleam), 0.7);
}

/** The picture of our early card, on 238 × 166 units: a hill before a ringed sun, and grass that bends in the wind. */
export function meadowScene(): string {
  return group(
    {},
    defs(
      linear(
        'meadow-air',
        [0, 0, 0, 130],
        [
          [0, '#6fc0e0'],
          [0.6, '#cdeaf0'],
          [1, '#fff3cf'],
        ],
      ),
    ),
    rect(0, 0, 238, 166, url('meadow-air')),
    ...times(11, (index) => ring(...sun, 38 + index * 9, cream, 1, { opacity: (0.95 - index * 0.07).toFixed(2) })),
    disc(...sun, 31, '#ffd23e', { stroke: ink, 'stroke-width': 2.2 }),
    ...times(3, (index) => ring(...sun, 24 - index * 7, '#f59a1c', 0.9)),
    ...times(8, contour),
    ...['#0f6a50', '#37a25f', '#9fd45c'].map((green, row) => blades(row, green)),
  );
}

/** The picture alone. */
export function meadowPicture(): string {
  return svg(238, 166, meadowScene());
}

const lateSun: Point = [1250, 330];

/** The definitions that `dusk` needs. */
export function duskDefinitions(): readonly string[] {
  return [
    linear(
      'dusk-air',
      [0, 0, 1500, 300],
      [
        [0, '#0b2038'],
        [0.55, '#123c5c'],
        [0.8, '#2f86a0'],
        [1, '#a9dccb'],
      ],
    ),
  ];
}

/** A meadow of 1600 × 560 units in the evening: the rings of a low sun cross the whole sky. */
export function dusk(): string {
  const ridges = times(6, (index) => {
    const edge = curve(
      times(20, (step): Point => {
        const x = step * 90 - 50;
        return [x, 420 + index * 22 - (70 - index * 9) * Math.sin(x / 330 + index * 0.9)];
      }),
    );
    const tone = ramp(['#14564f', '#0d453f', '#062b28'], index / 5);
    return shape(`${edge}V580H-60z`, tone) + stroke(edge, mix(tone, cream, 0.2), 1.2);
  });
  return [
    rect(0, 0, 1600, 560, url('dusk-air')),
    ...times(26, (index) =>
      ring(...lateSun, 150 + index * 40, cream, 1.6, { opacity: (0.5 * 0.87 ** index).toFixed(2) }),
    ),
    disc(...lateSun, 124, '#ffd23e', { stroke: ink, 'stroke-width': 3 }),
    ...times(5, (index) => ring(...lateSun, 104 - index * 22, '#f59a1c', 1.6)),
    ...ridges,
    group(
      { transform: 'translate(0 306) scale(1.5)' },
      ...['#062e28', '#0b4236', '#12543f'].map((green, row) => blades(row, green, 44, 0.2)),
    ),
  ].join('');
}
