import { type Motif, polygon, times } from '@mint-row/kit/art';

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

/** The motif of each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<'darth-vader' | 'yoda', Motif>> = {
  'darth-vader': {
    colours: ['#15161c', '#c0141c', '#ffe3dc'],
    large: bars(),
    small: 'M46.5-50h7v200h-7z',
  },
  yoda: {
    colours: ['#b9d27c', '#2f5a42', '#f6fbd0'],
    large:
      'M46 66l8-1 5 5-4 6-9 1-6-5zM44 43l13-2 9 6-2 10-11 5-15-4-3-8zM40 8L60 4 77 12 80 24 64 35 42 37 24 27 26 15z',
    small: `M-50 83H150V150H-50z${[27, 19, 10].map((r) => `M${50 - r} 91a${r} ${r / 5} 0 1 0 ${2 * r} 0a${r} ${r / 5} 0 1 0 ${-2 * r} 0z`).join('')}`,
  },
};
