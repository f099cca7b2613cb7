import {
  clip,
  corners,
  defs,
  disc,
  group,
  linear,
  polygon,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';
import { peakPicture, softCorner } from './peak.ts';

const ink = '#14201c';
const cream = '#fbf8f1';

/** The light from the window: what lies on the mat is brighter at the left. */
const light = linear(
  'photo-light',
  [0, 0, 400, 300],
  [
    [0, '#ffffff', 0.22],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.3],
  ],
);

/** Draws things on the mat, from above. */
function mat(...things: readonly string[]): string {
  const down = times(20, (index) => `M${index * 20 + 10} 0v300`).join('');
  const across = times(15, (index) => `M0 ${index * 20 + 10}h400`).join('');
  return svg(
    400,
    300,
    defs(light),
    rect(0, 0, 400, 300, '#1d5a47'),
    stroke(down + across, '#8fe0c0', 0.7, { opacity: '.35' }),
    rect(0, 0, 400, 300, url('photo-light')),
    ...things,
  );
}

/** The same, through a viewfinder. */
function photograph(...things: readonly string[]): string {
  return mat(...things, stroke('M14 40V14h26M360 14h26v26M386 260v26h-26M40 286H14v-26', cream, 3, { opacity: '.9' }));
}

/** The front of a card, 300 by 420, from above. */
function front(): string {
  return (
    rect(0, 0, 300, 420, '#f4efe3', { rx: 5 }) +
    rect(2, 2, 296, 416, '#1d4a94', { rx: 4 }) +
    defs(clip('front-picture', 'M0 0h252v372H0z')) +
    group({ transform: 'translate(24 24)', 'clip-path': url('front-picture') }, peakPicture()) +
    rect(24, 24, 252, 372, 'none', { stroke: cream, 'stroke-width': 3 })
  );
}

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
function whole(): string {
  const shadow = rect(0, 0, 300, 420, '#000000', { rx: 6, opacity: '.35' });
  const placed = (x: number, y: number, drawn: string) =>
    group({ transform: `translate(${x + 5} ${y + 7})scale(.5)` }, shadow) +
    group({ transform: `translate(${x} ${y})scale(.5)` }, drawn);
  return photograph(placed(37, 44, front()), placed(213, 44, back()));
}

/** The border and the picture of the card, as far as close-ups show them. */
const card =
  rect(2, 3, 300, 420, '#000000', { rx: 5, opacity: '.4' }) +
  rect(0, 0, 300, 420, '#f4efe3', { rx: 4 }) +
  rect(1, 1, 298, 418, '#1d4a94', { rx: 3 }) +
  rect(24, 24, 252, 190, '#e8615a') +
  rect(24, 210, 252, 186, '#3b2a6e') +
  rect(24, 24, 252, 372, 'none', { stroke: cream, 'stroke-width': 2 });

/** The place and turn of each print, and of the corner of the card within it. */
const prints = [
  { place: 'rotate(-5 110 85)translate(24 22)', corner: 'translate(40 30)' },
  { place: 'rotate(4 294 82)translate(208 18)', corner: 'translate(114 30)scale(-1 1)' },
  { place: 'rotate(4 112 220)translate(28 158)', corner: 'translate(40 86)scale(1-1)' },
  { place: 'rotate(-3 290 222)translate(204 160)', corner: 'translate(114 86)scale(-1)' },
];

/** Prints of the four corners of a card, close up; the second corner is soft. */
function cornerPictures(): string {
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

/** The card, tilted away from us. */
const tilted = polygon([118, 128], [296, 128], [212, 268], [34, 268]);

/** A card tilted under a lamp: scratches show in the band of light. */
function surface(): string {
  return photograph(
    defs(
      clip('surface-card', tilted),
      linear(
        'surface-cone',
        [318, 70, 150, 250],
        [
          [0, '#fff3b8', 0.9],
          [1, '#fff3b8', 0.1],
        ],
      ),
      linear(
        'surface-band',
        [255, 0, 335, 0],
        [
          [0, '#fffbe6', 0],
          [0.5, '#fffbe6', 0.95],
          [1, '#fffbe6', 0],
        ],
      ),
    ),
    rect(0, 0, 400, 300, '#06140f', { opacity: '.5' }),
    shape(tilted, '#000000', { opacity: '.5', transform: 'translate(4 9)' }),
    group({ transform: 'matrix(.593 0-.2.333 118 128)' }, front()),
    group(
      { 'clip-path': url('surface-card') },
      rect(0, 0, 400, 300, '#0a1236', { opacity: '.3' }),
      group({ transform: 'matrix(1 0-.6 1 0 0)' }, rect(255, 120, 80, 160, url('surface-band'))),
      stroke('M142 218q34-20 74-32M150 232q30-18 58-26M178 178q18-12 44-18', '#6b3f12', 1.8),
      stroke('M112 252h66', '#6b3f12', 1.4),
    ),
    shape(polygon([292, 50], [346, 84], [206, 268], [100, 268]), url('surface-cone'), { opacity: '.75' }),
    stroke('M366 0v8q0 12-18 18', '#c9ccd1', 6),
    group(
      { transform: 'rotate(32 322 62)' },
      rect(315, 20, 14, 14, '#14201c', { rx: 2 }),
      shape('M290 66a32 36 0 0 1 64 0z', '#8fe0c0'),
      shape('M326 30.3a32 36 0 0 1 28 35.7h-16q-1-24-12-35.7z', '#3f8f70'),
      rect(288, 64, 68, 8, '#fffbe0', { rx: 3 }),
    ),
  );
}

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
function label(): string {
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

/** The photographs that we ask for, by their subjects; 400 by 300. */
export const photographs = { whole, corners: cornerPictures, surface, label };
