import { cardMotifs, circle, curve, type Motif, type Point, pokemonTints, polygon, star } from '@mint-row/kit/art';

/** The same figure in colours of its own. */
function recoloured(motif: Motif, colours: Motif['colours']): Motif {
  return { ...motif, colours };
}

const { blastoise, charizard, pikachu, 'spider-man': spiderMan, wolverine, deadpool } = cardMotifs;

/** Crystals that grow from the foot of the picture, each with an edge towards us. */
const crystals = [
  [-4, 18, 40],
  [17, 14, 62],
  [42, 13, 74],
  [68, 15, 60],
  [82, 20, 36],
]
  .map(([x = 0, width = 0, top = 0]) => {
    const middle = x + width * 0.4;
    return `M${x} 96V${top + 10}L${middle} ${top} ${x + width} ${top + 12}V96zM${middle} ${top}V96`;
  })
  .join('');

export const topsunCharizard = recoloured(charizard, ['#9fd0ec', '#f6761c', '#fff3c0']);
export const crystalCharizard: Motif = {
  colours: ['#4b4aa8', '#f6761c', '#cdf3f4'],
  large: charizard.large,
  small: crystals,
};
/** Black, with red under its wings. */
export const goldStarCharizard = recoloured(charizard, ['#f1b955', '#3b3640', '#d8342c']);
export const blainesCharizard = recoloured(charizard, ['#7d1626', '#f6761c', '#ffe08a']);

export const goldStarPikachu = recoloured(pikachu, ['#f59a2b', '#fff6d8', '#d92f2a']);

/** On a ground of stars. */
export const galaxyBlastoise: Motif = {
  ...blastoise,
  colours: ['#1b2a6b', '#a8642a', '#e3f4fd'],
  small:
    blastoise.small +
    [[50, 28, 7] as const, [10, 68, 6] as const, [90, 66, 6] as const]
      .map(([x, y, r]) => polygon(...star(x, y, r, r * 0.36, 4)))
      .join(''),
};

/** In green foil, which is all that the front has of colour. */
export const greenSpiderMan = recoloured(spiderMan, ['#0d5c33', '#5fcf86', '#e6ffee']);
export const greenWolverine = recoloured(wolverine, ['#0d5c33', '#d9ffe4', '#3fae6b']);
export const greenDeadpool = recoloured(deadpool, ['#0d5c33', '#d9ffe4', '#3fae6b']);

export const greenMetalSpiderMan = recoloured(spiderMan, ['#063a2c', '#9ae8bb', '#f0fff5']);
export const greenMetalWolverine = recoloured(wolverine, ['#063a2c', '#8fe6b4', '#eafff2']);

/** A feather with its vane parted, above the sea. */
const feather = 'M20 86Q18 66 30 50L26 46Q40 26 80 10 86 36 68 58L62 56 62 64Q46 76 30 76z';
const barbs = 'M20 86L74 18M36 65L38 44M46 53L50 32M56 41L62 22M36 65L58 62M46 53L68 48M56 41L77 34';
const sea = 'M-4 76Q10 68 24 76T52 76 80 76 108 76V120H-4z';

export const lugia: Motif = {
  colours: ['#b9cbe6', '#f3f6fb', '#2f5db0'],
  large: feather + barbs,
  small: sea,
  tint: pokemonTints.colourless,
};
export const crystalLugia: Motif = {
  colours: ['#6a59b8', '#f3f6fb', '#cdf3f4'],
  large: feather + barbs,
  small: crystals,
};

/** An egg in a pouch. */
export const chansey: Motif = {
  colours: ['#f7a3c0', '#fffaf0', '#e56a97'],
  large: 'M50 20C66 20 77 46 77 62A27 27 0 0 1 23 62C23 46 34 20 50 20z',
  small: `M-4 70Q50 56 104 70V120H-4z${circle(41, 38, 3.4)}${circle(57, 44, 4.6)}${circle(40, 53, 2.6)}`,
  tint: pokemonTints.colourless,
};

/** A parent with tall ears, and a child that looks out of the pouch. */
export const kangaskhan: Motif = {
  colours: ['#f4c763', '#8d5f3c', '#f8e6c0'],
  large: 'M2 104Q4 52 30 40L20 10Q36 12 42 28H58Q64 12 80 10L70 40Q96 52 98 104zM41 41V44M59 41V44',
  small:
    'M36 66Q34 56 41 54L37 45Q45 46 48 52H52Q55 46 63 45L59 54Q66 56 64 66zM45 59v2M55 59v2M20 66H80Q82 104 50 104 18 104 20 66z',
  tint: pokemonTints.colourless,
};

/** A curve as a band: its points, and how wide it is at each. */
function band(points: readonly Point[], width: (t: number) => number): string {
  const sides = [1, -1].map((side) =>
    points.map(([x, y], index): Point => {
      const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
      const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
      const far = (side * width(index / (points.length - 1))) / 2 / Math.hypot(toX - fromX, toY - fromY);
      return [x - (toY - fromY) * far, y + (toX - fromX) * far];
    }),
  );
  return curve([...(sides[0] ?? []), ...(sides[1] ?? []).reverse()], true);
}

/** A serpent, black and ringed with gold, above the clouds. */
export const rayquaza: Motif = {
  colours: ['#7fb7e6', '#2c3038', '#ffdf7a'],
  large: `${band(
    [
      [28, 27],
      [54, 22],
      [78, 32],
      [66, 48],
      [32, 52],
      [28, 66],
      [56, 72],
      [100, 60],
    ],
    (t) => 15 - 9 * t,
  )}M34 14L50 4 44 18 36 36 10 36 22 30 4 28 14 18z`,
  small: `${[
    [64, 24],
    [76, 41],
    [49, 50],
    [29, 60],
    [56, 72],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.4))
    .join('')}M-4 96Q2 82 16 86 22 76 36 84 46 78 54 86 66 78 74 86 92 78 104 90V120H-4z`,
  tint: pokemonTints.colourless,
};

/** Two tall ears with a ring around each, and the ring of a brow. */
export const umbreon: Motif = {
  colours: ['#f2d27a', '#23252e', '#58c8f5'],
  large: 'M20 110Q16 84 27 72 8 50 18 12 40 26 43 64 50 61 57 64 60 26 82 12 92 50 73 72 84 84 80 110z',
  small: `M15 30Q24 33 33 27L36 34Q25 41 14.5 38zM85 30Q76 33 67 27L64 34Q75 41 85.5 38z${circle(50, 79, 9)}${circle(50, 79, 5)}`,
  tint: '#c9cbd2',
};

/** A tail that parts in two, and a red jewel within the ring of the sun. */
export const espeon: Motif = {
  colours: ['#f7c9dd', '#a5cf6b', '#e23b4e'],
  large: 'M40 104Q34 72 58 64 76 56 72 36 70 24 54 18 72 12 80 24 84 12 100 14 88 22 87 38 88 70 62 78 50 84 54 104z',
  small: `${circle(28, 42, 17)}${circle(28, 42, 13)}M28 33L37 42 28 51 19 42z`,
  tint: pokemonTints.psychic,
};

/** A crest of three leaves, and a beak. */
export const torchic: Motif = {
  colours: ['#5fb4d8', '#f08a24', '#ffd54a'],
  large:
    'M50 14Q64 28 54 50H46Q36 28 50 14zM47 50Q16 46 14 20 42 24 50 50zM53 50Q84 46 86 20 58 24 50 50zM50 14V46M14 20Q34 30 46 48M86 20Q66 30 54 48',
  small: `${circle(50, 72, 25)}M42 66H58L50 77z`,
  tint: pokemonTints.fire,
};

/** A fish in the cap of a graduate. */
export const universityMagikarp: Motif = {
  colours: ['#a9def2', '#f0562c', '#ffd54a'],
  large:
    'M14 62Q28 40 58 50L84 34 77 58 86 82 58 72Q32 82 14 62zM60 60L76 46M60 60L78 58M60 60L78 72M46 53Q40 62 46 72',
  small: `M10 34L36 24 62 34 36 44zM22 39V48Q36 56 50 48V39L36 44zM62 34V50${circle(27, 60, 3)}`,
  tint: pokemonTints.water,
};
