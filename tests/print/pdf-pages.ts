import { pagesOf } from './pdf-source.ts';

/** A printed page: the vertical positions of its drawing operations, from its top (0) to its bottom (1), in order. */
export type PrintedPage = readonly number[];

type Matrix = readonly [number, number, number, number, number, number];

/** The drawn rows of each page of a PDF that Chromium has printed without backgrounds. */
export function pdfPages(pdf: Buffer): PrintedPage[] {
  return pagesOf(pdf.toString('latin1')).map(({ operators, height }) => rowsOf(operators, height));
}

/**
 * The largest part of a page's height on which nothing is drawn, between 0 and 1.
 * @param ends whether the document ends on this page, so that the rest of it may stay empty
 */
export function blankPart(page: PrintedPage, ends: boolean): number {
  const rows = [0, ...page, ...(ends ? [] : [1])];
  return Math.max(...rows.slice(1).map((row, index) => row - (rows[index] ?? 0)), 0);
}

/** Follows the drawing operators: texts and painted paths give rows, clips do not. */
function rowsOf(stream: string, height: number): PrintedPage {
  const rows: number[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let operands: number[] = [];
  let path: number[] = [];
  const rowAt = (x: number, y: number) => 1 - (matrix[1] * x + matrix[3] * y + matrix[5]) / height;
  for (const [token] of stream.matchAll(/\((?:\\.|[^\\)])*\)|<[^>]*>|[^\s<>()[\]]+/g)) {
    if (/^[-+]?[\d.]+$/.test(token)) operands.push(Number(token));
    if (!/^[A-Za-z*']+$/.test(token)) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.slice(token === 'c' ? -6 : 0);
    if (token === 'q') saved.push(matrix);
    if (token === 'Q') matrix = saved.pop() ?? matrix;
    if (token === 'cm') matrix = multiply([a, b, c, d, e, f], matrix);
    if (token === 'm' || token === 'l') path.push(rowAt(a, b));
    if (token === 'c') path.push(rowAt(e, f));
    if (token === 're') path.push(rowAt(a, b), rowAt(a, b + d));
    if (token === 'Tm') rows.push(rowAt(e, f));
    if (token === 'Do') rows.push(rowAt(0, 0), rowAt(0, 1));
    if (/^(f|F|f\*|B|B\*|b|b\*|S|s)$/.test(token)) rows.push(...path);
    if (/^(n|f|F|f\*|B|B\*|b|b\*|S|s)$/.test(token)) path = [];
    operands = [];
  }
  return rows.filter((row) => row >= 0 && row <= 1).sort((one, other) => one - other);
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
