import type { Box, CardPart } from '../../content/card-layout.ts';
import { printColours } from '../../content/print-colours.ts';
import { rect, shape, stroke } from '../element.ts';
import { numbers, times } from '../number.ts';
import { capHeight, outlineOf, widthOf } from './glyphs.ts';
import { ink } from './ink.ts';

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
  const width = widthOf(text);
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
