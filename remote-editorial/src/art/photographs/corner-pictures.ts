import { clip, defs, group, rect, stroke, url } from '@mint-row/kit/art';
import { softCorner } from '../wear.ts';
import { cream, mat } from './photograph.ts';

/** The border and the picture of the card, as far as close-ups show them. */
const card =
  rect(2, 3, 300, 420, '#000000', { rx: 5, opacity: '.4' }) +
  rect(0, 0, 300, 420, '#f4efe3', { rx: 4 }) +
  rect(1, 1, 298, 418, '#1d4a94', { rx: 3 }) +
  rect(24, 24, 252, 190, '#e8615a') +
  rect(24, 210, 252, 186, '#3b2a6e') +
  rect(24, 24, 252, 372, 'none', { stroke: cream, 'stroke-width': 2 });

/** Each print: where it lies and how it is turned, and the corner of the card that it shows. */
const prints = [
  { place: 'rotate(-5 110 85)translate(24 22)', corner: 'translate(40 30)' },
  { place: 'rotate(4 294 82)translate(208 18)', corner: 'translate(114 30)scale(-1 1)' },
  { place: 'rotate(4 112 220)translate(28 158)', corner: 'translate(40 86)scale(1-1)' },
  { place: 'rotate(-3 290 222)translate(204 160)', corner: 'translate(114 86)scale(-1)' },
];

/** Prints of the four corners of a card, close up; the second corner is soft. */
export function cornerPictures(): string {
  return mat(
    defs(clip('corner-print', 'M0 0h154v112H0z')),
    ...prints.map(({ place, corner }, index) =>
      group(
        { transform: place },
        rect(3, 5, 168, 126, '#000000', { opacity: '.35' }),
        rect(0, 0, 168, 126, cream),
        group(
          { transform: 'translate(7 7)', 'clip-path': url('corner-print') },
          rect(0, 0, 154, 112, '#c9b48e'),
          group(
            { transform: `${corner}scale(2.3)` },
            card,
            index === 1 ? stroke('M-1 12Q-1-1 12-1', '#c9b48e', 7) + softCorner() : '',
          ),
        ),
      ),
    ),
  );
}
