import type { Box, CardPart } from '../../content/card-layout.ts';
import { printColours } from '../../content/print-colours.ts';
import { type Attributes, el, rect, stroke } from '../element.ts';
import { numbers, times } from '../number.ts';
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
export function label(at: Box, { text = '', colour = 'black' }: CardPart): string {
  const [x, y] = middle(at);
  const words = oneOf(text);
  // A bold digit is about two thirds as wide as it is high.
  return written(x, y, Math.min(at[3], at[2] / (words.length * 0.66)), words, printColours[colour]);
}

/** Of several numbers, what they have in common: "?/82" of "5/82 or 22/82". */
function oneOf(text: string): string {
  return text.includes(' or ') ? `?${text.slice(text.lastIndexOf('/'))}` : text;
}

/** One sign that fills its box. */
export function digit(at: Box, text: string, colour: string): string {
  return written(...middle(at), at[3] * 0.85, text, colour);
}

/** What all writing has in common; it is set around it once. */
export const face: Attributes = { 'font-family': 'Arial,sans-serif', 'font-weight': 700, 'text-anchor': 'middle' };

/** Writing of a height around a point. */
export function written(x: number, y: number, size: number, text: string, fill: string): string {
  return el('text', { x, y: y + size * 0.36, fill, 'font-size': size }, text);
}

/** The middle of a box. */
export function middle([x, y, w, h]: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}
