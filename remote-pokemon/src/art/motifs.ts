import { circle, line, type Motif, numbers, type Point, polar, times } from '@mint-row/kit/art';

/** Circles around the middle. */
function around(count: number, from: number, r: number): string {
  return times(count, (index) => {
    const [x, y] = polar(50, 50, from, (360 * index) / count - 90);
    return circle(x, y, r);
  }).join('');
}

/** Where the wing begins, and where its ribs end. */
const shoulder: Point = [20, 82];
const tips: readonly Point[] = [
  [28, 14],
  [50, 24],
  [66, 40],
  [76, 58],
  [80, 78],
];

/** The wing, scalloped from tip to tip. */
function wing(): string {
  const scallops = tips.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = tips[index] ?? shoulder;
    return `Q${numbers((fromX + x) / 2 - 6, (fromY + y) / 2 + 5, x, y)}`;
  });
  return `M${numbers(...shoulder)}L${numbers(...(tips[0] ?? shoulder))}${scallops.join('')}z`;
}

/** Its ribs, which narrow to the tips. */
function ribs(): string {
  return tips.map((tip) => line([[shoulder[0] - 3, shoulder[1]], tip, [shoulder[0] + 3, shoulder[1]]], true)).join('');
}

/** Six-sided plates of a shell, in two rows. */
const plates = ['5 65', '35 65', '65 65', '20 91', '50 91']
  .map((corner) => `M${corner}l15-9 15 9v17l-15 9-15-9z`)
  .join('');

/** Seeds that wind out of the middle, each a little larger than the last: arcs that end beside their start, the shortest circles. */
function seeds(): string {
  return times(21, (index) => {
    const far = 7.4 * 1.07 ** index;
    const r = Math.round(far * 0.58) / 2;
    const [x, y] = polar(50, 50, far, index * 137.508);
    return `M${numbers(Math.round(x), Math.round(y) - r)}a${numbers(r, r)} 0 1 0 .1 0z`;
  }).join('');
}

/** The colours of cards of a type. */
const [lightning, fire, water, grass, psychic, colourless] = [
  '#f7eeb0',
  '#f4cbb0',
  '#c5e2f3',
  '#d3e8bf',
  '#e2d3ea',
  '#e7e3da',
];

/** What stands for each Pokémon in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  pikachu: {
    colours: ['#ffd42e', '#2a1a10', '#ff7a5c'],
    large: 'M40 26L58 44 51 49 70 66 62 72 36 54 44 48 30 34z',
    small: circle(26, 30, 13) + circle(76, 70, 13),
    tint: lightning,
  },
  charizard: {
    colours: ['#06545c', '#f6761c', '#fff3c0'],
    large: 'M14 110Q-2 66 24 48 22 60 32 62 26 30 56 8 50 32 66 42 74 36 72 26 102 56 88 110z',
    small: 'M30 104Q22 76 45 60 43 70 51 72 54 62 61 55 78 74 70 104z',
    tint: fire,
  },
  mewtwo: {
    colours: ['#1a0f38', '#8a4fd0', '#f3d6ff'],
    large: circle(50, 50, 33),
    small: 'M50-2Q72 16 50 33 28 16 50-2zM50 33Q78 50 50 67 22 50 50 33zM50 67Q72 84 50 102 28 84 50 67z',
    tint: psychic,
  },
  blastoise: {
    colours: ['#2f6fc0', '#a8642a', '#e3f4fd'],
    large: `M35 65l-9-5 2-14h14l2 14zM65 65l9-5-2-14H58l-2 14z${plates}`,
    small: 'M30 46Q30 26 0-20H42Q42 20 40 46zM70 46Q70 26 100-20H58Q58 20 60 46z',
    tint: water,
  },
  venusaur: {
    colours: ['#0c5a48', '#f77f9f', '#f7b92e'],
    large: around(6, 21, 16),
    small: circle(50, 50, 11),
    tint: grass,
  },
  gyarados: {
    colours: ['#d2342a', '#2f62b8', '#f6ead0'],
    large:
      'M56 90Q69 66 69 44a19.5 19.5 0 0 0-39 0 11.3 11.3 0 0 0 22.6 0 5 5 0 0 0-10 0 2.2 2.2 0 0 0 4.4 0 5.5 5.5 0 0 1-11 0 12.5 12.5 0 0 1 25 0 22.5 22.5 0 0 1-45 0 33.5 33.5 0 0 1 67 0Q83 68 72 90z',
    small: `M-8 82${'c8 2 12-8 6-11 12 0 12 11 20 11'.repeat(5)}V150H-8z`,
    tint: water,
  },
  dragonite: {
    colours: ['#f0a04a', '#1f8a80', '#fff0c0'],
    large: wing(),
    small: `${ribs()}${circle(73, 24, 9)}`,
    tint: colourless,
  },
  mew: {
    colours: ['#f58fb8', '#4a1660', '#ffb3d3'],
    large: circle(50, 50, 38),
    small: seeds() + circle(50, 50, 4),
    tint: psychic,
  },
};
