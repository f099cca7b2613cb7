/** The years that the drawing of the makers spans: the first, and the one after the last. */
export const firstYear = 1966;
export const endYear = 2026;

/** Where a year begins on the drawing, in percent of its width. */
export function place(year: number): number {
  return Math.round(((year - firstYear) / (endYear - firstYear)) * 10_000) / 100;
}
