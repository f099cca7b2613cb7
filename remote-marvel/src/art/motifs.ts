import { circle, curve, line, type Motif, type Point, polar, star, times } from '@mint-row/kit/art';

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
  deadpool: {
    colours: ['#c41824', '#ffffff', '#cfd9e4'],
    large:
      'M50 19C71 19 84 30 84 46S71 71 59 71Q58 83 45 90 48 81 45 71C28 70 16 60 16 46S29 19 50 19zM43 25L47 43H53L57 25zM50 58a6 6 0 1 0 .1 0z',
    small:
      'M16 9L23 15 63 57 67 53 71 57 67 61 86 83 80 89 62 67 57 72 53 68 58 63 20 21zM84 9L77 15 37 57 33 53 29 57 33 61 14 83 20 89 38 67 43 72 47 68 42 63 80 21z',
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
