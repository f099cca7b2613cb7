/** A part of a file: the positions of its first and last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A header `Range` that asks for a single part, as a regular expression: RFC 9110, 14.1.2. */
export const singleRange = '^[Bb][Yy][Tt][Ee][Ss]=(?:([0-9]+)-([0-9]*)|-([0-9]+))$';

const single = new RegExp(singleRange);

/** Whether a header `Range` asks for a single part. Others are ignored: RFC 9110, 14.2. */
export function isSingleRange(range: string | undefined): range is string {
  const [, first, last] = single.exec(range ?? '') ?? [];
  // A range that ends before it begins is invalid, not unsatisfiable: RFC 9110, 14.1.2.
  if (first !== undefined && last && Number(last) < Number(first)) return false;
  return single.test(range ?? '');
}

/**
 * The part of a file that a header `Range` asks for.
 * @param range a single range
 * @param length the length of the file, in bytes
 * @returns null when the range is beyond the end of the file
 */
export function partOf(range: string, length: number): ByteRange | null {
  const [, first, last, suffix] = single.exec(range) ?? [];
  const from = first === undefined ? Math.max(0, length - Number(suffix)) : Number(first);
  const to = last ? Math.min(Number(last), length - 1) : length - 1;
  return from <= to ? { first: from, last: to } : null;
}
