import type { FigureRecord } from '@mint-row/kit/content';

/** Where the figures of the guide to telling copies come from. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['2021'],
    says: 'Pokémon Celebrations reprinted the Charizard of Base Set with an anniversary logo',
    source: 'Common practice',
    confidence: 'known',
  },
  {
    figures: ['2020s'],
    says: 'full-art cards of these years have an etched texture, which most fakes lack',
    source: 'A dealer’s guide to recent fakes',
    confidence: 'reported',
  },
  { figures: ['22 November 2026'], says: 'the date of the review', source: 'own', confidence: 'ours' },
];
