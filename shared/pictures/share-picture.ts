import { families, textWidth } from './raster.ts';

/** The size of the picture, in pixels: what Open Graph asks for. Source: https://ogp.me and the sites that show it. */
const shareSize = { width: 1200, height: 630 } as const;

/** What a picture is printed on, by the accent of its franchise, as in the light theme (shared/theme/base.css). */
const grounds: Readonly<Record<string, Ground>> = {
  red: { paper: '#b00f1c', dots: '#7d0a17', ink: '#fff' },
  blue: { paper: '#1a45c2', dots: '#12308b', ink: '#fff' },
  yellow: { paper: '#ffcb05', dots: '#d99f00', ink: '#1b1916' },
  green: { paper: '#0f5c33', dots: '#0a4023', ink: '#fff' },
  violet: { paper: '#5b2a9d', dots: '#3f1c70', ink: '#fff' },
  teal: { paper: '#0b5765', dots: '#073b45', ink: '#fff' },
  orange: { paper: '#8f3a06', dots: '#662904', ink: '#fff' },
  grey: { paper: '#5b564c', dots: '#3f3b34', ink: '#fff' },
};

/** The brand's own, for pages of no franchise. */
const mint: Ground = { paper: '#8fe0c0', dots: '#5fb795', ink: '#1b1916' };

interface Ground {
  paper: string;
  dots: string;
  ink: string;
}

const left = 64;
const wordsWidth = 670;
/** Between these, in pixels from above, are name, figure and note. */
const [top, bottom] = [52, 500];
/** The slab's label, below them. */
const label = { y: 532, height: 54 } as const;
/** The drawing, as a card of 5 by 7 that is turned and that the right edge cuts off. */
const card = { x: 800, y: 20, width: 426, height: 596, turn: 5 } as const;

/** The content of a page's picture. */
export interface ShareContent {
  /** The site's name, on the label. */
  site: string;
  /** The accent of the franchise that the page is about; null for a page of none. */
  accent: string | null;
  name: string;
  /** A figure that is set large: "$500,000+". */
  figure: string | null;
  /** A second, smaller text: "estimate for the best copy", "No. 4 of the Top 50". */
  note: string;
  /** A whole SVG document, or null for words alone. */
  drawing: string | null;
}

/**
 * Draws the picture that other sites show with a link to a page: name, figure and note in the franchise's colour, beside
 * the page's drawing, as a card.
 */
export async function sharePicture({ site, accent, name, figure, note, drawing }: ShareContent): Promise<string> {
  const ground = (accent !== null && grounds[accent]) || mint;
  const words = await linesOf(inXml(note), {
    font: 'text',
    sizes: [36, 32],
    width: wordsWidth,
    height: figure ? 90 : 140,
    leading: 1.3,
  });
  const large = figure ? await linesOf(inXml(figure), { font: 'label', sizes: [120, 104], ...line(120) }) : null;
  const noteTop = bottom - heightOf(words);
  const figureTop = noteTop - (large ? large.size + 12 : 0);
  const title = await linesOf(inXml(name), {
    font: 'label',
    sizes: figure ? [104, 92, 80, 70, 62] : [136, 120, 104, 92, 80, 70, 62],
    width: wordsWidth,
    height: figureTop - top - 20,
    leading: 0.98,
  });
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    halftone(ground),
    text(title, { font: 'label', top, colour: ground.ink }),
    large ? text(large, { font: 'label', top: figureTop, colour: ground.ink }) : '',
    text(words, { font: 'text', top: noteTop, colour: ground.ink }),
    drawing ? framed(drawing) : '',
    siteLabel(site),
    '</svg>',
  ].join('');
}

/** Room for one line of a size. */
function line(size: number): Pick<Setting, 'width' | 'height' | 'leading'> {
  return { width: wordsWidth, height: size, leading: 1 };
}

/** The ground, with dots of print that grow towards the drawing. */
function halftone({ paper, dots }: Ground): string {
  const { width, height } = shareSize;
  const step = 26;
  const from = 560;
  const columns = Array.from({ length: Math.ceil((width - from) / step) }, (_, column) => column);
  const rows = Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) => row);
  const circles = columns.flatMap((column) =>
    rows.map((row) => {
      const radius = 1.5 + (column / columns.length) * 9;
      return `<circle cx="${from + column * step}" cy="${(row + (column % 2) / 2) * step}" r="${radius.toFixed(1)}"/>`;
    }),
  );
  return `<rect width="${width}" height="${height}" fill="${paper}"/><g fill="${dots}">${circles.join('')}</g>`;
}

/** The site's name on a slab's label: one word on paper, the others on mint. */
function siteLabel(site: string): string {
  const [first = '', ...others] = site.toUpperCase().split(' ');
  const { y, height } = label;
  const [width, middle] = [108, left + 108];
  const word = (x: number, fill: string, content: string) => [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="#1b1916" stroke-width="4"/>`,
    `<text x="${x + width / 2}" y="${y + 39}" text-anchor="middle" font-family="${families.label}" font-size="34" letter-spacing="1" fill="#1b1916">${inXml(content)}</text>`,
  ];
  return [...word(left, '#fbf8f1', first), ...word(middle, mint.paper, others.join(' '))].join('');
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
  const { x, y, width, height, turn } = card;
  const placed = drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  const outline = `x="${x}" y="${y}" width="${width}" height="${height}" rx="20"`;
  return [
    `<clipPath id="card-corners"><rect ${outline}/></clipPath>`,
    `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">`,
    `<rect ${outline} transform="translate(-14 12)" fill="#000" opacity=".3"/>`,
    `<g clip-path="url(#card-corners)">${placed}</g>`,
    `<rect ${outline} fill="none" stroke="#fbf8f1" stroke-width="3" opacity=".7"/>`,
    '</g>',
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
