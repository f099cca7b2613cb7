import {
  between,
  defs,
  disc,
  linear,
  mix,
  numbers,
  radial,
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

const greens = ['#c3d93c', '#6fb53a', '#237f4a', '#0b4a3a', '#06292b'];
const orbs = [
  { x: 58, y: 92, r: 19, hue: '#e8503a' },
  { x: 228, y: 64, r: 13, hue: '#4a8fe0' },
  { x: 150, y: 48, r: 8, hue: '#b04fc0' },
  { x: 262, y: 156, r: 21, hue: '#5fb84a' },
  { x: 32, y: 186, r: 10, hue: '#46b8a8' },
  { x: 96, y: 146, r: 6, hue: '#f08030' },
  { x: 206, y: 118, r: 6, hue: '#e0609a' },
] as const;

/** One layer of tall grass: blades that rise from below the card, each with a lit half and a midrib, like a leaf. */
function layer(index: number): string {
  const next = seeded(150 + index);
  const count = 13 - index;
  const colour = ramp(greens, index / 4);
  const [lit, dark, ribs] = times(count, (blade) => {
    const x = between(-24, 324, (blade + next() * 0.7) / (count - 0.5));
    const away = Math.abs(x - 150) / 150;
    const tip = { x: x + (x - 150) * 0.35 + (next() - 0.5) * 60, y: 238 + index * 38 - away * 62 - next() * 46 };
    const width = 13 + index * 4;
    const bend = between(x, tip.x, 0.25);
    const y = between(430, tip.y, 0.55);
    const to = (side: number) => `M${numbers(x, 440)}H${numbers(x + side)}Q${numbers(bend + side, y, tip.x, tip.y)}`;
    const back = `Q${numbers(bend, y, x, 440)}`;
    return [`${to(-width)}${back}z`, `${to(width)}${back}z`, `M${numbers(x, 440)}Q${numbers(bend, y, tip.x, tip.y)}`];
  }).reduce(([a, b, c], [d, e, f]) => [`${a}${d}`, `${b}${e}`, `${c}${f}`], ['', '', '']);
  return (
    shape(lit ?? '', mix(colour, '#d8f060', 0.2 - index * 0.03)) +
    shape(dark ?? '', mix(colour, '#06292b', 0.22)) +
    stroke(ribs ?? '', mix(colour, '#fffbd0', 0.5), 0.9)
  );
}

function orb({ x, y, r, hue }: (typeof orbs)[number]): string {
  return (
    ring(x, y, r + 5, '#fff6c8', 1.2) +
    disc(x, y, r, mix(hue, '#2a1508', 0.22)) +
    disc(x - r * 0.1, y - r * 0.12, r * 0.86, hue) +
    disc(x - r * 0.32, y - r * 0.38, r * 0.32, mix(hue, '#ffffff', 0.7))
  );
}

/** Tall grass against a large yellow sun, with lights of many colours rising from it. */
export function meadow(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'meadow-sky',
        [0, 0, 0, 420],
        [
          [0, '#ffb61e'],
          [0.6, '#ffe15a'],
          [1, '#fff2a8'],
        ],
      ),
      radial('meadow-sun', 150, 196, 112, [
        [0, '#fffef2'],
        [0.7, '#fff3a6'],
        [1, '#ffe04a'],
      ]),
    ),
    rect(0, 0, 300, 420, url('meadow-sky')),
    ...times(12, (index) => ring(150, 196, 122 + index * 12 + index * index * 0.7, '#f08a0c', 3.4 - index * 0.22)),
    disc(150, 196, 112, url('meadow-sun')),
    ...orbs.map(orb),
    ...times(5, layer),
  );
}
