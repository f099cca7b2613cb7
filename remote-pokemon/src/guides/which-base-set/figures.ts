import type { FigureRecord } from '@mint-row/kit/content';

const notes = 'Public notes of collectors on the printings of Base Set';
const tcgdex = 'TCGdex, an open database of cards';
const hobby = 'What is commonly known in the hobby';

/** The source of every figure and date in the guide to the printings of Base Set. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['102', '1999', '9 January 1999'],
    says: 'Base Set has 102 cards; in English it came out on 9 January 1999.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['1', '1st'],
    says: 'The stamp is a 1 in a circle with the word EDITION, left below the picture.',
    source: notes,
    confidence: 'confirmed',
  },
  {
    figures: ['98', '99', '1999'],
    says: 'Cards without the shadow have 98, 99 among the first years and 1999 at the end of the line.',
    source: notes,
    confidence: 'confirmed',
  },
  {
    figures: ['1995', '95', '96', '98', '1999'],
    says: 'The years in the line of the Unlimited print; the early prints add 99.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['1999–2000', '1999', '2000'],
    says: 'A later print has 1999–2000 at the end of the line.',
    source: notes,
    confidence: 'confirmed',
  },
  {
    figures: ['99', '4th'],
    says: 'The 1999–2000 print has the 99 among the first years too; collectors call it the 4th print.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['2', '130'],
    says: 'Base Set 2 repeats pictures of Base Set, counts 130 cards and has a set symbol.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['8', '8/102'],
    says: 'Base Set Machamp is number 8 and has the stamp in later printings too.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['58'],
    says: 'Pikachu is number 58 of Base Set.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['2021', '25', '25th', '2/102', '4/102', '15/102', '73/102'],
    says: 'Celebrations of October 2021 has 25 reprints with a 25th-anniversary logo, four of them of Base Set.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['2026', '30', '30th'],
    says: '30th Celebration of September 2026 has 30 reprints, Charizard and Pikachu among them.',
    source: tcgdex,
    confidence: 'confirmed',
  },
  {
    figures: ['4/102', '58/102'],
    says: 'The numbers of its Charizard and Pikachu.',
    source: tcgdex,
    confidence: 'reported',
  },
  {
    figures: ['2011', '50'],
    says: 'A 1st Edition Machamp was worth 50 cents in August 2011.',
    source: 'The blog Thunder Hornugg, August 2011',
    confidence: 'reported',
  },
  {
    figures: ['2024', '9', '8,000', '12,000', '10', '40,000'],
    says: 'A Charizard of the 4th print, BGS 9: its estimate and the failed sale of September 2024; a PSA 10 sold privately.',
    source: 'The BBC, The Scotsman and the Express & Star, September and October 2024',
    confidence: 'reported',
  },
  {
    figures: ['1996'],
    says: 'The Japanese game began in 1996, with a first printing without rarity symbols.',
    source: hobby,
    confidence: 'known',
  },
  {
    figures: ['3', '60', '7/102'],
    says: 'The numbers of the questions; the points and the number on the drawn card.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['22 November 2026', '29 November 2026'],
    says: 'The days of the first edition and of the last review.',
    source: 'own',
    confidence: 'ours',
  },
];
