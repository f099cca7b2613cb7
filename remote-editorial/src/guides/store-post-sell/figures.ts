import type { FigureRecord } from '@mint-row/kit/content';

/** Every figure of the guide, with its source. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['$50', '$1,000'],
    says: 'The bands of value of the route chooser.',
    source: 'Our own judgement',
    confidence: 'ours',
  },
  {
    figures: ['2003', '1990s'],
    says: 'Pokémon cards from before 2003 are worth a look; base cards of the 1990s were printed in quantity.',
    source: 'General practice of collectors and dealers',
    confidence: 'known',
  },
  {
    figures: ['1', '2', '3', '4', '5', '6'],
    says: 'The numbers of the six steps of posting.',
    source: 'General practice of collectors and dealers',
    confidence: 'known',
  },
  {
    figures: ['22 November 2026', '2026', '22'],
    says: 'When the guide was reviewed and first published.',
    source: 'own',
    confidence: 'ours',
  },
];
