import { clip, defs, dots, el, group, type Point, rect, shape, stroke, times, url } from '@mint-row/kit/art';
import { grey, hills, ink, mint, outlined, paper, square } from './term.ts';

/** A picture that sits too far to one side, with both borders measured. */
export function centring(): string {
  return square(
    outlined('M22 8h56v70H22z', paper),
    hills(40, 16, 32, 52),
    stroke('M22 90h18M72 90h6', '#c4202b', 7),
    stroke('M22 84v12M40 84v12M72 84v12M78 84v12', ink, 3),
  );
}

/** A corner that has lost its point, and the layers of its board. */
export function corners(): string {
  return square(
    outlined('M16 104V52Q16 16 52 16h52v88z', paper),
    shape('M32 104V62q-1-9 6-12 0-8 8-10 3-9 16-8h42v72z', mint),
    stroke('M23 58Q22 24 56 23M28 52q3-22 22-23', grey, 3),
  );
}

/** A dark edge with chips of white. */
export function whitening(): string {
  return square(
    outlined('M-4-4h74v108H-4z', '#24509c'),
    shape('M70 8l-9 5 4 6-8 5 5 6-6 5 14 3zM70 48l-6 4 3 5-7 4 10 6zM70 76l-11 4 5 5-9 4 7 6 8-2z', '#fff'),
    stroke('M-4 104V-4M70-4v108', ink, 4),
    stroke('M14-4v108', '#5f87cc', 5),
  );
}

/** A line across the picture that the press left. */
export function printLine(): string {
  return square(
    hills(0, 0, 100, 100),
    shape('M8 100L52 0h22L30 100z', '#fff', { opacity: '.35' }),
    stroke('M0 40h100', '#fff', 3),
  );
}

/** The dots of four inks, which form rings under a loupe. */
export function rosette(): string {
  const screen = (turn: number, colour: string) =>
    group(
      { transform: `rotate(${turn} 50 50)`, opacity: '.8' },
      stroke(
        dots(times(144, (index): Point => [index % 12, Math.floor(index / 12)]).map(([x, y]): Point => [x * 9, y * 9])),
        colour,
        5.5,
        { 'stroke-linecap': 'round' },
      ),
    );
  return square(
    defs(clip('rosette-lens', 'M50 8a42 42 0 0 1 0 84 42 42 0 0 1 0-84z')),
    group(
      { 'clip-path': url('rosette-lens') },
      rect(0, 0, 100, 100, '#fff'),
      screen(0, '#ffd400'),
      screen(15, '#00a0e0'),
      screen(75, '#ec1f83'),
    ),
    el('circle', { cx: 50, cy: 50, r: 42, fill: 'none', stroke: ink, 'stroke-width': 7 }),
  );
}
