import { corners, disc, group, polygon, rect, ring, shape, stroke } from '@mint-row/kit/art';
import { cream, front, photograph } from './photograph.ts';

/** The back of the card: a pattern, and a box of text. */
function back(): string {
  return (
    rect(0, 0, 300, 420, '#f4efe3', { rx: 5 }) +
    rect(2, 2, 296, 416, '#c9d9ee', { rx: 4 }) +
    rect(24, 24, 252, 372, '#1d4a94') +
    [108, 80, 52].map((r, index) => ring(150, 150, r, index % 2 ? '#8fb2ff' : '#e8615a', 10)).join('') +
    shape(polygon(...corners(150, 150, 38, 6, 30)), '#ffd27a') +
    disc(150, 150, 15, '#1d4a94') +
    rect(46, 290, 208, 84, cream) +
    stroke('M62 312h176M62 332h176M62 352h110', '#1d4a94', 7)
  );
}

/** Front and back of one card, straight from above. */
export function whole(): string {
  const shadow = rect(0, 0, 300, 420, '#000000', { rx: 6, opacity: '.35' });
  const placed = (x: number, y: number, drawn: string) =>
    group({ transform: `translate(${x + 5} ${y + 7})scale(.5)` }, shadow) +
    group({ transform: `translate(${x} ${y})scale(.5)` }, drawn);
  return photograph(placed(37, 44, front()), placed(213, 44, back()));
}
