import { clip, defs, group, radial, rect, ring, shape, stroke, svg, times, url } from '@mint-row/kit/art';
import {
  base,
  type DrawnCard,
  type Shape,
  refractor as shining,
} from '../guides/pmgs-parallels-refractors/drawings.ts';
import { ink } from '../guides/pmgs-parallels-refractors/ink.ts';

const window = 'M9 9h82v100H9z';

function drawn({ d, fill, line = 0, opacity = 1 }: Shape): string {
  return shape(d, fill, {
    'fill-rule': 'evenodd',
    stroke: ink,
    'stroke-width': line,
    'stroke-linejoin': 'round',
    'fill-opacity': opacity.toFixed(2),
  });
}

/** One of the cards that the guide shows, without its words. */
function card({ card: parts, framed = [] }: DrawnCard, transform: string): string {
  return group(
    { transform },
    shape('M12 7H98Q104 7 104 13V139Q104 145 98 145H12Q6 145 6 139V13Q6 7 12 7z', '#000000', { opacity: '.35' }),
    ...parts.map(drawn),
    group({ 'clip-path': url('refractor-window') }, ...framed.map(drawn)),
    stroke(window, ink, 3),
    stroke('M9 124h26M65 124h26', ink, 6),
  );
}

/** A base card, and before it the refractor with the same gem. */
export function refractor(): string {
  return svg(
    300,
    420,
    defs(
      clip('refractor-window', window),
      radial('refractor-lamp', 190, 150, 320, [
        [0, '#4f6f9a'],
        [1, '#131d2c'],
      ]),
    ),
    rect(0, 0, 300, 420, url('refractor-lamp')),
    ...times(22, (index) =>
      ring(205, 240, 60 + index * 13, '#8fb0dc', 0.8, { opacity: (0.5 - index * 0.02).toFixed(2) }),
    ),
    card(base, 'translate(14 62) rotate(-9) scale(1.7)'),
    card(shining, 'translate(108 120) rotate(5) scale(1.8)'),
  );
}
