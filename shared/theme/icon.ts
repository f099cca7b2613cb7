/** The side of the grid that the icon is drawn on. */
const iconSide = 32;

const slab = "d='M8 5h16v22H8z'";

/**
 * The site's icon: a slab, tilted under the lamp, with its mint label above a card with foil across it. Its rim of paper
 * keeps it from vanishing in a dark tab. Later shapes are drawn over earlier ones.
 */
const slabDrawing = [
  "<g fill='#1b1916' stroke-linejoin='round' transform='rotate(8 16 16)'>",
  `<path ${slab} stroke='#f3eee2' stroke-width='7'/>`,
  `<path ${slab} stroke='#1b1916' stroke-width='4'/>`,
  "<path d='M8 5h16v7H8z' fill='#8fe0c0'/>",
  "<path d='M8 14h16v13H8z' fill='#f3eee2'/>",
  "<path d='M11 27l7-13h4l-7 13z' fill='#5fb795'/>",
  '</g>',
].join('');

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
    slabDrawing,
    '</svg>',
  ].join('');
}
