import { allSeries, cardsPerSeries, type Series } from '../series.ts';

/** A card on the drawing, and the room that it takes with its gap, in the drawing's units. */
const card = { width: 10, height: 15 };
const pitch = { x: 13, y: 19 };

/** Where everything is on a drawing of the set with so many cards in a row. */
export interface NumberGrid {
  width: number;
  height: number;
  card: typeof card;
  /** Each row of cards as a line to be dashed: `y` is its middle, `label` stands above the first row of a series. */
  rows: readonly { y: number; series: Series; label: boolean }[];
  /** Lengths of a dash and a gap, which make cards of a line. */
  dashes: string;
  /** The place of a number: the middle of its upper edge. */
  placeOf: (number: number) => { x: number; y: number };
}

/**
 * Lays out the 330 numbers.
 * @param columns the cards in a row; a divisor of 66
 * @param above the room above each series, for its name and the numbers of marked cards
 */
export function numberGrid(columns: number, above: number): NumberGrid {
  const rowsPerSeries = cardsPerSeries / columns;
  const block = above + rowsPerSeries * pitch.y;
  const top = (index: number) =>
    Math.floor(index / cardsPerSeries) * block + above + (Math.floor(index / columns) % rowsPerSeries) * pitch.y;
  return {
    width: columns * pitch.x - (pitch.x - card.width),
    height: allSeries.length * block,
    card,
    rows: allSeries.flatMap((series) =>
      Array.from({ length: rowsPerSeries }, (_, row) => ({
        y: top(series.first - 1 + row * columns) + card.height / 2,
        series,
        label: row === 0,
      })),
    ),
    dashes: `${card.width} ${pitch.x - card.width}`,
    placeOf: (number) => ({
      x: ((number - 1) % columns) * pitch.x + card.width / 2,
      y: top(number - 1),
    }),
  };
}
