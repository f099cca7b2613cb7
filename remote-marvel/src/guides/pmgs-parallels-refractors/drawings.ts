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
}

const outline = 'M7 1H93Q99 1 99 7V133Q99 139 93 139H7Q1 139 1 133V7Q1 1 7 1z';
const frame = 'M9 9h82v100H9z';
/** Every other sector of twelve around the middle of the picture. */
const rays =
  'M50 58L50-20 95-9zM50 58L128 13 140 58zM50 58L128 103 95 136zM50 58V150L5 136zM50 58L-28 103-40 58zM50 58L-28 13 5-9z';
const mask =
  'M24 50Q50 38 76 50Q74 78 59 80Q52 80 50 72Q48 80 41 80Q26 78 24 50zM32 56Q40 53 46 60Q40 66 34 63zM68 56Q60 53 54 60Q60 66 66 63z';
const star = 'M50 16L60 45 90 45 66 63 75 92 50 74 25 92 34 63 10 45 40 45z';

/** The card that the others are versions of, with what lies between its ground and its mask. */
function masked(ground: string, light: string, ...behind: readonly Shape[]): Shape[] {
  return [{ d: frame, fill: ground }, { d: rays, fill: light }, ...behind, { d: mask, fill: '#b00f1c', line: 2.5 }];
}

const rainbow = ['#ff4b6e', '#ff9d2e', '#ffe14a', '#43d17c', '#3aa6ff', '#9a62ff'].map((fill, index) => ({
  d: `M${-48 + index * 24} 109l70-100h16l-70 100z`,
  fill,
}));

export const base: DrawnCard = {
  picture: 'A card with a white border, a mask in front of rays, and the number 12.',
  card: [{ d: outline, fill: '#fbf8f1', line: 2 }],
  framed: masked('#e8b13a', '#f6d98a'),
  foot: ['12', '', ''],
  footColour: ink,
};

export const insert: DrawnCard = {
  picture: 'A card of another design: a large star, cut by a diagonal, numbered A3.',
  card: [
    { d: outline, fill: '#2b2622', line: 2 },
    { d: 'M2 96L98 40V133Q98 138 93 138H7Q2 138 2 133z', fill: '#b00f1c' },
    { d: star, fill: '#ffcb05', line: 2.5 },
  ],
  foot: ['', 'A3', ''],
  footColour: '#fff',
};

export const parallel: DrawnCard = {
  ...base,
  picture: 'The base card again, number 12 and all, in green foil, with 7/100 stamped at its foot.',
  card: [{ d: outline, fill: '#8fd0a8', line: 2 }],
  framed: masked('#0f5c33', '#2f9c5f', {
    d: 'M9 60L50 9H60L9 72zM40 109L91 45V57L50 109z',
    fill: '#d9f5e4',
    opacity: 0.55,
  }),
  foot: ['7/100', '', '12'],
};

export const refractor: DrawnCard = {
  ...base,
  picture: 'The base card again, number 12 and all, with bands of a rainbow across it.',
  framed: masked('#e8b13a', '#f6d98a', ...rainbow),
};
