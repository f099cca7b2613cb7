import type { FigureRecord } from '@mint-row/kit/content';

/** Where the figures of the guide to telling copies come from. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['2021'],
    says: 'Pokémon Celebrations reprinted the Charizard of Base Set with an anniversary stamp',
    source: 'Common practice',
    confidence: 'known',
  },
  { figures: ['22 November 2026'], says: 'the date of the review', source: 'own', confidence: 'ours' },
];
