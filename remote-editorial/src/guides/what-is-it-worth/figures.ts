import type { FigureRecord } from '@mint-row/kit/content';
import { rankedCards } from '../../content/top-50.ts';
import { countBases } from '../../top-50/page-data.ts';

const charizard = 'Reports of four Charizard sales';
const reports = 'A guide of 2023 and blog posts that cite PSA’s price pages';

/** Every figure of the guide, with its source. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['10', '$420,000', 'March 2022', '2022', '1'],
    says: 'A 1st Edition Base Set Charizard in PSA 10 made $420,000 at PWCC in March 2022.',
    source: charizard,
    confidence: 'confirmed',
  },
  {
    figures: ['$336,000', 'March 2022'],
    says: 'Another PSA 10 made $336,000 at Heritage in March 2022.',
    source: charizard,
    confidence: 'confirmed',
  },
  {
    figures: ['$270,100', 'August 2025', '2025'],
    says: 'The same card made $270,100 on eBay in August 2025.',
    source: charizard,
    confidence: 'reported',
  },
  {
    figures: ['$550,000', 'December 2025'],
    says: 'The same card made $550,000 at Heritage in December 2025.',
    source: charizard,
    confidence: 'confirmed',
  },
  {
    figures: ['121', '125'],
    says: 'Copies graded PSA 10: 121 in 2022, 125 in 2025.',
    source: charizard,
    confidence: 'reported',
  },
  {
    figures: ['7', '$7,500', '2023'],
    says: 'A guide of 2023 had the same card in grade 7 at about $7,500.',
    source: reports,
    confidence: 'reported',
  },
  {
    figures: ['$740', '$840', '$2,100', '2025', '10'],
    says: 'The Van Gogh Museum Pikachu in PSA 10: $740 to $840 from January to June 2025, $2,100 in October.',
    source: reports,
    confidence: 'reported',
  },
  {
    figures: ['0', '200K', '400K', '600K', '2022', '2023', '2024', '2025', '2026'],
    says: 'The axes of the drawing.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: [String(countBases(rankedCards).estimates), '50'],
    says: 'Estimates among the fifty values of our ranking.',
    source: 'Our own ranking',
    confidence: 'ours',
  },
  {
    figures: [
      ...['$900', '$310', '$295', '$340', '$150', '310', '295', '340', '900', '150'],
      ...['14 September', '14 September 2026', '2 September 2026', '5 September 2026', '21 July 2026', '10 March 2025'],
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ],
    says: 'The example of the sales sheet, made up; the numbers of its rows; its list of grades.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['22 November 2026', '2026', '22'],
    says: 'When the guide was reviewed and first published.',
    source: 'own',
    confidence: 'ours',
  },
];
