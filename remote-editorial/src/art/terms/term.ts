import { rect, shape, stroke, svg } from '@mint-row/kit/art';

export const ink = '#1b1916';
export const paper = '#fbf8f1';
export const mint = '#8fe0be';
export const pine = '#1d7a5a';
export const grey = '#b5ad9c';

/** A square for the glossary: what is drawn stands on one ground in both themes. */
export function square(...things: readonly string[]): string {
  return svg(100, 100, rect(0, 0, 100, 100, '#cfe9dc'), ...things);
}

/** A card with its picture, and lines of text below. */
export function card(x: number, y: number, width = 52): string {
  const height = width * 1.4;
  const picture = height * 0.58;
  return (
    outlined(`M${x} ${y}h${width}v${height}h-${width}z`, paper) +
    hills(x + 6, y + 6, width - 12, picture) +
    stroke(`M${x + 6} ${y + picture + 15}h${width - 12}m-${width - 12} 9h${width / 2}`, grey, 4)
  );
}

/** A shape with the line that all of these drawings have. */
export function outlined(d: string, fill: string, width = 4): string {
  return shape(d, fill, { stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

/** A picture of hills. */
export function hills(x: number, y: number, width: number, height: number): string {
  const [half, low] = [width / 2, y + height];
  return (
    shape(`M${x} ${y}h${width}v${height}h-${width}z`, mint) +
    shape(
      `M${x} ${low}l${half * 0.8} ${-height * 0.6} ${half * 0.6} ${height * 0.4} ${half * 0.3} ${-height * 0.2} ${half * 0.3} ${height * 0.4}z`,
      pine,
    )
  );
}
