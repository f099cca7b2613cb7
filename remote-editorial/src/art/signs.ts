import {
  defs,
  disc,
  dots,
  group,
  linear,
  mix,
  type Point,
  polygon,
  ramp,
  rays,
  rect,
  ring,
  seeded,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const ink = '#14201c';
const cream = '#fdf8ea';

/** The border colours of 1977. */
const fives = ['#1d4fc4', '#c8202b', '#f5b921', '#2c8a4c', '#e8702a'];

/** A small card with one thing on it: its ground shades downwards, its rim is a fine line. */
function sign(name: string, ground: string, ...things: readonly string[]): string {
  return svg(
    100,
    140,
    defs(
      linear(
        `sign-${name}`,
        [0, 0, 40, 140],
        [
          [0, mix(ground, '#ffffff', 0.16)],
          [1, mix(ground, '#000000', 0.22)],
        ],
      ),
    ),
    rect(0, 0, 100, 140, url(`sign-${name}`)),
    ...things,
    rect(3.5, 3.5, 93, 133, 'none', { rx: 3, stroke: cream, opacity: '.55' }),
  );
}

/** A card standing on the sign, with its shadow. */
function card(x: number, y: number, width: number, colour: string): string {
  const height = width * 1.4;
  return (
    rect(x + 3, y + 5, width, height, '#000000', { rx: 3, opacity: '.28' }) +
    rect(x, y, width, height, cream, { rx: 3 }) +
    rect(x + 4, y + 4, width - 8, height * 0.6, colour) +
    stroke(`M${x + 5} ${y + height * 0.78}h${width - 10}M${x + 5} ${y + height * 0.89}h${width - 22}`, '#8d8063', 3)
  );
}

/** A loupe over printed dots. */
function loupe(): string {
  const print = times(49, (index): Point => [14 + (index % 7) * 10, 26 + Math.floor(index / 7) * 10]);
  return sign(
    'loupe',
    '#5fb795',
    stroke('M60 82 86 118', ink, 13, { 'stroke-linecap': 'round' }),
    disc(44, 58, 33, '#000000', { opacity: '.25', transform: 'translate(3 5)' }),
    disc(44, 58, 32, cream),
    stroke(dots(print.filter(([x, y]) => Math.hypot(x - 44, y - 58) < 27)), '#e2337c', 6, {
      'stroke-linecap': 'round',
    }),
    stroke(
      dots(print.map(([x, y]): Point => [x + 5, y + 5]).filter(([x, y]) => Math.hypot(x - 44, y - 58) < 27)),
      '#12a6d8',
      4,
      {
        'stroke-linecap': 'round',
      },
    ),
    ring(44, 58, 32, ink, 6),
    stroke('M22 52q4-18 20-20', '#ffffff', 4, { 'stroke-linecap': 'round' }),
  );
}

/** A card with the stamp of a first edition. */
function stamp(): string {
  return sign(
    'stamp',
    '#f5b921',
    card(18, 16, 64, '#e8702a'),
    disc(31, 84, 15, ink),
    ring(31, 84, 11.5, cream, 1.2),
    shape('M29 92V79l-4 2v-4l7-3h3v18z', cream),
  );
}

/** Two cards with one picture: the later one has a stamp. */
function reprint(): string {
  return sign(
    'reprint',
    '#2c8a4c',
    group({ transform: 'rotate(-9 50 70)' }, card(14, 20, 54, '#e8702a')),
    group({ transform: 'rotate(7 50 70)' }, card(32, 30, 54, '#e8702a')),
    disc(70, 62, 14, '#000000', { opacity: '.28', transform: 'translate(2 3)' }),
    disc(70, 62, 14, '#f7d54a'),
    ring(70, 62, 10.5, ink, 1.4),
    shape(polygon(...star(70, 62, 7, 3, 5)), ink),
  );
}

/** The frame of a picture, with its shadow to the right. */
function frame(): string {
  return sign(
    'frame',
    '#e8702a',
    rect(14, 14, 72, 101, '#000000', { rx: 3, opacity: '.28', transform: 'translate(3 5)' }),
    rect(14, 14, 72, 101, '#f7d54a', { rx: 3 }),
    rect(28, 31, 52, 50, '#5b564c'),
    rect(22, 25, 52, 50, cream),
    rect(26, 29, 44, 42, '#1d4fc4'),
    shape('M26 71 40 46l10 14 6-8 14 19z', '#8fe0c0'),
    disc(60, 40, 6, '#ffd27a'),
    stroke('M22 94h52M22 104h32', '#8d6a12', 3),
  );
}

/** Five borders around a numbered star. */
function border(): string {
  return sign(
    'border',
    '#0a1436',
    ...fives.map((colour, index) =>
      rect(14 + index * 6, 18 + index * 6, 72 - index * 12, 104 - index * 12, colour, { rx: 4 - index * 0.5 }),
    ),
    rect(44, 48, 12, 44, cream),
    shape(polygon(...star(50, 70, 17, 11, 10)), cream),
    shape('M49 78V66l-3 1.5v-3l5-2.5h3v16z', ink),
  );
}

/** A card’s border along a ruler. */
function ruler(): string {
  return sign(
    'ruler',
    '#8fe0c0',
    card(20, 14, 60, '#1d4a94'),
    rect(8, 104, 84, 22, '#f5d98a', { rx: 2 }),
    stroke(times(14, (index) => `M${14 + index * 6} 104v${index % 5 ? 7 : 12}`).join(''), ink, 1.6),
    stroke('M20 100V12M24 100V12', '#c8202b', 1.4, { 'stroke-dasharray': '4 3' }),
  );
}

/** A card half way into its sleeve. */
function sleeve(): string {
  return sign(
    'sleeve',
    '#3b6ea8',
    card(24, 12, 52, '#e8615a'),
    rect(17, 44, 66, 82, '#ffffff', { rx: 3, opacity: '.3' }),
    rect(17, 44, 66, 82, 'none', { rx: 3, stroke: '#ffffff', 'stroke-width': 2 }),
    shape('M17 104 83 56v18L17 122z', '#ffffff', { opacity: '.35' }),
  );
}

/** A star on foil of many colours. */
function hologram(): string {
  const lights = ['#ff5a4f', '#ffc94d', '#7ee08a', '#56b8ff', '#b98aff', '#ff8ad0'];
  const rim = times(
    13,
    (index): Point => [50 + 46 * Math.cos((index * Math.PI) / 6), 68 + 58 * Math.sin((index * Math.PI) / 6)],
  );
  return sign(
    'hologram',
    '#b00f1c',
    rect(16, 18, 68, 98, '#1b1d26', { rx: 4 }),
    group(
      {},
      ...times(12, (index) => {
        const [a, b] = [rim[index] ?? ([50, 68] as const), rim[index + 1] ?? ([50, 68] as const)];
        const inside = ([x, y]: Point): Point => [Math.min(Math.max(x, 20), 80), Math.min(Math.max(y, 22), 112)];
        return shape(polygon([50, 68], inside(a), inside(b)), lights[index % 6] ?? '', {
          opacity: index % 2 ? '.95' : '.7',
        });
      }),
    ),
    shape(polygon(...star(50, 68, 24, 11, 5)), '#ffffff'),
  );
}

/** A card of red foil in facets, numbered in its corner. */
function foil(): string {
  const next = seeded(1997);
  const reds = ['#5c0710', '#a50f22', '#e0303a', '#ff8a7a', '#ffd9cf'];
  return sign(
    'foil',
    '#42566b',
    rect(19, 22, 68, 96, '#000000', { rx: 3, opacity: '.28' }),
    rect(16, 17, 68, 96, '#7d0a17', { rx: 3 }),
    ...times(24, (index) => {
      const corner = `M${16 + (index % 4) * 17} ${17 + Math.floor(index / 4) * 16}`;
      const halves = index % 2 ? ['h17l-17 16z', 'm17 0v16h-17z'] : ['h17v16z', 'v16h17z'];
      return halves.map((half) => shape(corner + half, ramp(reds, next()))).join('');
    }),
    stroke('M84 55 26 113', '#2b0208', 5, { opacity: '.5' }),
    shape('M84 58v52l-3 3H29z', '#dfe6ec'),
    rect(16, 17, 68, 96, 'none', { rx: 3, stroke: cream, 'stroke-width': 3 }),
    group(
      { transform: 'rotate(-45 64.5 93.5)' },
      stroke('M49 99.5 54 87.5M57 91l3.5-2.3V99', ink, 2.6),
      ...[66, 75].map((x) => rect(x, 88.5, 5.5, 10, 'none', { rx: 2.75, stroke: ink, 'stroke-width': 2.6 })),
    ),
  );
}

/** A card with a mask. */
function mask(): string {
  return sign(
    'mask',
    '#7d0a17',
    rect(19, 22, 68, 96, '#000000', { rx: 3, opacity: '.28' }),
    rect(16, 17, 68, 96, cream, { rx: 3 }),
    rect(20, 21, 60, 70, '#ffc94d'),
    stroke(rays(50, 56, 4, 29, 16), '#ff8a2c', 3),
    shape('M23 48q27-13 54 0-1 27-15 27-8 0-12-9-4 9-12 9-14 0-15-27z', '#c8202b', {
      stroke: ink,
      'stroke-width': 2.5,
    }),
    shape('M30 54q10-3 15 6-11 5-15-6zM70 54q-10-3-15 6 11 5 15-6z', cream),
    stroke('M24 99h52M24 107h34', '#8d8063', 3),
  );
}

/** A card that asks, before the one that answers. */
function question(): string {
  return sign(
    'question',
    '#12a6d8',
    group({ transform: 'rotate(11 50 70)' }, card(30, 24, 54, '#1d4a94')),
    group(
      { transform: 'rotate(-5 50 70)' },
      rect(21, 29, 60, 84, '#000000', { rx: 3, opacity: '.28' }),
      rect(18, 24, 60, 84, cream, { rx: 3 }),
      stroke('M35 52q0-15 13-15t13 13q0 8-7 12-6 4-6 14', '#c8202b', 8, { 'stroke-linecap': 'round' }),
      disc(48, 92, 5.5, '#c8202b'),
    ),
  );
}

/** Bars in order, the first in gold. */
function rank(): string {
  return sign(
    'rank',
    '#2b3f86',
    ...[92, 66, 48, 36, 28].map((tall, index) =>
      rect(12 + index * 16, 122 - tall, 12, tall, index === 0 ? '#ffcb05' : mix('#8fe0c0', '#2b3f86', index * 0.16)),
    ),
    shape(polygon(...star(18, 18, 10, 4.5, 5)), '#ffcb05'),
  );
}

/** A parcel with its address. */
function parcel(): string {
  return sign(
    'parcel',
    '#7a5a36',
    rect(14, 42, 72, 66, '#d9a86a', { rx: 2 }),
    shape('M14 42 24 28h52l10 14z', '#efc58c'),
    rect(42, 28, 16, 80, '#f3e4c4'),
    rect(20, 78, 30, 22, cream, { rx: 1 }),
    stroke('M24 85h22M24 92h14', '#8d8063', 2.5),
    rect(68, 80, 12, 16, '#c8202b'),
  );
}

/** A price tag. */
function tag(): string {
  return sign(
    'tag',
    '#2c8a4c',
    group(
      { transform: 'rotate(14 50 72)' },
      shape('M26 44 50 22 74 44v74H26z', '#000000', { opacity: '.28', transform: 'translate(4 5)' }),
      shape('M26 44 50 22 74 44v74H26z', cream),
      disc(50, 42, 5, '#2c8a4c'),
      stroke('M50 40C50 22 58 16 66 10', ink, 2),
      stroke('M60 66q-4-6-11-5-9 1-9 8 0 6 10 8t10 9q0 7-10 8-7 0-11-6M50 56v44', ink, 4),
    ),
  );
}

/** Nine small cards. */
function pages(): string {
  return sign(
    'pages',
    '#5b2a9d',
    ...times(9, (index) => {
      const [x, y] = [15 + (index % 3) * 25, 18 + Math.floor(index / 3) * 36];
      return (
        rect(x, y, 20, 29, fives[(index + Math.floor(index / 3)) % 5] ?? '', { rx: 2 }) +
        disc(x + 10, y + 11, 6, cream, { opacity: '.85' })
      );
    }),
  );
}

/** A calendar with a day ticked. */
function calendar(): string {
  return sign(
    'calendar',
    '#8a0c1e',
    rect(17, 30, 66, 82, cream, { rx: 3 }),
    rect(17, 30, 66, 20, ink, { rx: 3 }),
    stroke('M32 22v16M68 22v16', '#c9ccd1', 5, { 'stroke-linecap': 'round' }),
    ...times(12, (index) =>
      rect(25 + (index % 4) * 14, 58 + Math.floor(index / 4) * 16, 9, 9, index === 9 ? '#c8202b' : '#cfc6b4'),
    ),
    stroke('M40 98 46 105 60 86', '#0a4a36', 5, { 'stroke-linecap': 'round' }),
  );
}

/** A padlock on a card's edge. */
function lock(): string {
  return sign(
    'lock',
    '#3f6f8f',
    stroke('M33 66V48a17 17 0 0 1 34 0v18', '#000000', 9, {
      fill: 'none',
      opacity: '.28',
      transform: 'translate(3 5)',
    }),
    stroke('M33 66V48a17 17 0 0 1 34 0v18', cream, 9, { fill: 'none' }),
    rect(25, 68, 56, 47, '#000000', { rx: 5, opacity: '.28' }),
    rect(22, 63, 56, 47, '#f5b921', { rx: 5 }),
    disc(50, 82, 7, ink),
    shape('M47 84h6l3 16H44z', ink),
  );
}

/** A sealed letter. */
function letter(): string {
  return sign(
    'letter',
    '#0a4a36',
    rect(13, 46, 74, 54, '#000000', { rx: 2, opacity: '.3', transform: 'translate(3 5)' }),
    rect(13, 46, 74, 54, cream, { rx: 2 }),
    stroke('M14 99 42 72M86 99 58 72', '#b9ac8f', 2),
    shape('M13 46h74L50 80z', '#efe4cb', { stroke: '#b9ac8f', 'stroke-width': 2 }),
    disc(50, 76, 8, '#c8202b'),
    ...[rays(50, 76, 3, 6, 5)].map((lines) => stroke(lines, cream, 1.4)),
  );
}

/** A document with a seal. */
function notice(): string {
  return sign(
    'notice',
    '#5b564c',
    shape('M22 20h42l14 14v84H22z', '#000000', { opacity: '.3', transform: 'translate(4 5)' }),
    shape('M22 20h42l14 14v84H22z', cream),
    shape('M64 20v14h14z', '#cfc6b4'),
    stroke(times(6, (index) => `M30 ${46 + index * 10}h${index === 5 ? 22 : 40}`).join(''), '#8d8063', 3.5),
    disc(66, 104, 11, '#c8202b'),
    ring(66, 104, 7, cream, 1.5),
  );
}

/** Small signs for links, by what they show. */
export const signs = {
  loupe,
  stamp,
  reprint,
  frame,
  border,
  ruler,
  sleeve,
  hologram,
  foil,
  mask,
  question,
  rank,
  parcel,
  tag,
  pages,
  calendar,
  letter,
  lock,
  notice,
};
