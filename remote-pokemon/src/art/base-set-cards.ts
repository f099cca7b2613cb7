import {
  circle,
  clip,
  defs,
  disc,
  group,
  line,
  linear,
  mix,
  outlineOf,
  pattern,
  radial,
  rect,
  ring,
  type Stop,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';
import { dusk, duskDefinitions, meadowScene } from './meadow-picture.ts';

const [ink, paper] = ['#1b1916', '#fbf8f1'];
const [cx, cy, r] = [172, 236, 94];
/** The loupe's handle, from its outline to its gleam: colour, width, and how far each is moved. */
const handle = [
  ['#0c1c33', 34, 4],
  ['#3d2413', 30, 0],
  ['#8a5a30', 18, -2],
  ['#d09a5e', 5, -6],
] as const;

/** The corner of a card under a loupe, with its number and its star. */
export function cardCorner(): string {
  return picture(
    '#2f6fb5',
    [...glass()],
    group({ transform: 'translate(26 22) rotate(-5) scale(.66)' }, earlyCard({ stamp: false, shadow: false })),
    lens(),
  );
}

/** The definitions that the lens needs, but for the colours of the card's border. */
function glass(): readonly string[] {
  return [
    clip('corner-lens', circle(cx, cy, r)),
    radial('corner-glass', cx - 30, cy - 40, 150, [
      [0, '#ffffff', 0],
      [0.7, '#2f6fb5', 0.06],
      [1, '#12294a', 0.4],
    ]),
  ];
}

/** A loupe over the lower right corner of a card. */
function lens(): string {
  return [
    ...handle.map(([colour, width, x]) =>
      stroke(`M${244 + x} 316l44 62`, colour, width, { 'stroke-linecap': 'round' }),
    ),
    disc(cx + 6, cy + 12, r + 6, '#0c1c33', { opacity: '.35' }),
    disc(cx, cy, r, paper),
    group(
      { 'clip-path': url('corner-lens') },
      shape('M60 304h212v60H60zM242 120h60v220h-60z', url('early-border')),
      stroke(times(14, (index) => `M60 ${310 + index * 4}h186M${246 + index * 4} 120v190`).join(''), '#b98a12', 0.7),
      stroke('M60 304h182V120', ink, 3),
    ),
    shape(outlineOf('7/102'), ink, { transform: 'translate(99 250) scale(.74)' }),
    shape('M204 210l8 19 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z', ink, {
      transform: 'translate(75 76) scale(.68)',
    }),
    disc(cx, cy, r, url('corner-glass')),
    shape('M92 214C98 178 124 156 158 154 128 168 108 188 92 214z', '#ffffff', { opacity: '.8' }),
    ring(cx, cy, r, ink, 14),
    ring(cx, cy, r + 1, '#c9a24a', 8),
    ring(cx, cy, r + 3, '#fff0c4', 1.4),
  ].join('');
}

/** The same corner in an evening meadow from edge to edge: the words of an opening stand left of it, on the sky. */
export function cornerWide(): string {
  return svg(
    1600,
    560,
    defs(...earlyDefinitions(), ...duskDefinitions(), ...glass()),
    dusk(),
    group({ transform: 'translate(1080 10) rotate(6 150 210) scale(1.2)' }, earlyCard({ stamp: false, shadow: true })),
    group({ transform: 'translate(1130 -46) scale(1.5)' }, lens()),
  );
}

/** One card in two printings: a stamp at its left, a shadow at its right, and a dashed line between them. */
export function twoPrintings(): string {
  return picture(
    ink,
    [clip('printing-left', 'M0 0h150v420H0z')],
    earlyCard({ stamp: false, shadow: true }),
    group({ 'clip-path': url('printing-left') }, earlyCard({ stamp: true, shadow: false })),
    stroke('M150 6v408', paper, 7),
    stroke('M150 6v408', ink, 4, { 'stroke-dasharray': '12 8' }),
  );
}

/** Two cards with one picture: the later one in front, with the stamp of an anniversary and a texture of fine lines. */
export function anniversaryReprint(): string {
  const medal = star(196, 176, 58, 51, 24);
  return picture(
    '#a5331c',
    [],
    group({ transform: 'translate(-6 44) rotate(-9 150 210) scale(.74)' }, earlyCard({ stamp: false, shadow: true })),
    group(
      { transform: 'translate(84 62) rotate(6 150 210) scale(.74)' },
      earlyCard({ stamp: false, shadow: false }),
      stroke(
        times(
          26,
          (index) =>
            `M${26 + Math.max(0, index * 24 - 368)} ${26 + Math.min(368, index * 24)}L${26 + Math.min(248, index * 24)} ${26 + Math.max(0, index * 24 - 248)}`,
        ).join(''),
        ink,
        0.9,
        { opacity: '.45' },
      ),
      shape(line(medal, true), ink, { opacity: '.35', transform: 'translate(5 8)' }),
      shape(line(medal, true), '#f2c84b', { stroke: ink, 'stroke-width': 3 }),
      ring(196, 176, 44, '#8a6512', 1.6),
      disc(196, 176, 40, paper, { stroke: ink, 'stroke-width': 2 }),
      stroke('M170 166q2-13 13-13t12 12q0 8-11 17l-14 20h26M226 152h-19l-2 18q18-5 20 11 0 18-22 17', ink, 8, {
        'stroke-linejoin': 'round',
      }),
    ),
  );
}

/** A drawing of early cards, on a ground that darkens downwards under fine lines. */
function picture(ground: string, more: readonly string[], ...drawn: readonly string[]): string {
  const shades: readonly Stop[] = [
    [0, mix(ground, '#ffffff', 0.14)],
    [1, mix(ground, '#000000', 0.3)],
  ];
  return svg(
    300,
    420,
    defs(
      linear('early-ground', [0, 0, 80, 420], shades),
      pattern(
        'early-lines',
        8,
        8,
        { patternTransform: 'rotate(45)' },
        stroke('M0 4h8', mix(ground, '#ffffff', 0.3), 0.8),
      ),
      ...earlyDefinitions(),
      ...more,
    ),
    rect(0, 0, 300, 420, url('early-ground')),
    rect(0, 0, 300, 420, url('early-lines')),
    ...drawn,
  );
}

/** The definitions that the card needs. */
function earlyDefinitions(): readonly string[] {
  return [
    linear(
      'early-border',
      [0, 0, 300, 420],
      [
        [0, '#ffe57a'],
        [0.5, '#ffcb05'],
        [1, '#e8a406'],
      ],
    ),
    clip('early-frame', 'M0 0h238v166H0z'),
    group({ id: 'early-scene', 'clip-path': url('early-frame') }, meadowScene()),
  ];
}

/** An early card of our own without text, on 300 × 420 units, with the signs of its printing. */
function earlyCard({ stamp, shadow }: { stamp: boolean; shadow: boolean }): string {
  const lines = times(
    5,
    (index) => `M${7 + index * 4} ${7 + index * 4}h${286 - index * 8}v${406 - index * 8}h-${286 - index * 8}z`,
  );
  return group(
    { 'stroke-linejoin': 'round' },
    rect(12, 18, 292, 412, '#000000', { rx: 18, opacity: '.3' }),
    rect(3, 3, 294, 414, url('early-border'), { rx: 18, stroke: ink, 'stroke-width': 4 }),
    stroke(lines.join(''), '#b98a12', 0.8),
    rect(27, 27, 246, 366, paper, { rx: 6, stroke: ink, 'stroke-width': 2.4 }),
    stroke('M48 41h84', ink, 7),
    stroke('M206 41h46', ink, 7),
    shadow ? shape('M246 66h16v158H62v-6h184z', '#8a8374') : '',
    use('early-scene', { transform: 'translate(48 54)scale(.832 .988)' }),
    stroke('M48 54h198v164H48z', ink, 4),
    ...[300, 332].map((y) => disc(60, y, 8, 'none', { stroke: ink, 'stroke-width': 2.4 })),
    stroke('M82 295h120M82 307h158M82 327h98M82 339h144', '#b5ad9c', 5),
    stroke('M52 372h92M198 372h50', ink, 5),
    shape(line(star(244, 262, 10, 4.4, 5), true), ink),
    stamp
      ? disc(72, 262, 22, ink) +
          ring(72, 262, 17, paper, 1.4) +
          stroke('M65 257l9-7v25', paper, 6) +
          stroke('M52 290h40', ink, 3)
      : '',
  );
}
