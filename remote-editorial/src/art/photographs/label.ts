import { group, rect, shape, stroke } from '@mint-row/kit/art';
import { cream, front, ink, photograph } from './photograph.ts';

/** The bars of a bar code: where each is, and its width. */
const bars = [
  [0, 3],
  [5, 1.5],
  [9, 4],
  [15, 1.5],
  [18, 2.5],
  [23, 1.5],
  [27, 4],
  [33, 2],
] as const;

/** The label of a slab in focus, with the card below it. */
export function label(): string {
  return photograph(
    rect(91, 33, 230, 320, '#000000', { rx: 14, opacity: '.4' }),
    rect(85, 22, 230, 320, '#dfeaf0', { rx: 14 }),
    rect(88, 25, 224, 314, 'none', { rx: 12, stroke: '#ffffff', 'stroke-width': 3 }),
    rect(98, 36, 204, 74, '#8fe0c0', { rx: 4 }),
    rect(104, 42, 192, 62, cream, { rx: 2 }),
    stroke('M114 56h78M114 69h58', ink, 7),
    stroke('M114 92h64', '#c8202b', 6, { 'stroke-dasharray': '5 3' }),
    rect(252, 42, 44, 62, '#8fe0c0'),
    shape('M262 60l8-5h5v30h-6V63l-7 4zM286 54q7 0 7 16t-7 16-7-16 7-16zm0 6q-2 0-2 10t2 10 2-10-2-10z', ink),
    ...bars.map(([x, width]) => rect(206 + x, 50, width, 46, ink)),
    rect(104, 120, 192, 220, '#aebdc6', { rx: 8 }),
    group({ transform: 'translate(118 130)scale(.547)' }, front()),
    shape('M85 250 200 22h52L85 330z', '#ffffff', { opacity: '.2' }),
    stroke('M92 50V30h20M288 30h20v20M308 96v20h-20M112 116H92V96', '#ffcb05', 3.5),
  );
}
