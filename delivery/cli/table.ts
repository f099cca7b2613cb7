import { visible } from '@mint-row/kit/contract/visible';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

const gap = '  ';

/** The greatest width of a table, and the least width of a wrapped column of words or of any other, in characters. */
const maxTableWidth = 100;
const minWordsWidth = 12;
const minColumnWidth = 4;

/** The greatest width of a table on this terminal, in characters. */
export function tableWidth(): number {
  return Math.min(process.stdout.columns || maxTableWidth, maxTableWidth);
}

/** A cell: a text, or several, one below the other. */
export type Cell = string | readonly string[];

/** Wraps a sentence to the width of a table, between words only. */
export function wrapped(sentence: string): string {
  return wrapAnsi(sentence, tableWidth(), { trim: false }).replaceAll(/ +$/gm, '');
}

/**
 * Cuts a line to a width, with an ellipsis where something is missing.
 * @param width in characters of a terminal
 */
export function cutTo(line: string, width: number): string {
  if (stringWidth(line) <= width) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    if (stringWidth(`${cut}${segment}…`) > width) break;
    cut += segment;
  }
  return `${cut}…`;
}

/**
 * Formats a table: aligned columns, with long cells wrapped. Control characters are made visible.
 * @param rows the header row and the rows, all with the same number of cells
 * @param options.words the columns that contain sentences: these are wrapped before the others
 * @param options.width the greatest width of a line, in characters
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

/** Narrows the widest column until all fit: first the columns of sentences, then any. */
function narrow(natural: readonly number[], words: readonly number[], width: number): number[] {
  const widths = [...natural];
  const all = [...widths.keys()];
  const over = () => widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1)) > width;
  for (const [columns, floor] of [[words, minWordsWidth] as const, [all, minColumnWidth] as const]) {
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
