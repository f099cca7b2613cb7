import type { FigureRecord } from '@mint-row/kit/content';

const deck = 'Gentlemen of Leisure, “Unstacking the Deck”';
const companies = 'Histories of SkyBox International and Fleer';
const reviews = 'Collectors’ set reviews';
const known = 'General knowledge of the hobby';
const checklist = 'A checklist in a public repository';
const geek = 'Den of Geek, guide to Marvel trading cards';
const memories = 'Completist, a collector’s blog, and Screen Rant';

/** The source of every figure of the guide. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['1990', '1991', '1992', '1993', '1994', '1995', '1996'],
    says: 'the years of the sets',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['1992', '1995', '1996'],
    says: 'Impel became SkyBox in April 1992; Marvel bought Fleer in July 1992 and SkyBox in 1995, and filed for bankruptcy in December 1996',
    source: companies,
    confidence: 'confirmed',
  },
  {
    figures: ['162', '5', 'MH1', '1'],
    says: '1990 Series 1: 162 cards, holograms MH1 to MH5, Captain America is #1',
    source: deck,
    confidence: 'confirmed',
  },
  { figures: ['162', '5'], says: '1991 Series 2: 162 cards, 5 holograms', source: deck, confidence: 'confirmed' },
  {
    figures: ['100', '5', '43'],
    says: 'X-Men Series 1 of 1992: 100 cards, 5 gold holograms; Deadpool is #43',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['3', '200', '5'],
    says: 'Marvel Universe Series 3 of 1992: 200 cards, 5 holograms',
    source: known,
    confidence: 'known',
  },
  {
    figures: ['100', '99', '5'],
    says: 'Marvel Masterpieces of 1992: 100 cards, of which 99 are characters, 5 Battle Spectra, 5 Lost Marvel',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['350,000'],
    says: 'numbered boxes of Marvel Masterpieces of 1992',
    source: reviews,
    confidence: 'reported',
  },
  {
    figures: ['2', '100', '113'],
    says: 'X-Men Series 2 of 1993: 100 cards, 113 with the chase cards',
    source: reviews,
    confidence: 'reported',
  },
  {
    figures: ['4', '180', '9', '1'],
    says: 'Series 4 of 1993: 180 cards, 9 red foil cards, 1 hologram in three colours, one in 180 packs',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['90', '8', '2099'],
    says: 'Marvel Masterpieces of 1993: 90 cards, 8 foil cards of X-Men 2099',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['1940s'],
    says: 'the style of the three cards of the Human Torch, Captain America and Namor',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['150', '9', '18', '6'],
    says: 'Fleer Ultra X-Men of 1994: 150 cards, a portrait of 9, three foil sets of 6, 6 from Wal-Mart',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['5', '200', '4', '9', '10'],
    says: 'Series 5 of 1994: 200 cards, 4 holograms, 9 Power Blast, 10 Suspended Animation',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['140', '9', '10'],
    says: 'Marvel Masterpieces of 1994: 140 cards, each with a parallel; 9 Power Blast, 10 Masterprints, 10 holofoil in four colours',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['150', '18'],
    says: 'Flair Marvel Annual of 1994: 150 cards, 18 Power Blast',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['150', '9', '10'],
    says: 'Fleer Ultra X-Men of 1995: 150 cards, inserts of 9, 10 and 10',
    source: deck,
    confidence: 'confirmed',
  },
  { figures: ['100'], says: 'DC Versus Marvel of 1995: 100 cards', source: reviews, confidence: 'reported' },
  {
    figures: ['100', '6', '9'],
    says: 'Marvel Masterpieces of 1996: 100 cards, 6 Double Impact, 6 Gallery, 9 Painting Redemption',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['100', '9', '3'],
    says: 'Ultra X-Men: Wolverine of 1996: 100 cards, 9 Holoflash, 3 Mirage',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['MH2', 'MH3', 'MH4', 'MH5'],
    says: 'the holograms: Magneto, Silver Surfer, Wolverine, Spider-Man against the Green Goblin',
    source: checklist,
    confidence: 'confirmed',
  },
  {
    figures: ['73', '106', '161', '82'],
    says: 'cards of 1990: Venom, Venom against Spider-Man, Stan Lee, Ghost Rider',
    source: checklist,
    confidence: 'confirmed',
  },
  {
    figures: ['10', '23', '37', '2', '29', '30', '1', '31', '3', '17'],
    says: 'cards of 1990 of the same character: Wolverine, Spider-Man, Captain America, the Hulk',
    source: checklist,
    confidence: 'confirmed',
  },
  {
    figures: ['7.0', '$65', '$100', '2024'],
    says: 'a hologram of Wolverine in grade 7.0 from $65; a gem-mint Captain America from $100, a mint Venom four times that',
    source: geek,
    confidence: 'reported',
  },
  {
    figures: ['$20', '2007', 'MH1', 'MH2', 'MH3', 'MH5'],
    says: 'about 1990, five holograms at $20, and Spider-Man’s alone at as much',
    source: 'Eclectorama, a collector’s blog, 2007',
    confidence: 'reported',
  },
  {
    figures: ['$10', '$20', '2018'],
    says: 'holograms at about $10 each and sets at $20 or less, until Stan Lee died in 2018',
    source: memories,
    confidence: 'reported',
  },
  {
    figures: ['$400', '$500', '2020'],
    says: 'complete sets of 1990, about thirty years later',
    source: memories,
    confidence: 'reported',
  },
  { figures: ['1990'], says: 'Ghost Rider’s new comic began in May', source: known, confidence: 'known' },
  {
    figures: ['$10', '$600'],
    says: 'the estimate of MH1 on Spider-Man’s page',
    source: 'own',
    confidence: 'ours',
  },
  { figures: ['167'], says: '162 cards and 5 holograms', source: 'own', confidence: 'ours' },
  {
    figures: ['16', '22 November 2026', '29 November 2026'],
    says: 'how many sets there are here; the date of the review',
    source: 'own',
    confidence: 'ours',
  },
];
