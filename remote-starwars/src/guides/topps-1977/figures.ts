import type { FigureRecord } from '@mint-row/kit/content';
import { allSeries, cardsPerSeries, lastNumber, stickersPerSeries } from '../../series.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

/** Every figure of the guide, with its source. */
export const figures: readonly FigureRecord[] = [
  {
    figures: ['22 November 2026', '29 November 2026'],
    says: 'The days of the first edition and of the last review.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['1977', '330', '66', ...allSeries.flatMap(({ first, last }) => [String(first), String(last)])],
    says: 'The set of 1977 has 330 cards in five series of 66, each with its border colour.',
    source: 'PSA, on collecting the 1977 set',
    confidence: 'confirmed',
  },
  {
    figures: ['55', '11', ...allSeries.flatMap(({ number }) => stickersOf(number))],
    says: 'Eleven stickers to a series, 55 in all; a pack had seven cards and one sticker.',
    source: 'NotSportsCards',
    confidence: 'confirmed',
  },
  {
    figures: upTo(cardsPerSeries),
    says: 'The numbers and places of the drawn sheet: 66 in six rows of eleven, in our own order.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['66', '132', '198', '264'],
    says: 'What to add to a number of the blue series for each later one: multiples of 66.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['1977', '1978'],
    says: 'The blue series came out in June 1977; four more followed in 1977 and 1978.',
    source: 'Cartophilic Society of Great Britain',
    confidence: 'confirmed',
  },
  {
    figures: ['1', '4', '5', '6', '7'],
    says: 'Luke Skywalker, Han Solo, Princess Leia, Obi-Wan Kenobi and Darth Vader in the blue series.',
    source: 'PSA, on collecting the 1977 set',
    confidence: 'confirmed',
  },
  {
    figures: ['1', '66', '45'],
    says: 'The British printing of the second series is numbered 1A to 66A.',
    source: 'Cartophilic Society of Great Britain',
    confidence: 'confirmed',
  },
  {
    figures: ['64', '78'],
    says: 'The British 64A shows the picture of the American 78.',
    source: 'Collectors’ pages',
    confidence: 'reported',
  },
  {
    figures: ['264', '1', '66', '67', '132', '133', '265'],
    says: 'O-Pee-Chee: 264 cards, blue 1–66, red 67–132, orange 133–264; the Topps orange series begins at 265.',
    source: 'In Spite Magazine',
    confidence: 'confirmed',
  },
  {
    figures: ['1977', '16'],
    says: 'Wonder Bread, 1977: sixteen cards, twelve characters and four ships.',
    source: 'Beckett',
    confidence: 'confirmed',
  },
  {
    figures: ['1980', '352', '330'],
    says: 'The Empire Strikes Back of 1980 goes on to 352.',
    source: 'PSA, on collecting the 1977 set',
    confidence: 'confirmed',
  },
  {
    figures: ['207'],
    says: 'C-3PO of the green series, first printed with the protrusion and then airbrushed.',
    source: 'Beckett',
    confidence: 'confirmed',
  },
  {
    figures: ['2007', '2015', '2019', '3'],
    says: 'Three tellings of #207: the official site, Gary Gerani’s book, Anthony Daniels; C-3PO.',
    source: 'Post War Cards',
    confidence: 'reported',
  },
  {
    figures: ['66', '55', String(stickersPerSeries), String(lastNumber)],
    says: 'At least ten packs for 66 cards, eleven for the stickers of a series, 55 for all of them.',
    source: 'own',
    confidence: 'ours',
  },
  {
    figures: ['2015', '10%', '10'],
    says: 'The share of PSA 10 among graded 1977 cards, as PSA gave it in 2015.',
    source: 'PSA, on collecting the 1977 set',
    confidence: 'confirmed',
  },
  {
    figures: ['1', '4,600', '10', '2023', '2025', '$268,400'],
    says: 'Nine PSA 10 of more than 4,600 graded Luke Skywalker #1, when one sold for $268,400, probably in 2025; one of sticker #1 in November 2023.',
    source: 'Reports of the Heritage auctions',
    confidence: 'reported',
  },
];

function stickersOf(series: number): string[] {
  return [String((series - 1) * stickersPerSeries + 1), String(series * stickersPerSeries)];
}
