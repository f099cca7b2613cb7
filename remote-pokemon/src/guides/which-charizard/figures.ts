import type { FigureRecord } from '@mint-row/kit/content';

const tcgdex = 'TCGdex, the open database of cards';
const sales = 'Reports of Charizard sales';
const hobby = 'What is commonly known in the hobby';

/** The source of every figure and date in the guide to the printings of one Charizard. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['4/102', '9 January 1999', '1999'],
    says: 'Base Set has Charizard as 4/102 and came out in English on 9 January 1999.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['2', '4/130', '24 February 2000', '2000'],
    says: 'Base Set 2 of 24 February 2000 has it as 4/130.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['3/110', '24 May 2002', '2002'],
    says: 'Legendary Collection of 24 May 2002 has it as 3/110.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['11/108', '2 November 2016', '2016'],
    says: 'Evolutions of 2 November 2016 has it as 11/108.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['150', '120'],
    says: 'Evolutions’ Charizard has 150 hit points, all others that were looked up have 120.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['8 October 2021', '2021', '25'],
    says: 'Celebrations of 8 October 2021 has it as 4/102, with the logo of 25 years.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['16 September 2026', '2026', '30', '30th'],
    says: '30th Celebration of 16 September 2026 reprints Charizard; its cards have a logo of 30 years.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: [
      '25',
      '2/102',
      '15/102',
      '73/102',
      '8/82',
      '15/82',
      '15/132',
      '24',
      '20/111',
      '66/64',
      '9/95',
      '86/109',
      '88/92',
      '93/101',
      '17/17',
      '15/106',
      '109/111',
      '145/147',
      '107/123',
      '113/114',
      '114/114',
      '54/99',
      '97/146',
      '76/108',
      '60/145',
    ],
    says: 'The 25 cards of the Classic Collection, with the totals of the sets that they come from.',
    source: 'The open Pokémon TCG data (pokemon-tcg-data)',
    confidence: 'known',
  },
  {
    figures: ['100'],
    says: 'In the week of the release, single cards of Celebrations were all below 100 pounds.',
    source: 'Ludkins Media, October 2021',
    confidence: 'reported',
  },
  {
    figures: ['22 October 2021', '2021'],
    says: 'The Ultra-Premium Collection came out on 22 October 2021. Official metal cards are five, Charizard’s among them.',
    source: 'Kotaku Australia and Sleeve No Card Behind',
    confidence: 'reported',
  },
  {
    figures: ['10', '$270,100', '2025'],
    says: 'A 1st Edition in PSA 10 made $270,100 on eBay in August 2025.',
    source: sales,
    confidence: 'reported',
  },
  {
    figures: ['$550,000'],
    says: 'Another made $550,000 at Heritage in December 2025.',
    source: sales,
    confidence: 'confirmed',
  },
  {
    figures: ['9', '8,000', '12,000', '2024', '40,000'],
    says: 'The 1999–2000 print: the estimate and the failed sale of a BGS 9 in September 2024, and a PSA 10 sold privately.',
    source: 'The BBC, The Scotsman and the Express & Star, September and October 2024',
    confidence: 'reported',
  },
  {
    figures: ['1995', '1999–2000', '1999', '2000', '2002', '2016', '2021'],
    says: 'The first years and the last ones in the bottom line of each printing.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['1', '1st'],
    says: 'The stamp of the first printing is a 1 in a circle.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['50', '3', '4'],
    says: 'The ranking of this site, and the numbers of the questions.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['29 November 2026'],
    says: 'The day of the first edition.',
    source: 'own',
    confidence: 'ours',
  },
];
