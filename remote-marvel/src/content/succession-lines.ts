import type { Maker, Succession } from './makers.ts';
import { place } from './makers-scale.ts';

/** A line of the drawing within one row, in percent of its width and height. */
export interface MakerLine {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

/** For each row, the lines from makers to those that followed them: down in that year, and across to bars beside it. */
export function successionLines(makers: readonly Maker[], successions: readonly Succession[]): MakerLine[][] {
  const rows = makers.map((): MakerLine[] => []);
  for (const { from, to, year } of successions) {
    const middle = year + 0.5;
    const x = place(middle);
    const start = makers.findIndex(({ name }) => name === from);
    const end = makers.findIndex(({ name }) => name === to);
    for (let row = start; row <= end; row += 1) {
      rows[row]?.push({ x1: x, x2: x, y1: row === start ? 50 : 0, y2: row === end ? 50 : 100 });
    }
    for (const row of [start, end]) {
      const { spans } = makers[row] ?? { spans: [] };
      const nearest = Math.min(Math.max(middle, spans[0]?.from ?? middle), (spans.at(-1)?.to ?? middle) + 1);
      if (nearest !== middle) rows[row]?.push({ x1: place(nearest), x2: x, y1: 50, y2: 50 });
    }
  }
  return rows;
}
