import { clip, defs, group, linear, polygon, rect, shape, stroke, url } from '@mint-row/kit/art';
import { front, photograph } from './photograph.ts';

/** The card, tilted away from us. */
const tilted = polygon([118, 128], [296, 128], [212, 268], [34, 268]);

/** A card tilted under a lamp: scratches show in the band of light. */
export function surface(): string {
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
