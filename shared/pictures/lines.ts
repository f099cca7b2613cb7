import { families } from './brand-fonts.ts';
import { widthOf } from './raster.ts';

/** How a text may be set: its font, the sizes that may be tried, the largest first, and the room that it has. */
export interface Setting {
  font: keyof typeof families;
  /** In pixels. */
  sizes: readonly [number, ...number[]];
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** The distance between two lines, in sizes. */
  leading: number;
}

/** A text in lines, and the size that it has. */
export interface Lines {
  /** In pixels. */
  size: number;
  /** The distance between two lines, in sizes. */
  leading: number;
  lines: readonly string[];
}

/**
 * Breaks a text into lines, as large as it fits; what does not fit at the smallest size ends with an ellipsis.
 * @param text in XML: "&" as "&amp;"
 */
export async function linesOf(text: string, { font, sizes, width, height, leading }: Setting): Promise<Lines> {
  const most = (size: number) => Math.floor(height / (size * leading));
  let [size] = sizes;
  let lines: string[] = [];
  for (size of sizes) {
    lines = await broken(text.split(' '), families[font], width / size);
    if (lines.length <= most(size)) return { size, leading, lines };
  }
  const kept = lines.slice(0, most(size));
  const last = kept.pop() ?? '';
  return { size, leading, lines: [...kept, `${last.replace(/[\s,.;:]*\S*$/, '')}…`] };
}

/** About what a space takes in both fonts, in sizes. */
const space = 0.24;

/** @param width in sizes of the font */
async function broken(words: readonly string[], family: string, width: number): Promise<string[]> {
  const lines: string[][] = [];
  let room = 0;
  for (const word of words) {
    const taken = await wordWidth(word, family);
    if (taken > room) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(word);
    room -= taken + space;
  }
  return lines.map((line) => line.join(' '));
}

const widths = new Map<string, Promise<number>>();

/** Measured once for each word. */
function wordWidth(word: string, family: string): Promise<number> {
  const key = `${family} ${word}`;
  const width = widths.get(key) ?? widthOf(word, family);
  widths.set(key, width);
  return width;
}
