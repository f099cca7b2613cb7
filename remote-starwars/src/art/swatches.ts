/** Three colours of each drawing, the ground first, for lists that are too small for the drawing. */
export const swatches: Record<string, readonly [string, string, string]> = {
  'darth-vader': ['#15161c', '#c0141c', '#ffd9d0'],
};
