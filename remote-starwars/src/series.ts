/** The border colours of the five series. */
export type Colour = 'blue' | 'red' | 'yellow' | 'green' | 'orange';

/** One of the five series of the 1977 Topps set. */
export interface Series {
  number: number;
  colour: Colour;
  /** The numbers of its first and last card. */
  first: number;
  last: number;
}

/** The cards of a series: as many as Topps printed on one sheet. */
export const cardsPerSeries = 66;
export const stickersPerSeries = 11;

const colours: readonly Colour[] = ['blue', 'red', 'yellow', 'green', 'orange'];

/** The 1977 Topps set, in the order of its numbers. */
export const allSeries: readonly Series[] = colours.map((colour, index) => ({
  number: index + 1,
  colour,
  first: index * cardsPerSeries + 1,
  last: (index + 1) * cardsPerSeries,
}));

/** The last number of the set. */
export const lastNumber = allSeries.length * cardsPerSeries;

/** The series that a number belongs to. */
export function seriesOf(number: number): Series | undefined {
  return allSeries.find(({ first, last }) => first <= number && number <= last);
}

/** A word at the beginning of a line or a cell: "Blue". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The drawing in each border. */
export const borderDrawings: Record<Colour, string> = {
  blue: 'darth-vader',
  red: 'dunes',
  yellow: 'emblem',
  green: 'forest-moon',
  orange: 'canyon',
};
