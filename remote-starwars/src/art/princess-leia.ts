import {
  arc,
  circle,
  clip,
  curve,
  defs,
  disc,
  group,
  linear,
  type Point,
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

const [cx, cy] = [150, 206];
const turns = 7;

/** A quarter of a strand's swing across the braid, and a little more; `shift` moves it sideways, for single hairs. */
function quarter(from: number, shift: number): string {
  return curve(
    times(5, (step): Point => {
      const swing = from - 12 + step * 28.5;
      const radius = 106 + 18 * Math.sin((swing * Math.PI) / 180) + shift;
      return polar(cx, cy, radius, swing / turns);
    }),
  );
}

/** The parts of three strands within one turn that pass over the others, or under them. */
function strands(over: boolean): string {
  const starts = [0, 120, 240].flatMap((phase) =>
    [0, 90, 180, 270].filter((_, index) => (index % 2 === 0) === over).map((start) => [start, start - phase] as const),
  );
  const drawn = starts.map(([swing, place]) => {
    const turned = { transform: `rotate(${((place - swing) / turns).toFixed(2)} ${cx} ${cy})` };
    const whole = quarter(swing, 0);
    return group(
      turned,
      stroke(whole, '#2a1009', 27),
      stroke(whole, over ? '#8f4c22' : '#6f381a', 24),
      ...[-9, -5.4, -1.8, 1.8, 5.4, 9].map((shift, index) =>
        stroke(quarter(swing, shift), ramp(['#f0bd7e', '#c98446', '#7a3f1b', '#4a2110'], index / 5), 1.4),
      ),
    );
  });
  return drawn.join('');
}

/** A band of cloud around the globe: its latitude, where it begins and ends (degrees, 90 is nearest), and its depth. */
function band([latitude, from, to, deep]: readonly [number, number, number, number]): string {
  const turn = (latitude * Math.PI) / 180;
  const [rx, y] = [70 * Math.cos(turn), cy - 66 * Math.sin(turn)];
  const ry = rx * 0.34;
  const points = (fall: number): Point[] =>
    times(7, (index): Point => {
      const side = ((from + ((to - from) * index) / 6) * Math.PI) / 180;
      return [cx + rx * Math.cos(side), y + ry * Math.sin(side) + fall * Math.sin((index * Math.PI) / 6)];
    });
  return `${curve(points(-deep))}${curve(points(deep).reverse()).replace('M', 'L')}z`;
}

/** Cloud bands from the north of the globe to its south. */
const clouds = [
  [62, 20, 150, 2.4],
  [47, 70, 176, 3.2],
  [40, 8, 84, 2.2],
  [26, 24, 128, 4.4],
  [16, 112, 174, 2.6],
  [6, 6, 74, 3],
  [-4, 58, 168, 5],
  [-18, 16, 96, 3.4],
  [-28, 80, 170, 3],
  [-38, 30, 130, 3.6],
] as const;

/** A crown braid around a blue world with bands of cloud, drawn in the lines of a projected message. */
export function princessLeia(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'princess-leia-air',
        [0, 0, 0, 420],
        [
          [0, '#fbf7ee'],
          [0.55, '#dfeaf2'],
          [1, '#a9cbe3'],
        ],
      ),
      radial('princess-leia-world', cx - 26, cy - 30, 120, [
        [0, '#e8fbff'],
        [0.3, '#8fd3ee'],
        [0.7, '#2f7fc0'],
        [1, '#123a78'],
      ]),
      clip('princess-leia-globe', circle(cx, cy, 70)),
    ),
    rect(0, 0, 300, 420, url('princess-leia-air')),
    stroke(times(53, (row) => `M0 ${row * 8 + 2}h300`).join(''), '#5ba0cf', 1, { opacity: '.28' }),
    ...times(14, (index) =>
      ring(cx, cy, 134 + index * 12, '#3f86bd', 1, { opacity: (0.6 - index * 0.035).toFixed(2) }),
    ),
    disc(cx, cy, 96, '#ffffff', { opacity: '.8' }),
    disc(cx, cy, 70, url('princess-leia-world')),
    group(
      { 'clip-path': url('princess-leia-globe') },
      stroke(times(7, (index) => arc(cx - 120, cy, 130 + index * 9, -50, 50)).join(''), '#0d2c66', 7, {
        opacity: '.16',
      }),
      stroke(times(9, (index) => `M${cx - 76} ${cy - 72 + index * 17}q76 ${52} 152 0`).join(''), '#e8fbff', 0.6, {
        opacity: '.5',
        transform: `rotate(-16 ${cx} ${cy})`,
      }),
      shape(clouds.map(band).join(''), '#ffffff', { opacity: '.92', transform: `rotate(-16 ${cx} ${cy})` }),
    ),
    ring(cx, cy, 70, '#ffffff', 2.4),
    ring(cx, cy, 75, '#2f7fc0', 0.8),
    spin('princess-leia-under', cx, cy, turns, strands(false)),
    spin('princess-leia-over', cx, cy, turns, strands(true)),
  );
}
