import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The part of two pictures of a page that differs. */
export interface Difference {
  /** How many pixels differ, on the whole page. */
  pixels: number;
  /** Where the part begins, in pixels from the top. */
  top: number;
  /** The part in both, as PNG. */
  before: Buffer;
  after: Buffer;
}

/** How much is shown around what differs, and how high a part may be, in pixels. */
const margin = 40;
const highest = 1_200;

/**
 * Compares two pictures pixel by pixel; small differences at edges, as of anti-aliasing, do not count.
 * @param before a PNG
 * @returns null when they look the same
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  // A page that is too wide for its window makes a wider picture.
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = new PNG({ width, height });
  const [padded, otherPadded] = [part(one, width, 0, height), part(other, width, 0, height)];
  const pixels = pixelmatch(padded.data, otherPadded.data, marked.data, width, height, { diffMask: true });
  if (pixels === 0) return null;
  const { first, last } = markedRows(marked);
  const top = Math.max(0, first - margin);
  const rows = Math.min(highest, Math.min(height, last + 1 + margin) - top);
  return {
    pixels,
    top,
    before: PNG.sync.write(part(padded, width, top, rows)),
    after: PNG.sync.write(part(otherPadded, width, top, rows)),
  };
}

/** The first and the last row in which a pixel is marked. */
function markedRows({ data, width, height }: PNG): { first: number; last: number } {
  const isMarked = (row: number) => {
    for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4) if (data[at] !== 0) return true;
    return false;
  };
  let [first, last] = [0, height - 1];
  while (!isMarked(first)) first += 1;
  while (!isMarked(last)) last -= 1;
  return { first, last };
}

/** Some rows of a picture; where it has nothing, they are transparent. */
function part(picture: PNG, width: number, top: number, rows: number): PNG {
  const made = new PNG({ width, height: rows });
  PNG.bitblt(picture, made, 0, top, picture.width, Math.min(rows, picture.height - top), 0, 0);
  return made;
}
