import type { MakersGuide } from './content.ts';
import type { MakerSet } from './sets.ts';

/** The measures of the drawing, in its own units: one is a CSS pixel where the drawing is 336 pixels wide. */
export const sheet = {
  width: 336,
  height: 268,
  left: 7,
  year: 46,
  top: 30,
  lane: 60,
  bar: 44,
  card: [13, 17],
} as const;

/** Between two cards. */
const gap = 4;

/** The left edge of a year's column. */
export function yearX(year: number, first: number): number {
  return sheet.left + (year - first) * sheet.year;
}

/** The upper edge of a maker's bar. */
export function laneY(index: number): number {
  return sheet.top + index * sheet.lane;
}

/** A set as a small card in the bar of its maker. */
export interface Mark {
  set: MakerSet;
  x: number;
  y: number;
}

/** Where each set is drawn: in the bar of its first maker, in rows of two around the middle of its year. */
export function marksOf({ makers, years, sets }: Pick<MakersGuide, 'makers' | 'years' | 'sets'>): Mark[] {
  const [width, height] = sheet.card;
  const middle = (step: number, room: number, count: number) => (room - (count - 1) * step - (step - gap)) / 2;
  return sets.map((set) => {
    const together = sets.filter(({ year, makers: [maker] }) => year === set.year && maker === set.makers[0]);
    const place = together.indexOf(set);
    const [row, column] = [Math.floor(place / 2), place % 2];
    const inRow = Math.min(2, together.length - row * 2);
    const bar = laneY(makers.findIndex(({ slug }) => slug === set.makers[0]));
    return {
      set,
      x: yearX(set.year, years[0] ?? set.year) + middle(width + gap, sheet.year, inRow) + column * (width + gap),
      y: bar + middle(height + gap, sheet.bar, Math.ceil(together.length / 2)) + row * (height + gap),
    };
  });
}
