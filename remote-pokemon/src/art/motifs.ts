import {
  cardMotifs,
  circle,
  line,
  type Motif,
  numbers,
  type Point,
  penAndPaper,
  pokemonTints,
  polar,
  times,
} from '@mint-row/kit/art';
import { schematicName } from '@mint-row/kit/content';

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

const { colourless, psychic } = pokemonTints;

/** The motif of each Pokémon in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  ...cardMotifs,
  // The Illustrator shows what it was the prize for.
  [schematicName('pikachu', 0)]: penAndPaper,
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
