import { clip, defs, group, rect, shape, stroke, svg, url } from '@mint-row/kit/art';
import {
  base,
  type DrawnCard,
  type Shape,
  refractor as shining,
} from '../guides/pmgs-parallels-refractors/drawings.ts';
import { ink } from '../guides/pmgs-parallels-refractors/ink.ts';

const window = 'M9 9h82v100H9z';

function drawn({ d, fill, line = 0 }: Shape): string {
  return shape(d, fill, { 'fill-rule': 'evenodd', stroke: ink, 'stroke-width': line, 'stroke-linejoin': 'round' });
}

/** One of the cards that the guide shows, without its words. */
function card({ card: parts, framed = [] }: DrawnCard, transform: string): string {
  return group(
    { transform },
    ...parts.map(drawn),
    group({ 'clip-path': url('refractor-window') }, ...framed.map(drawn)),
    stroke(window, ink, 3),
    stroke('M9 124h26M65 124h26', ink, 6),
  );
}

/** A base card, and before it the refractor with the same mask. */
export function refractor(): string {
  return svg(
    300,
    420,
    defs(clip('refractor-window', window)),
    rect(0, 0, 300, 420, '#24344a'),
    card(base, 'translate(14 62) rotate(-9) scale(1.7)'),
    card(shining, 'translate(108 120) rotate(5) scale(1.8)'),
  );
}
