import {
  arc,
  circle,
  clip,
  curve,
  defs,
  disc,
  group,
  halftone,
  linear,
  numbers,
  type Point,
  radial,
  rect,
  ring,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy, r] = [140, 176, 98];
const screens = [
  { ink: '#f6c915', turn: 0, size: () => 7.5 },
  { ink: '#12a6d8', turn: 15, size: (t: number) => 10.5 - 10 * t },
  { ink: '#e2337c', turn: 75, size: (t: number) => 2 + 8.5 * t },
  { ink: '#1a1d24', turn: 45, size: (t: number) => 4.6 - 7 * Math.abs(t - 0.5) },
] as const;

/** Fine wavy lines as on a banknote, over a number of steps of 31.5 units; the waves swell in the middle of the card. */
function guilloche(steps = 10): string {
  return times(24, (index) => {
    const base = 10 + index * 17.5;
    const points = times(
      steps,
      (step): Point => [
        8 + step * 31.5,
        base + (10 + 14 * Math.sin((index / 24) * Math.PI)) * Math.sin(step * 1.4 + index * 0.6),
      ],
    );
    return curve(points);
  }).join('');
}

/** One colour of the print as a loupe shows it: a rotated screen of dots that grow towards the bottom of the lens. */
function screen(ink: string, turn: number, size: (t: number) => number): string {
  const box = [cx - r - 12, cy - r - 12, 2 * r + 24, 2 * r + 24] as const;
  return group(
    {
      stroke: ink,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 13',
      opacity: '.86',
      transform: `rotate(${numbers(turn, cx, cy)})`,
    },
    halftone(box, 13, size),
  );
}

/** The definitions that the lens needs. */
function glass(): readonly string[] {
  return [
    linear(
      'loupe-rim',
      [50, 70, 230, 290],
      [
        [0, '#5a6a66'],
        [0.3, '#12201c'],
        [0.7, '#0a1412'],
        [1, '#42544e'],
      ],
    ),
    radial('loupe-glass', cx, cy, r, [
      [0.55, '#ffffff', 0],
      [0.92, '#0a3a2c', 0.12],
      [1, '#06261d', 0.5],
    ]),
    clip('loupe-lens', circle(cx, cy, r)),
  ];
}

/** The handle, from the rim to the lower right, with its ferrule and its shadow. */
function handle(): string {
  return [
    stroke('M214 262 330 396', '#06261d', 46, { opacity: '.28', transform: 'translate(-9 12)' }),
    disc(cx - 8, cy + 14, r + 12, '#06261d', { opacity: '.3' }),
    stroke('M207 256 330 396', '#14241f', 40),
    stroke('M219 252 330 378', '#4a5e57', 4, { opacity: '.8' }),
    stroke('M200 248 226 277', '#d9a83c', 44),
    stroke('M206 240 236 274', '#ffe6a0', 4),
  ].join('');
}

/** The lens: a print of four inks, glass, and the rim around both. */
function lens(): string {
  return [
    disc(cx, cy, r, '#fdfaf0'),
    group({ 'clip-path': url('loupe-lens') }, ...screens.map(({ ink, turn, size }) => screen(ink, turn, size))),
    disc(cx, cy, r, url('loupe-glass')),
    ring(cx, cy, r + 6, url('loupe-rim'), 13),
    ring(cx, cy, r - 1, '#d9a83c', 2),
    ring(cx, cy, r + 11, '#7f918b', 0.8),
    stroke(arc(cx, cy, r - 13, 198, 252), '#ffffff', 9, { 'stroke-linecap': 'round', opacity: '.85' }),
    stroke(arc(cx, cy, r - 13, 262, 268), '#ffffff', 9, { 'stroke-linecap': 'round', opacity: '.85' }),
  ].join('');
}

/** A mint card under a loupe: in the lens, the print resolves into rosettes of its four inks. */
export function loupe(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'loupe-ground',
        [0, 20, 300, 400],
        [
          [0, '#c9f3df'],
          [0.5, '#6fcaa6'],
          [1, '#1f7a5c'],
        ],
      ),
      ...glass(),
      clip('loupe-panel', 'M24 18h252q6 0 6 6v372q0 6-6 6h-252q-6 0-6-6v-372q0-6 6-6z'),
    ),
    rect(0, 0, 300, 420, '#fbf7ea'),
    group(
      { 'clip-path': url('loupe-panel') },
      rect(0, 0, 300, 420, url('loupe-ground')),
      stroke(guilloche(), '#0a4a36', 0.9, { opacity: '.6' }),
      handle(),
    ),
    lens(),
    rect(18, 18, 264, 384, 'none', { rx: 6, stroke: '#0a4a36', 'stroke-width': 1.5 }),
  );
}

/** The same loupe on a sheet of dark security print, from edge to edge: the words of an opening stand left of it. */
export function loupeWide(): string {
  return svg(
    1600,
    560,
    defs(
      linear(
        'loupe-sheet',
        [0, 0, 1600, 200],
        [
          [0, '#06261d'],
          [0.5, '#0a3f30'],
          [1, '#2f9a76'],
        ],
      ),
      ...glass(),
    ),
    rect(0, 0, 1600, 560, url('loupe-sheet')),
    stroke(guilloche(53), '#8fe0c0', 0.8, { opacity: '.22', transform: 'translate(-30 0) scale(1 1.32)' }),
    group({ transform: 'translate(990 -108) scale(2.1)' }, handle(), lens()),
  );
}
