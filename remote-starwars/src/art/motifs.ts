import type { Motif } from '@mint-row/kit/art';

/** What stands for each character in the schematics of its cards: its drawing, in two shapes and three colours. */
export const motifs: Readonly<Record<string, Motif>> = {
  'darth-vader': {
    colours: ['#15161c', '#c0141c', '#ffd9d0'],
    large: 'M50-26Q98 0 50 26 2 0 50-26zM50 26Q102 50 50 74-2 50 50 26zM50 74Q98 100 50 126 2 100 50 74z',
    small: 'M47-50h6v200h-6z',
  },
};
