import { numbers, times } from './number.ts';
import { line } from './path.ts';
import { corners, type Point } from './point.ts';

/** A halftone field: staggered rows of dots whose size follows the row, from 0 (first) to 1 (last). */
export function halftone(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  size: (t: number) => number,
): string {
  const step = gap * 0.866;
  const count = Math.floor(height / step) + 1;
  return times(count, (row) => {
    const d = size(row / Math.max(count - 1, 1));
    return d < 0.3
      ? ''
      : `<path d="M${numbers(x + (row % 2 ? gap / 2 : 0), y + row * step)}h${numbers(width)}" stroke-width="${numbers(d)}"/>`;
  }).join('');
}

/** Centres of a hexagonal grid with pointed tops that covers a box; `r` is the cell's outer radius. */
export function hexCentres([x, y, width, height]: readonly [number, number, number, number], r: number): Point[] {
  const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
  const rows = Math.ceil(height / dy) + 1;
  const columns = Math.ceil(width / dx) + 1;
  return times(rows, (row) =>
    times(columns, (column): Point => [x + (column + (row % 2 ? 0.5 : 0)) * dx, y + row * dy]),
  ).flat();
}

/** A hexagon with a pointed top. */
export function hexagon(cx: number, cy: number, r: number): string {
  return line(corners(cx, cy, r, 6, 30), true);
}
