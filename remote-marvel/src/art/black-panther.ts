import {
  defs,
  disc,
  mix,
  numbers,
  pattern,
  radial,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';
import { head, ink, violet } from './black-panther-head.ts';

/** A panther that looks out of the night, its face in the contours of a relief. */
export function blackPanther(): string {
  return svg(
    300,
    420,
    defs(
      pattern(
        'black-panther-weave',
        30,
        42,
        {},
        rect(0, 0, 30, 42, '#12092a'),
        shape('M0 0h30L15 21zM0 42l15-21 15 21z', '#26145a'),
        stroke('M5 0l10 14L25 0M10 0l5 7 5-7M5 42l10-14 10 14M10 42l5-7 5 7', '#6a3fd0', 1),
      ),
      radial('black-panther-night', 150, 190, 270, [
        [0, '#7a46ff', 0.55],
        [0.5, '#2a1260', 0.25],
        [1, ink, 0.92],
      ]),
      radial('black-panther-moon', 126, 120, 200, [
        [0, '#ffffff'],
        [0.4, '#e2d2ff'],
        [1, '#8a5cf0'],
      ]),
    ),
    rect(0, 0, 300, 420, url('black-panther-weave')),
    rect(0, 0, 300, 420, url('black-panther-night')),
    ...times(9, (index) =>
      ring(150, 178, 138 + index * 13, '#b08cff', 1, { opacity: (0.7 - index * 0.07).toFixed(2) }),
    ),
    disc(150, 178, 132, url('black-panther-moon')),
    ...times(7, (index) => ring(150, 178, 126 - index * 7, '#6a3fd0', 0.7, { opacity: '.45' })),
    ...times(9, (index) =>
      shape(
        `M70 270C${numbers(58 - index * 4, 330 + index * 9, 10, 344 + index * 13, -20, 366 + index * 14)}V440H320V${366 + index * 14}C${numbers(290, 344 + index * 13, 242 + index * 4, 330 + index * 9, 230, 270)}z`,
        ink,
        {
          stroke: mix(violet, '#1c0d40', index / 9),
        },
      ),
    ),
    head(),
  );
}
