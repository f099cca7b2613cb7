import { numbers, times } from '../number.ts';
import { circle, polar, polygon } from '../path.ts';
import type { Motif } from '../schematic/schematic.ts';

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

/** A ring of a web: eight threads, each sagging towards the middle. */
function thread(r: number): string {
  const threads = times(8, (index) => {
    const [cx, cy] = polar(50, 50, r * 0.72, index * 45 + 22.5);
    const [x, y] = polar(50, 50, r, index * 45 + 45);
    return `Q${cx.toFixed(0)} ${cy.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${50 + r} 50${threads.join('')}z`;
}

/** A claw mark around a height, from its wide end to its point. */
function slash(x: number, width: number): string {
  return `M${x + 16} 4Q${x + width} 56 ${x - 12} 91Q${x - width / 2} 46 ${x + 16} 4z`;
}

/** The bars of a round vent, on both sides of what stands before it. */
function bars(): string {
  return times(5, (index) => {
    const y = 20 + index * 12.6;
    const [top, foot] = [y, y + 9].map((at) => Math.sqrt(36 ** 2 - (at - 50) ** 2));
    return [1, -1]
      .map((side) =>
        polygon(
          [50 + side * 6, y],
          [50 + side * (top ?? 0), y],
          [50 + side * (foot ?? 0), y + 9],
          [50 + side * 6, y + 9],
        ),
      )
      .join('');
  }).join('');
}

/** The colours of Pokémon cards of a type. */
export const pokemonTints = {
  lightning: '#f7eeb0',
  fire: '#f4cbb0',
  water: '#c5e2f3',
  grass: '#d3e8bf',
  psychic: '#e2d3ea',
  colourless: '#e7e3da',
} as const;

const { lightning, fire, water, grass, psychic } = pokemonTints;

/**
 * The motifs of characters whose cards are drawn by more than one remote, by slug: each is its drawing, in two shapes and
 * three colours. Those of the other characters are with their remotes.
 */
export const cardMotifs = {
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
  'spider-man': {
    colours: ['#1d4a9a', '#dd1f2d', '#f4555c'],
    large:
      'M40 12H60V24H72V34H88V48H77V57H84V70H68V79H57V74H46V88H32V73H22V63H29V52H12V39H28V26H40zM40 12L34-9M60 12L66-9M72 24L98 0M28 26L2 2M88 34L110 27M88 48H110M84 70L110 84M68 79L84 106M57 74L62 110M46 88L42 120M32 88L24 120M22 73L-8 92M22 63L-8 70M12 52H-9M12 39L-9 34',
    small: `${[27, 17, 8].map(thread).join('')}M23 23L77 77M77 23L23 77M50 12V88M12 50H88`,
  },
  wolverine: {
    colours: ['#ffd53a', '#123a94', '#fff3c4'],
    large: [24, 50, 76].map((x) => slash(x, 12)).join(''),
    small: [24, 50, 76].map((x) => slash(x - 3, 2)).join(''),
  },
  deadpool: {
    colours: ['#c41824', '#ffffff', '#cfd9e4'],
    large:
      'M50 19C71 19 84 30 84 46S71 71 59 71Q58 83 45 90 48 81 45 71C28 70 16 60 16 46S29 19 50 19zM43 25L47 43H53L57 25zM50 58a6 6 0 1 0 .1 0z',
    small:
      'M16 9L23 15 63 57 67 53 71 57 67 61 86 83 80 89 62 67 57 72 53 68 58 63 20 21zM84 9L77 15 37 57 33 53 29 57 33 61 14 83 20 89 38 67 43 72 47 68 42 63 80 21z',
  },
  'darth-vader': {
    colours: ['#15161c', '#c0141c', '#ffe3dc'],
    large: bars(),
    small: 'M46.5-50h7v200h-7z',
  },
} as const satisfies Readonly<Record<string, Motif>>;

/** The motif of the Illustrator: a sheet with a drawing, and the pen that makes it. */
export const penAndPaper: Motif = {
  colours: ['#ffd42e', '#fffdf0', '#e8362c'],
  large: 'M14 28L62 18 74 78 26 88zM44 32L28 54 40 53 30 76 54 50 42 51 52 33z',
  small: 'M54 50L57.9 35.7 83.7-2 91.9 3.6 66.1 41.3zM57.9 35.7L66.1 41.3M54 50L60 41M76 9L84 15',
};
