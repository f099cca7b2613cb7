import type { CardLayout } from './card-layout.ts';

/** A layout of nothing but a picture, for tests of other things. */
export const sampleLayout: CardLayout = { sets: [], border: null, picture: [0, 0, 100, 140], parts: [], source: '' };
