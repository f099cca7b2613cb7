import type { FigureRecord } from '@mint-row/kit/content';

const original = 'Sports Illustrated, on the 1997–98 Precious Metal Gems';
const retro = 'Beckett, on 2011–12 Fleer Retro';
const metal = 'Collectors’ histories of the Metal Universe sets';
const refractors = 'Collectors’ histories of the refractor';
const known = 'General knowledge of the hobby';

/** The source of every figure of the guide. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['1997–98', '1997', '98', '100', '1', '10', '11', '1–10', '11–100'],
    says: 'basketball: 100 copies of each card, 1 to 10 green, 11 to 100 red',
    source: original,
    confidence: 'confirmed',
  },
  {
    figures: ['2011–12', '2011', '12', '150', '50', '10'],
    says: 'Fleer Retro: red numbered to 150, blue to 50, green to 10',
    source: retro,
    confidence: 'confirmed',
  },
  {
    figures: ['1997', '150', '15', '16', '1–15', '16–150'],
    says: 'football: 150 copies, the first 15 green',
    source: metal,
    confidence: 'reported',
  },
  { figures: ['1998', '50'], says: 'the run of 1998', source: metal, confidence: 'reported' },
  { figures: ['1993'], says: 'the first refractors', source: refractors, confidence: 'confirmed' },
  { figures: ['2013'], says: 'Precious Metal Gems in Fleer Retro Marvel', source: known, confidence: 'known' },
  {
    figures: ['2013', '100'],
    says: 'Fleer Retro Marvel: red numbered to 100',
    source: 'One listing of a red Spider-Man of 2013',
    confidence: 'reported',
  },
  { figures: ['50', '10'], says: 'Fleer Retro Marvel: blue to 50, green to 10', source: known, confidence: 'known' },
  { figures: ['50'], says: 'the cards of our Top 50', source: 'own', confidence: 'ours' },
  {
    figures: ['7/100', '12', 'A3', '1'],
    says: 'examples of numbers, in texts and drawings',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['22 November 2026', '29 November 2026'],
    says: 'the date of the review',
    source: 'own',
    confidence: 'ours',
  },
];
