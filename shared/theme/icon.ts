/** A rectangle of the icon, in a 32 by 32 grid. */
interface IconShape {
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
const iconSide = 32;

/** The site's icon: a slab's label, mint above paper. Later shapes are drawn over earlier ones. */
const iconShapes: readonly IconShape[] = [
  { x: 4, y: 1, width: 24, height: 30, radius: 3, colour: '#1b1916' },
  { x: 7, y: 4, width: 18, height: 8, radius: 0, colour: '#8fe0c0' },
  { x: 7, y: 14, width: 18, height: 14, radius: 0, colour: '#f3eee2' },
];

/**
 * The icon as an SVG document.
 * @param size the length of its sides, in pixels; any size if omitted
 * @param padding the space around it on paper, in units of the grid; none, on nothing, if omitted
 */
export function iconDrawing({ size, padding = 0 }: { size?: number; padding?: number } = {}): string {
  const side = iconSide + 2 * padding;
  const sides = size ? ` width='${size}' height='${size}'` : '';
  const paper = `<rect x='${-padding}' y='${-padding}' width='${side}' height='${side}' fill='#e8e0cf'/>`;
  return [
    `<svg xmlns='http://www.w3.org/2000/svg'${sides} viewBox='${-padding} ${-padding} ${side} ${side}'>`,
    padding > 0 ? paper : '',
    ...iconShapes.map(({ x, y, width, height, radius, colour }) => {
      const corners = radius > 0 ? ` rx='${radius}'` : '';
      return `<rect x='${x}' y='${y}' width='${width}' height='${height}'${corners} fill='${colour}'/>`;
    }),
    '</svg>',
  ].join('');
}
