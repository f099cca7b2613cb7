import type { FigureRecord } from '@mint-row/kit/content';

const [psa, cgc, bgs] = [
  'PSA’s published grading standards',
  'CGC Cards’ published grading scale',
  'Beckett’s published grading scale',
];

/** Where the figures of the guide to grading come from. */
export const figures: readonly FigureRecord[] = [
  { figures: ['10'], says: 'the highest grade of PSA and CGC', source: psa, confidence: 'confirmed' },
  {
    figures: ['55/45', '60/40'],
    says: 'PSA 10, front, formerly “55/45 to 60/40”',
    source: psa,
    confidence: 'confirmed',
  },
  { figures: ['2025', '55/45'], says: 'PSA 10, front, since 2025', source: psa, confidence: 'reported' },
  { figures: ['75/25'], says: 'PSA 10, back', source: psa, confidence: 'confirmed' },
  { figures: ['75/25', '10'], says: 'CGC Gem Mint 10, back', source: cgc, confidence: 'reported' },
  { figures: ['60/40', '9.5', '10'], says: 'BGS 9.5 and 10, back', source: bgs, confidence: 'reported' },
  {
    figures: ['February 2024', '15 December 2025', '2024', '2025'],
    says: 'Collectors bought SGC, and announced the purchase of Beckett',
    source: 'Collectors’ news of December 2025',
    confidence: 'confirmed',
  },
  {
    figures: ['10 February 2026', '$32.99', '45', '$49.99', '30'],
    says: 'PSA’s fees for Value and Value Plus, and the business days that they take',
    source: 'A collectors’ column of 2026',
    confidence: 'reported',
  },
  {
    figures: ['$60', '$110', '9', '$33', '$20', '$3', '10'],
    says: 'the example of costs',
    source: 'own',
    confidence: 'ours',
  },
  { figures: ['8.5', '9', '10'], says: 'PSA has half points up to 8.5', source: psa, confidence: 'known' },
  { figures: ['10', '50/50'], says: 'CGC Pristine 10: about 50/50', source: cgc, confidence: 'confirmed' },
  { figures: ['10', '55/45'], says: 'CGC Gem Mint 10: up to 55/45', source: cgc, confidence: 'confirmed' },
  {
    figures: ['9.5', '10', '10s'],
    says: 'Gem Mint 9.5, Pristine 10, Black Label four 10s',
    source: bgs,
    confidence: 'known',
  },
  { figures: ['50/50'], says: 'BGS 10: 50/50 all round', source: bgs, confidence: 'known' },
  {
    figures: ['50/50', '55/45'],
    says: 'BGS 9.5: 50/50 one way, 55/45 the other',
    source: bgs,
    confidence: 'known',
  },
  {
    figures: ['57/43', '52/48', '57', '43', '52', '48'],
    says: 'the borders of the example',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['4,600', '1977', '#1', '10s'],
    says: 'PSA has graded more than 4,600 of Luke Skywalker #1 (1977), nine as 10',
    source: 'PSA’s census',
    confidence: 'confirmed',
  },
  {
    figures: ['1990s'],
    says: 'base cards of that decade were printed in quantity',
    source: 'own',
    confidence: 'known',
  },
  { figures: ['5'], says: 'how many grades the example rules out', source: 'own', confidence: 'ours' },
  { figures: ['1', '2', '3', '4'], says: 'the order of the questions', source: 'own', confidence: 'ours' },
  { figures: ['50'], says: 'the length of our Top 50', source: 'own', confidence: 'ours' },
  {
    figures: ['22 November 2026', '29 November 2026'],
    says: 'the dates of the reviews',
    source: 'own',
    confidence: 'ours',
  },
];
