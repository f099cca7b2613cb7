import type { FigureRecord } from '@mint-row/kit/content';

const deck = 'Gentlemen of Leisure, “Unstacking the Deck”';
const companies = 'Histories of SkyBox International and Fleer';
const reviews = 'Collectors’ set reviews';
const known = 'General knowledge of the hobby';

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
    figures: ['100', '5'],
    says: 'Marvel Masterpieces of 1992: 100 cards, 5 Battle Spectra, 5 Lost Marvel',
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
    figures: ['140'],
    says: 'Marvel Masterpieces of 1994: 140 cards, each with a parallel',
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
    figures: ['100', '6'],
    says: 'Marvel Masterpieces of 1996: 100 cards, 6 Double Impact, 6 Gallery',
    source: deck,
    confidence: 'confirmed',
  },
  {
    figures: ['100', '9', '3'],
    says: 'Ultra X-Men: Wolverine of 1996: 100 cards, 9 Holoflash, 3 Mirage',
    source: deck,
    confidence: 'confirmed',
  },
  { figures: ['167'], says: '162 cards and 5 holograms', source: 'own', confidence: 'ours' },
  { figures: ['1966'], says: 'the first Marvel-licensed gum cards', source: known, confidence: 'known' },
  {
    figures: ['16', '22 November 2026'],
    says: 'how many sets there are here; the date of the review',
    source: 'own',
    confidence: 'ours',
  },
];
