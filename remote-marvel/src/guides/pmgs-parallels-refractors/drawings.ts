import { ink } from './ink.ts';

/** One shape of a drawn card: path data, its colour and, if it has them, the width of its outline and its opacity. */
export interface Shape {
  d: string;
  fill: string;
  line?: number;
  opacity?: number;
}

/** A card drawn on 100 by 140 units. */
export interface DrawnCard {
  /** A description of the drawing. */
  picture: string;
  card: readonly Shape[];
  /** Cut off at the frame of the picture. */
  framed?: readonly Shape[];
  /** Printed at the foot: left, middle and right. */
  foot: readonly [string, string, string];
  footColour: string;
  /** Whether its picture follows the light, as foil does. */
  foil?: true;
}

const outline = 'M7 1H93Q99 1 99 7V133Q99 139 93 139H7Q1 139 1 133V7Q1 1 7 1z';
const frame = 'M9 9h82v100H9z';
/** Every other sector of twelve around the middle of the picture. */
const rays =
  'M50 58L50-20 95-9zM50 58L128 13 140 58zM50 58L128 103 95 136zM50 58V150L5 136zM50 58L-28 103-40 58zM50 58L-28 13 5-9z';
/** The gem's planes, from its upper right one clockwise: four pairs of sides around a table, each in its own light. */
const planes = [
  'M50 18L72 28 61 43 50 38z',
  'M72 28L84 54 67 56 61 43z',
  'M84 54L72 84 61 70 67 56z',
  'M72 84L50 98V76L61 70z',
  'M50 98L28 84 39 70 50 76z',
  'M28 84L16 54 33 56 39 70z',
  'M16 54L28 28 39 43 33 56z',
  'M28 28L50 18V38L39 43z',
  'M50 38L61 43 67 56 61 70 50 76 39 70 33 56 39 43z',
];
/** What a plane adds to its colour: the light comes from the upper left. */
const lights = ['#fff6', '#0002', '#0006', '#0008', '#0006', '#0003', '#fff5', '#fffb', '#fff3'];
const outer = 'M50 18L72 28 84 54 72 84 50 98 28 84 16 54 28 28z';

/** A gem in nine planes, in one colour. */
function gem(colour: string): Shape[] {
  return [
    { d: outer, fill: colour, line: 3 },
    ...planes.map((d, index) => ({ d, fill: lights[index] ?? '', line: 0.8 })),
  ];
}

/** The card that the others are versions of, with what lies between its ground and its gem. */
function framedGem(ground: string, light: string, colour: string, ...behind: readonly Shape[]): Shape[] {
  return [{ d: frame, fill: ground }, { d: rays, fill: light }, ...behind, ...gem(colour)];
}

/** Forty-eight hairlines, as a brush leaves them on metal. */
const brushed = `M9 11${'h82v.5h-82zm0 2'.repeat(48)}`;

const rainbow = ['#ff4b6e', '#ff9d2e', '#ffe14a', '#43d17c', '#3aa6ff', '#9a62ff'].map((fill, index) => ({
  d: `M${-48 + index * 24} 109l70-100h16l-70 100z`,
  fill,
}));

export const base: DrawnCard = {
  picture: 'A card with a white border, a red gem in front of rays, and the number 12.',
  card: [{ d: outline, fill: '#fbf8f1', line: 2 }],
  framed: framedGem('#e8b13a', '#f6d98a', '#c8202b'),
  foot: ['12', '', ''],
  footColour: ink,
};

export const insert: DrawnCard = {
  picture: 'A card of another design: the gem cut open, its two halves apart on black and red, numbered A3.',
  card: [
    { d: outline, fill: '#2b2622', line: 2 },
    { d: 'M2 96L98 40V133Q98 138 93 138H7Q2 138 2 133z', fill: '#b00f1c' },
    { d: 'M46 12L22 22 10 48 22 78 34 86 44 64 36 46z', fill: '#ffcb05', line: 2.5 },
    { d: 'M46 12L22 22 34 40 36 46zM22 22L10 48 28 52 34 40z', fill: '#fff8', line: 0.8 },
    { d: 'M10 48L22 78 34 66 28 52zM22 78L34 86 44 64 34 66z', fill: '#0004', line: 0.8 },
    { d: 'M56 22L80 32 92 58 80 88 58 102 66 78 56 58z', fill: '#ffcb05', line: 2.5 },
    { d: 'M56 22L80 32 68 48 56 58zM80 32L92 58 74 60 68 48z', fill: '#fff4', line: 0.8 },
    { d: 'M92 58L80 88 66 78 74 60zM80 88L58 102 66 78z', fill: '#0006', line: 0.8 },
    { d: 'M36 46L44 64 34 86 39 88 49 64 41 42zM56 58L66 78 58 102 63 99 71 78 61 54z', fill: '#fff3c4', line: 0.8 },
  ],
  foot: ['', 'A3', ''],
  footColour: '#fff',
};

export const parallel: DrawnCard = {
  ...base,
  picture: 'The base card again, number 12 and all, in brushed green metal, with 7/100 stamped at its foot.',
  card: [{ d: outline, fill: '#8fd0a8', line: 2 }],
  framed: [
    ...framedGem('#0f5c33', '#2f9c5f', '#1f8a4c'),
    { d: brushed, fill: '#eafff2', opacity: 0.4 },
    { d: 'M9 60L50 9H60L9 72zM40 109L91 45V57L50 109z', fill: '#d9f5e4', opacity: 0.45 },
  ],
  foot: ['7/100', '', '12'],
};

export const refractor: DrawnCard = {
  ...base,
  foil: true,
  picture: 'The base card again, number 12 and all, with bands of a rainbow across it.',
  framed: [
    ...framedGem('#e8b13a', '#f6d98a', '#c8202b', ...rainbow),
    { d: 'M9 83L83 9H91V13L9 95zM30 109L91 44V56L41 109z', fill: '#9ff4ff', opacity: 0.35 },
    { d: 'M9 98L91 16V26L9 109zM43 109L91 59V64L48 109z', fill: '#ffb0e6', opacity: 0.4 },
  ],
};
