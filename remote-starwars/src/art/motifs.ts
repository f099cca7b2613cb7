import { cardMotifs, type Motif } from '@mint-row/kit/art';

/** The motif of each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<'darth-vader' | 'yoda', Motif>> = {
  'darth-vader': cardMotifs['darth-vader'],
  yoda: {
    colours: ['#b9d27c', '#2f5a42', '#f6fbd0'],
    large:
      'M46 66l8-1 5 5-4 6-9 1-6-5zM44 43l13-2 9 6-2 10-11 5-15-4-3-8zM40 8L60 4 77 12 80 24 64 35 42 37 24 27 26 15z',
    small: `M-50 83H150V150H-50z${[27, 19, 10].map((r) => `M${50 - r} 91a${r} ${r / 5} 0 1 0 ${2 * r} 0a${r} ${r / 5} 0 1 0 ${-2 * r} 0z`).join('')}`,
  },
};
