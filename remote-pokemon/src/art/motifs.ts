import { circle, type Motif, polar, sector, times } from '@mint-row/kit/art';

/** Circles around the middle. */
function around(count: number, from: number, r: number): string {
  return times(count, (index) => {
    const [x, y] = polar(50, 50, from, (360 * index) / count - 90);
    return circle(x, y, r);
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
    colours: ['#2f6fc0', '#a8642a', '#f6e7c4'],
    large: 'M-40 150Q-20 58 50 56 120 58 140 150z',
    small: 'M28 60L8-50H44L41 60zM72 60L92-50H56L59 60z',
    tint: water,
  },
  venusaur: {
    colours: ['#0c5a48', '#f77f9f', '#f7b92e'],
    large: around(6, 21, 16),
    small: circle(50, 50, 11),
    tint: grass,
  },
  gyarados: {
    colours: ['#f4dfac', '#2f62b8', '#d2342a'],
    large: `${sector(50, 46, 23, 36, 90, 360)}M73 45H86V100H73zM-50 88Q-30 78-10 88T30 88 70 88 110 88 150 88V150H-50z`,
    small: circle(50, 46, 13),
    tint: water,
  },
  dragonite: {
    colours: ['#f0a04a', '#57a8a0', '#fff0c0'],
    large: 'M22 84L28 14Q52 18 61 34 54 36 52 40 67 44 74 57 65 58 62 62 76 67 82 80 54 74 22 84z',
    small: circle(76, 30, 13),
    tint: colourless,
  },
  mew: {
    colours: ['#f58fb8', '#4a1660', '#3f8fe0'],
    large: circle(50, 50, 37),
    small: around(9, 19, 5.5) + circle(50, 50, 7),
    tint: psychic,
  },
};
