import { type Box, type CardPart, printColours } from '../../content/card-layout.ts';
import { rect, shape, stroke } from '../element.ts';
import { numbers, times } from '../number.ts';
import type { Point } from '../path.ts';

/** The colour of outlines and lettering. */
export const ink = '#1b1916';

/** The colour of unprinted card. */
export const paper = '#fbf8f1';

/** Writing, as a bar along a plate. */
export function bar([x, y, w, h]: Box, share: number): string {
  return w > h
    ? rect(x + 3, y + h / 2 - 1.2, (w - 6) * share, 2.4, ink)
    : rect(x + w / 2 - 1.2, y + 3, 2.4, (h - 6) * share, ink);
}

/** Lines of writing, of unequal length. */
export function rows([x, y, w, h]: Box): string {
  const count = Math.max(Math.round(h / 6), 1);
  return times(
    count,
    (row) => `M${numbers(x, y + (row + 0.5) * (h / count))}h${numbers(w * (1 - (row % 3) * 0.09))}`,
  ).join('');
}

/** Writing in no known alphabet. */
export function script([x, y, w, h]: Box): string {
  const count = Math.max(Math.round(h / 9), 1);
  const row = (at: number) =>
    `M${numbers(x, at)}${times(Math.floor(w / 8), (index) => (index % 2 ? 'l4 4h4' : 'l4-4h4')).join('')}`;
  return stroke(times(count, (index) => row(y + (index + 0.5) * (h / count))).join(''), ink, 1.3);
}

/** A number, as large as its box lets it be. */
export function label(at: Box, { text = '', colour = 'black', doubt }: CardPart): string {
  return written(at, at[3] - (doubt ? 4 : 3), oneOf(text), printColours[colour]);
}

/** Of several numbers, what they have in common: "?/82" of "5/82 or 22/82". */
function oneOf(text: string): string {
  return text.includes(' or ') ? `?${text.slice(text.lastIndexOf('/'))}` : text;
}

/** One sign that fills its box. */
export function digit(at: Box, text: string, colour: string): string {
  return written(at, at[3] * 0.58, text, colour);
}

/** Capitals of a height in the middle of a box, lower if the box is too narrow for them. */
function written(at: Box, height: number, text: string, fill: string): string {
  const [x, y] = middle(at);
  const width = letteringWidth(text);
  const scale = Math.min(height / capHeight, (at[2] - 3) / width);
  const corner = numbers(x - (width * scale) / 2, y + (capHeight * scale) / 2);
  return shape(outlineOf(text), fill, {
    transform: `translate(${corner})scale(${scale.toFixed(2).replace(/^0/, '')})`,
  });
}

/** The middle of a box. */
export function middle([x, y, w, h]: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}

/**
 * The signs of the numbers on schematics, which as pictures have no fonts: outlines of Archivo (SIL Open Font License 1.1,
 * https://github.com/Omnibus-Type/Archivo) at weight 750 and width 78, with few points, and a delta of our own.
 * Each has its advance, where its outline begins, and its outline: a fiftieth of the size is 1.
 */
const glyphs: Readonly<Record<string, readonly [advance: number, x: number, y: number, outline: string]>> = {
  '0': [
    25,
    12,
    1,
    'c-8 0-10-6-10-18s3-18 11-18 10 5 10 18-2 18-11 18zm1-6c3 0 3-3 3-10v-5c0-7 0-10-3-10s-4 3-4 10v5c0 7 0 10 4 10z',
  ],
  '1': [23, 3, 0, 'v-6h6v-19h-6v-5c3 0 7-2 10-4h3v28h6v6z'],
  '2': [25, 2, 0, 'v-2c0-11 14-15 14-23 0-5-7-6-7 1v2h-7c0-2 0-6 1-8 3-6 14-6 17-2s3 10 1 14-10 9-11 12h13v6z'],
  '3': [
    25,
    12,
    1,
    'c-7 0-11-4-11-10v-1h7v1c0 5 8 6 8-1 0-4-1-5-4-5h-3v-5h3c2 0 4-2 4-5 0-6-7-6-7 0h-7v-1c0-5 4-9 11-9s10 4 10 9-3 7-5 8c3 1 5 4 5 8 0 7-4 11-11 11z',
  ],
  '4': [25, 13, 0, 'v-8h-12v-5c3-6 5-13 7-22h7c-1 7-6 18-9 22h7v-7c2-2 3-7 4-10h3v17h4v5h-4v8z'],
  '5': [
    25,
    13,
    1,
    'c-7 0-11-4-11-12h6c0 8 8 8 8 0 0-5-3-7-5-6s-2 2-2 3l-6-1l1-19h18v6h-12l-1 7c1-1 3-2 5-2 6 0 9 4 9 12s-4 12-10 12z',
  ],
  '6': [
    25,
    13,
    1,
    'c-8 0-11-4-11-17s3-19 11-19 10 4 10 11h-7c0-4-1-6-3-6s-4 4-4 11c1-2 3-3 6-3s8 4 8 11-4 12-10 12zm0-6c6 0 6-12 0-12s-6 12 0 12z',
  ],
  '7': [24, 5, 0, 'c0-11 5-21 10-28h-14v-6h22v3c-5 8-11 18-11 28v3z'],
  '8': [
    25,
    12,
    1,
    'c-7 0-11-4-11-10s2-7 5-9c-5-3-5-9-3-12 4-6 15-6 18 0 2 3 2 9-2 12 3 2 4 5 4 9s-4 10-11 10zm0-6c6 0 6-10 0-10s-5 10 0 10zm0-15c5 0 5-10 0-10s-5 10 0 10z',
  ],
  '9': [
    25,
    12,
    1,
    'c-6 0-10-4-10-12h7c0 4 1 6 3 6s4-3 4-10c-1 1-3 3-6 3s-8-4-8-11 4-12 10-12 11 4 11 17-3 19-11 19zm0-19c6 0 6-12 0-12s-6 12 0 12z',
  ],
  '/': [14, 0, 2, 'l9-39h5l-9 39z'],
  '?': [25, 9, -11, 'v-2c0-6 6-7 6-12s-1-4-3-4-3 3-3 6h-7c0-6 3-12 11-12s9 4 9 9c0 9-7 9-7 14v1zm0 11v-7h7v7z'],
  M: [
    38,
    3,
    0,
    'v-34h11l4 16c0 2 1 5 1 7 1-2 1-5 2-7l3-16h11v34h-7v-16c0-4 0-8 0-9s-1 4-2 6l-4 19h-6l-5-19c0-1 0-4-1-6 0 2 0 6 0 9v16z',
  ],
  H: [31, 3, 0, 'v-34h8v13h9v-13h8v34h-8v-14h-9v14z'],
  D: [30, 3, 0, 'v-34h12c9 0 13 5 13 17s-4 17-13 17zm8-6h3c5 0 7-3 7-9v-4c0-6-2-9-7-9h-3z'],
  S: [
    27,
    14,
    1,
    'c-7 0-13-4-12-12h7c0 6 9 7 9 2s-16-4-16-16 18-13 22-5c1 2 1 3 1 5v1h-7v-1c0-5-8-5-8-1 0 7 16 4 16 16 0 7-5 11-12 11z',
  ],
  V: [28, 9, 0, 'l-9-34h8l5 19c0 2 1 5 1 7h1c0-2 0-4 1-7l4-19h8l-9 34z'],
  P: [28, 3, 0, 'v-34h14c14 0 13 22 0 22h-6v12zm8-18h5c5 0 5-10 0-10h-5z'],
  R: [29, 3, 0, 'v-34h14c13 0 13 16 6 20l6 14h-8l-5-13h-5v13zm8-19h5c5 0 5-9 0-9h-5z'],
  δ: [
    25,
    17,
    -34,
    'c-9-3-14 2-9 7-8 4-9 11-9 15 0 8 4 13 12 13s12-5 12-13c0-11-13-14-13-19 0-3 3-3 7-1zm-6 17c3 2 5 5 5 9 0 4-1 7-4 7s-5-3-5-7 1-7 4-9z',
  ],
  ' ': [9, 0, 0, ''],
};

/** The height of capitals and digits, in the units of the outlines. */
const capHeight = 34;

/** How wide a text is, in the same units. */
function letteringWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + glyphOf(sign)[0], 0);
}

/** The outlines of a text that begins at the origin, or at another place. */
export function outlineOf(text: string, [left, baseline]: Point = [0, 0]): string {
  let penX = left;
  return [...text]
    .map((sign) => {
      const [advance, x, y, outline] = glyphOf(sign);
      const from = numbers(penX + x, baseline + y);
      penX += advance;
      return outline && `M${from}${outline}`;
    })
    .join('');
}

function glyphOf(sign: string) {
  const glyph = glyphs[sign];
  if (!glyph) throw new Error(`"${sign}" has no outline: add it to shared/art/schematic/lettering.ts, from Archivo.`);
  return glyph;
}
