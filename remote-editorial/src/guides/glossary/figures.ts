import type { FigureRecord } from '@mint-row/kit/content';

/** Where the figures of the glossary come from. */
export const figures: readonly FigureRecord[] = [
  { figures: ['68'], says: 'how many terms there are', source: 'own', confidence: 'ours' },
  { figures: ['1', '10'], says: 'the scale of grades', source: 'The grading companies', confidence: 'known' },
  {
    figures: ['10', '9.5', '7'],
    says: 'Gem Mint is 10 at PSA and CGC and 9.5 at Beckett; Near Mint is 7; Pristine is 10 at CGC and Beckett',
    source: 'The grading companies',
    confidence: 'known',
  },
  {
    figures: ['5', '7'],
    says: 'what collectors answer when somebody asks which grades are Lightly Played',
    source: 'Common usage',
    confidence: 'reported',
  },
  {
    figures: ['10', '9.5', '10s'],
    says: 'a Black Label has 10 in all four marks; another Beckett 10 has one 9.5 among them',
    source: 'The grading companies',
    confidence: 'known',
  },
  { figures: ['1991'], says: 'PSA began to grade cards', source: 'The grading companies', confidence: 'known' },
  {
    figures: ['50/50'],
    says: 'centring of a CGC Pristine 10',
    source: 'The grading companies',
    confidence: 'confirmed',
  },
  { figures: ['50/50', '60/40', '17/100', '4/102'], says: 'examples', source: 'own', confidence: 'ours' },
  { figures: ['107/105'], says: 'a secret rare', source: 'Our other guides', confidence: 'confirmed' },
  { figures: ['1st'], says: 'the stamp on Pokémon cards', source: 'Our other guides', confidence: 'confirmed' },
  { figures: ['1'], says: 'the No. 1 Trainer', source: 'Our other guides', confidence: 'confirmed' },
  { figures: ['50'], says: 'the length of our Top 50', source: 'own', confidence: 'ours' },
  {
    figures: ['1990s'],
    says: 'Marvel base cards were printed in quantity',
    source: 'Our other guides',
    confidence: 'known',
  },
  {
    figures: ['MH1', '1990'],
    says: 'the first of five holograms in Impel’s first Marvel set',
    source: 'Our other guides',
    confidence: 'confirmed',
  },
  { figures: ['1993'], says: 'the first refractors, in Topps Finest', source: 'Common usage', confidence: 'known' },
  {
    figures: ['1997', '100', '1', '10', '11'],
    says: 'the PMGs of 1997 basketball: 100 of each, 1 to 10 green, 11 to 100 red',
    source: 'Our other guides',
    confidence: 'confirmed',
  },
  {
    figures: ['1977', '66', '#207'],
    says: 'Topps Star Wars of 1977: sheets of 66; #207 exists in two versions',
    source: 'Our other guides',
    confidence: 'confirmed',
  },
  {
    figures: ['2024'],
    says: 'PSA’s owner bought SGC',
    source: 'Our other guides',
    confidence: 'confirmed',
  },
  {
    figures: ['2023'],
    says: 'Fanatics bought PWCC on 22 May 2023',
    source: 'Collectors’ news and dealers',
    confidence: 'confirmed',
  },
  {
    figures: ['2004', '72'],
    says: 'Gold Stars began in EX Team Rocket Returns of 2004, at about one in 72 packs',
    source: 'Collectors’ news and dealers',
    confidence: 'reported',
  },
  {
    figures: ['$3,790'],
    says: 'a Houndoom of Neo Revelation with foil outside its picture',
    source: 'Collectors’ news and dealers',
    confidence: 'reported',
  },
  {
    figures: ['2003'],
    says: 'Aquapolis and Skyridge, the sets with Crystal cards, came out in 2003',
    source: 'Common usage',
    confidence: 'known',
  },
  { figures: ['22 November 2026'], says: 'the date of the review', source: 'own', confidence: 'ours' },
];
