/** A rectangle of the icon, in a 32 by 32 grid. */
export interface IconShape {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its corner radius. */
  radius: number;
  /** As "#rrggbb". */
  colour: string;
}

/** The side of the grid that the icon is drawn on. */
export const iconSide = 32;

/** The site's icon: a slab's label, mint above paper. Later shapes are drawn over earlier ones. */
export const iconShapes: readonly IconShape[] = [
  { x: 4, y: 1, width: 24, height: 30, radius: 3, colour: '#1b1916' },
  { x: 7, y: 4, width: 18, height: 8, radius: 0, colour: '#8fe0c0' },
  { x: 7, y: 14, width: 18, height: 14, radius: 0, colour: '#f3eee2' },
];
