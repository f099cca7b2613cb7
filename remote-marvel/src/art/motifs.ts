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
  return `M${x + 16} 4Q${x + width} 56 ${x - 12} 96Q${x - width / 2} 46 ${x + 16} 4z`;
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

/** A link of a plait. */
function link(x: number): string {
  return [9.6, 5].map((r) => `M${x - r} 56l${r}-${r} ${r} ${r}-${r} ${r}z`).join('');
}

/** What stands for each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  'spider-man': {
    colours: ['#101f4d', '#dd1f2d', '#f4f7ff'],
    large: thread(48),
    small: [38, 34, 25, 21, 12].map(thread).join(''),
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
    colours: ['#c41824', '#ffffff', '#14060a'],
    large: 'M50 22C71 22 86 33 86 48S71 73 58 73Q56 84 44 90 47 82 44 73C28 72 14 62 14 48S29 22 50 22z',
    small:
      'M18 12L61 60 66 56 69 60 66 63 83 84 78 88 61 67 57 71 54 67 57 63zM82 12L39 60 34 56 31 60 34 63 17 84 22 88 39 67 43 71 46 67 43 63z',
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
    large: `${[30, 24, 22, 26].map((y, index) => `M${18 + index * 16} 60V${y + 9}q0-9 8-9t8 9V60z`).join('')}M18 60H82Q83 84 70 88V150H34V88Q20 82 18 60z`,
    small: `${[45, 40, 38, 41].map((y, index) => `M${21 + index * 16} ${y}h10v.8h-10z`).join('')}M36 54L74 50Q85 50 85 62T75 75L40 78Q29 77 28 67 28 55 36 54z`,
  },
};
