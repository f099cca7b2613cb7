import { iconShapes, iconSide } from '@mint-row/shared/theme/icon.ts';

const shapes = iconShapes.map(({ x, y, width, height, radius, colour }) => {
  const corners = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corners} fill="${colour}"/>`;
});

/**
 * The icon that documents name: an SVG, sharp at every size. It needs no file, and the policy allows data: images. A
 * request for /favicon.ico gets the same drawing (shared/vite/favicon.ts).
 */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">${shapes.join('')}</svg>`,
)}`;
