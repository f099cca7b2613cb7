import { families, textWidth } from './raster.ts';

/** The size of the picture, in pixels: what Open Graph asks for. Source: https://ogp.me and the sites that show it. */
const shareSize = { width: 1200, height: 630 } as const;

/** Newsprint, ink and mint, as in the light theme (shared/theme/tokens.css). */
const colours = { paper: '#f3eee2', ink: '#1b1916', muted: '#49443a', mint: '#8fe0c0', edge: '#857c6b' } as const;

const left = 72;
const wordsWidth = 620;
/** Between these, in pixels from above, are name and note. */
const [top, bottom] = [168, 586];
/** The space that the drawing has, as a card of 5 by 7. */
const card = { x: 744, y: 48, width: 381, height: 534 } as const;

/** The content of a page's picture. */
export interface ShareContent {
  /** The site's name, on the label. */
  site: string;
  name: string;
  /** A second, smaller text: "$50-$300", "No. 4 of the Top 50". */
  note: string;
  /** A whole SVG document, or null for words alone. */
  drawing: string | null;
}

/** Draws the picture that other sites show with a link to a page: name and note beside the page's drawing, as a card. */
export async function sharePicture({ site, name, note, drawing }: ShareContent): Promise<string> {
  const words = await linesOf(inXml(note), {
    font: 'text',
    sizes: [36, 31],
    width: wordsWidth,
    height: 150,
    leading: 1.35,
  });
  const below = bottom - heightOf(words);
  const room = below - top - 24;
  const sizes = [128, 112, 98, 86, 76, 66, 58] as const;
  const title = await linesOf(inXml(name), { font: 'label', sizes, width: wordsWidth, height: room, leading: 0.98 });
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    label(site),
    text(title, { font: 'label', top, colour: colours.ink }),
    text(words, { font: 'text', top: below, colour: colours.muted }),
    drawing ? framed(drawing) : '',
    '</svg>',
  ].join('');
}

/** The site's name on a slab's label. */
function label(site: string): string {
  const [x, y, width, height] = [left, 60, 214, 60];
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${colours.mint}"/>`,
    `<text x="${x + width / 2}" y="${y + 43}" text-anchor="middle" font-family="${families.label}" font-size="36" letter-spacing="2" fill="${colours.ink}">${inXml(site.toUpperCase())}</text>`,
  ].join('');
}

interface Placed {
  font: keyof typeof families;
  /** The top of the first line, in pixels. */
  top: number;
  colour: string;
}

function heightOf({ size, leading, lines }: Lines): number {
  return lines.length * size * leading;
}

function text({ size, leading, lines }: Lines, { font, top, colour }: Placed): string {
  return lines
    .map((line, index) => {
      const y = Math.round(top + size * 0.8 + index * size * leading);
      return `<text x="${left}" y="${y}" font-family="${families[font]}" font-size="${size}" fill="${colour}">${line}</text>`;
    })
    .join('');
}

/** The drawing in a card's shape; one of another shape is cropped. */
function framed(drawing: string): string {
  const { x, y, width, height } = card;
  const placed = drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  return [
    `<clipPath id="card-corners"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18"/></clipPath>`,
    `<rect x="${x + 8}" y="${y + 12}" width="${width}" height="${height}" rx="18" fill="${colours.ink}" opacity=".22"/>`,
    `<g clip-path="url(#card-corners)">${placed}</g>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="none" stroke="${colours.edge}" stroke-width="2"/>`,
  ].join('');
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** How a text may be set: its font, the sizes that may be tried, the largest first, and the room that it has. */
interface Setting {
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
interface Lines {
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
async function linesOf(text: string, { font, sizes, width, height, leading }: Setting): Promise<Lines> {
  const maxLines = (size: number) => Math.floor(height / (size * leading));
  let [size] = sizes;
  let lines: string[] = [];
  for (size of sizes) {
    lines = await broken(text.split(' '), families[font], width / size);
    if (lines.length <= maxLines(size)) return { size, leading, lines };
  }
  const kept = lines.slice(0, maxLines(size));
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
  const width = widths.get(key) ?? textWidth(word, family);
  widths.set(key, width);
  return width;
}
