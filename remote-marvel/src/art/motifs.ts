import { cardMotifs, circle, curve, line, type Motif, type Point, star } from '@mint-row/kit/art';

/** A panther's head from the front, with round ears. */
function panther(): string {
  const half: readonly Point[] = [
    [0, 27],
    [11, 26],
    [17, 10],
    [27, 8],
    [33, 20],
    [28, 39],
    [30, 54],
    [26, 68],
    [20, 82],
    [11, 90],
    [0, 92],
  ];
  const mirrored = half.slice(1, -1).reverse();
  return curve([...half.map(([x, y]): Point => [50 + x, y]), ...mirrored.map(([x, y]): Point => [50 - x, y])], true);
}

/** The fingers of a fist, from the little one: left, width, top and foot. */
const fingers = [
  [18, 13, 36, 61],
  [31, 15, 28, 61],
  [46, 17, 24, 54],
  [63, 16, 27, 51],
] as const;

/** A link of a plait. */
function link(x: number): string {
  return [9.6, 5].map((r) => `M${x - r} 56l${r}-${r} ${r} ${r}-${r} ${r}z`).join('');
}

/** The motif of each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  ...cardMotifs,
  'iron-man': {
    colours: ['#8e1420', '#f6cd6a', '#dff6ff'],
    large: 'M-20 14L50 66 120 14V40L50 92-20 40z',
    small: circle(50, 50, 29) + circle(50, 50, 22) + circle(50, 50, 12),
  },
  'captain-america': {
    colours: ['#16306b', '#c4202e', '#f3efe2'],
    large: 'M40 60Q8 84-4 150H8Q16 96 46 66zM50 68Q26 92 20 150H34Q38 102 56 72z',
    small: line(star(54, 43, 30, 12, 5, -80), true),
  },
  'black-panther': {
    colours: ['#7040e8', '#120a2a', '#ffd77a'],
    large: panther(),
    small:
      'M26 52Q37 50 43 60 31 64 26 52zM74 52Q63 50 57 60 69 64 74 52zM43 72H57L50 79zM44 35Q48 52 45.5 70L43 69Q45.5 52 40.5 36zM56 35Q52 52 54.5 70L57 69Q54.5 52 59.5 36zM28 18Q23 28 27 37 34 28 28 18zM72 18Q77 28 73 37 66 28 72 18z',
  },
  thor: {
    colours: ['#24406c', '#a9bfd8', '#e0a836'],
    large: 'M44-20H56V36H44zM26 36H74L84 44 80 66 64 76 50 86 36 76 20 66 16 44z',
    small: [28, 42.7, 57.3, 72].map(link).join(''),
  },
  hulk: {
    colours: ['#552a9e', '#6cb836', '#dcf58e'],
    large: `${fingers.map(([x, width, top, foot]) => `M${x} ${foot}V${top + 9}q0-9 ${width / 2}-9t${width / 2} 9V${foot}zM${x + 1} ${top + 19}h${width - 2}`).join('')}M18 61H41V65Q42 77 52 77L80 74Q78 84 71 89V150H35V89Q20 82 18 61zM41 65Q40 57 48 56L75 50Q88 49 88 60T79 74L52 77Q42 77 41 65z`,
    small: `${fingers.map(([x, width, top]) => `M${x + 3} ${top + 5}q${width / 2 - 3}-4 ${width - 6} 0q${3 - width / 2}-2 ${6 - width} 0z`).join('')}`,
  },
};
