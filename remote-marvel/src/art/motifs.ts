import { circle, line, type Motif, polar, star, times, wedges } from '@mint-row/kit/art';

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

/** What stands for each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  'spider-man': {
    colours: ['#101f4d', '#dd1f2d', '#f4f7ff'],
    large: thread(48),
    small: [38, 34, 25, 21, 12].map(thread).join(''),
  },
  wolverine: {
    colours: ['#fdb913', '#123a94', '#fff3c4'],
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
    large: 'M44 58Q8 84-4 150H10Q20 92 52 66zM56 68Q30 92 24 150H38Q42 98 64 74z',
    small: line(star(60, 40, 36, 14, 5, -78), true),
  },
  deadpool: {
    colours: ['#a30f1c', '#14060a', '#dfe6ee'],
    large: wedges(
      50,
      50,
      0,
      110,
      times(12, (index) => index * 30),
      17,
    ),
    small: 'M10 8L52 60 68 84 62 88 48 62zM90 8L48 60 32 84 38 88 52 62z',
  },
  'black-panther': {
    colours: ['#0d0620', '#7040e8', '#ffc94a'],
    large: 'M22 14L35 27Q50 21 65 27L78 14Q85 48 72 66 62 88 50 90 38 88 28 66 15 48 22 14z',
    small: 'M29 47Q42 46 46 57 35 60 29 47zM71 47Q58 46 54 57 65 60 71 47z',
  },
  thor: {
    colours: ['#24406c', '#e0a836', '#f4f9ff'],
    large: 'M45 6H55V50H45zM18 48H82L88 58V68L76 86H24L12 68V58z',
    small: 'M26 67L37 57 48 67 37 77zM52 67L63 57 74 67 63 77z',
  },
  hulk: {
    colours: ['#552a9e', '#6cb836', '#dcf58e'],
    large:
      'M32 150V90Q18 80 18 62V44Q18 34 26 34T35 42Q35 30 43 30T52 40Q52 30 60 30T69 41Q70 34 76 35T83 46V66Q82 82 70 90V150z',
    small: 'M18 62Q40 50 60 60 64 68 56 74 38 72 24 78z',
  },
};
