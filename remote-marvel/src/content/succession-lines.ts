import type { Maker, Succession } from './makers.ts';
import { place } from './makers-scale.ts';

/** A line of the drawing within one row, in percent of its width and height. */
export interface MakerLine {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  /** Where it arrives: at the upper edge of a bar, or at its beginning. */
  arrow?: 'down' | 'across';
}

/** For each row, the lines from makers to those that followed them: down at that year, and across to bars beside it. */
export function successionLines(makers: readonly Maker[], successions: readonly Succession[]): MakerLine[][] {
  const rows = makers.map((): MakerLine[] => []);
  for (const { from, to, at } of successions) {
    const x = place(at);
    const start = makers.findIndex(({ name }) => name === from);
    const end = makers.findIndex(({ name }) => name === to);
    const [left, arrival] = [nearest(makers[start], at), nearest(makers[end], at)];
    if (left !== at) rows[start]?.push({ x1: place(left), x2: x, y1: 50, y2: 50 });
    for (let row = start; row <= end; row += 1) {
      const arrives = row === end && arrival === at;
      rows[row]?.push({
        x1: x,
        x2: x,
        y1: row === start ? 50 : 0,
        y2: row === end ? 50 : 100,
        ...(arrives && { arrow: 'down' }),
      });
    }
    if (arrival !== at) rows[end]?.push({ x1: x, x2: place(arrival), y1: 50, y2: 50, arrow: 'across' });
  }
  return rows;
}

/** The year of a maker's bars that is nearest to the given one. */
function nearest(maker: Maker | undefined, year: number): number {
  const spans = maker?.spans ?? [];
  return Math.min(Math.max(year, spans[0]?.from ?? year), (spans.at(-1)?.to ?? year) + 1);
}
