import { visible } from '@mint-row/shared/contract/visible';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

const gap = '  ';

/** The widest that a table is, and the narrowest that wrapping makes a column of words or any column, in characters. */
const widest = 100;
const leastWords = 12;
const least = 4;

/** How wide a table may be on this terminal, in characters. */
export function tableWidth(): number {
  return Math.min(process.stdout.columns || widest, widest);
}

/** A cell: a text, or several that stand below each other. */
export type Cell = string | readonly string[];

/** Breaks a sentence into lines that are as wide as a table, between words only. */
export function wrapped(sentence: string): string {
  return wrapAnsi(sentence, tableWidth(), { trim: false }).replaceAll(/ +$/gm, '');
}

/**
 * Lays out a table: columns of equal width, cells wrapped where they are too long. What others wrote is made visible.
 * @param rows the head and the rows; all have as many cells
 * @param options.words the columns that hold sentences: these are wrapped before the others
 * @param options.width how wide a line may be, in characters
 */
export function table(
  rows: readonly (readonly Cell[])[],
  { words = [], width = tableWidth() }: { words?: readonly number[]; width?: number } = {},
): string[] {
  const cells = rows.map((row) => row.map((cell) => [cell].flat().map(visible)));
  const widths = narrow(naturalWidths(cells), words, width);
  return cells.flatMap((row) => {
    const broken = row.map((cell, column) =>
      wrapAnsi(cell.join('\n'), widths[column] ?? 0, { hard: true }).split('\n'),
    );
    const height = Math.max(...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      broken
        .map((lines, column) => pad(lines[line] ?? '', widths[column] ?? 0))
        .join(gap)
        .trimEnd(),
    );
  });
}

function naturalWidths(rows: readonly (readonly (readonly string[])[])[]): number[] {
  const columns = rows[0] ?? [];
  return columns.map((_, column) =>
    Math.max(0, ...rows.flatMap((row) => (row[column] ?? []).map((text) => stringWidth(text)))),
  );
}

/** Takes from the widest column until all fit: first from the sentences, then from any. */
function narrow(natural: readonly number[], words: readonly number[], width: number): number[] {
  const widths = [...natural];
  const all = [...widths.keys()];
  const over = () => widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1)) > width;
  for (const [columns, floor] of [[words, leastWords] as const, [all, least] as const]) {
    while (over()) {
      const [widestColumn] = columns
        .filter((column) => (widths[column] ?? 0) > floor)
        .sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
      if (widestColumn === undefined) break;
      widths[widestColumn] = (widths[widestColumn] ?? 0) - 1;
    }
  }
  return widths;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
