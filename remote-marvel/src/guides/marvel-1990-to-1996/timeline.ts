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

/** Where each set is drawn: in the bar of its first maker, two beside each other, the next two below. */
export function marksOf({ makers, years, sets }: Pick<MakersGuide, 'makers' | 'years' | 'sets'>): Mark[] {
  const [width, height] = sheet.card;
  return sets.map((set) => {
    const together = sets.filter(({ year, makers: [maker] }) => year === set.year && maker === set.makers[0]);
    const place = together.indexOf(set);
    const rows = Math.ceil(together.length / 2);
    const top = (sheet.bar - rows * height - (rows - 1) * 4) / 2;
    return {
      set,
      x: yearX(set.year, years[0] ?? set.year) + 8 + (place % 2) * (width + 4),
      y: laneY(makers.findIndex(({ slug }) => slug === set.makers[0])) + top + Math.floor(place / 2) * (height + 4),
    };
  });
}
