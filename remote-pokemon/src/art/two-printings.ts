import { clip, defs, group, stroke, svg, url } from '@mint-row/kit/art';
import { earlyCard } from './early-card.ts';

/** One card in two printings: a stamp at its left, a shadow at its right, and a dashed line between them. */
export function twoPrintings(): string {
  return svg(
    300,
    420,
    defs(clip('printing-left', 'M0 0h150v420H0z')),
    earlyCard({ stamp: false, shadow: true }),
    group({ 'clip-path': url('printing-left') }, earlyCard({ stamp: true, shadow: false })),
    stroke('M150 10v400', '#1b1916', 6, { 'stroke-dasharray': '14 10' }),
  );
}
