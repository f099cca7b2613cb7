import { circle, line, type Motif, numbers, type Point, polar, times } from '@mint-row/kit/art';

/** Six pointed petals around the middle: how far they reach, how wide they are, and their turn, both in degrees. */
function petals(tip: number, wide: number, turn: number): string {
  return times(6, (index) => {
    const at = (r: number, off: number) => numbers(...polar(50, 50, r, 60 * index + turn + off).map(Math.round));
    return `M50 50Q${at(tip * 0.85, -wide)} ${at(tip, 0)} ${at(tip * 0.85, wide)} 50 50z`;
  }).join('');
}

/** A button: a disc in a ring. */
function button(x: number, y: number): string {
  return circle(x, y, 15) + circle(x, y, 12) + circle(x, y, 9);
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

/** The motif of each Pokémon in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  pikachu: {
    colours: ['#ffd42e', '#fffdf0', '#e8362c'],
    large: 'M28 30L63 36 53 43 72 50 62 55 72 70 37 64 47 57 28 50 38 45z',
    small: button(24, 30) + button(76, 70),
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
    large:
      'M-9 99Q6 46 50 46T109 99zM50 53l14 8v16l-14 8-14-8V61zM36 61L20 57M64 61L80 57M36 77L19 87M64 77L81 87M50 85V99',
    small:
      'M23 36Q18 8-9-20H30Q36 6 34 33zM18 38L36 32 41 43 25 51zM77 36Q82 8 109-20H70Q64 6 66 33zM82 38L64 32 59 43 75 51z',
    tint: water,
  },
  venusaur: {
    colours: ['#0c5a48', '#f77f9f', '#f7b92e'],
    large: petals(48, 46, 30),
    small: petals(27, 44, 0),
    tint: grass,
  },
  gyarados: {
    colours: ['#d2342a', '#2f62b8', '#f6ead0'],
    // Arcs whose radius is too short become half circles.
    large:
      'M56 90Q69 66 69 44a19.5 19.5 0 0 0-39 0 1 1 0 0 0 22.6 0 1 1 0 0 0-10 0 1 1 0 0 0 4.4 0 1 1 0 0 1-11 0 1 1 0 0 1 25 0 1 1 0 0 1-45 0 1 1 0 0 1 67 0Q83 68 72 90z',
    small: `M-4 82${'c10 2 15-9 8-12 15 0 12 12 18 12'.repeat(4)}V150H-4z`,
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
