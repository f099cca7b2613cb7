import { circle, clip, defs, disc, group, rect, ring, shape, stroke, svg, url } from '@mint-row/kit/art';
import { earlyCard } from './early-card.ts';

const ink = '#1b1916';
const paper = '#fbf8f1';
const [cx, cy, r] = [172, 236, 94];

/** The corner of a card under a loupe, with its number and its star. */
export function cardCorner(): string {
  return svg(
    300,
    420,
    defs(clip('corner-lens', circle(cx, cy, r))),
    rect(0, 0, 300, 420, '#2f6fb5'),
    group({ transform: 'translate(26 22) rotate(-5) scale(.66)' }, earlyCard({ stamp: false, shadow: false })),
    stroke('M238 310l48 66', ink, 36, { 'stroke-linecap': 'round' }),
    disc(cx, cy, r, paper),
    group(
      { 'clip-path': url('corner-lens') },
      shape('M60 304h212v60H60zM242 120h60v220h-60z', '#ffcb05'),
      stroke('M60 306h182V120', ink, 5),
    ),
    stroke('M98 214h30l-16 44M142 260l16-48', ink, 10, { 'stroke-linejoin': 'round' }),
    shape('M200 204l10 23 25 2-19 16 6 24-22-13-22 13 6-24-19-16 25-2z', ink),
    ring(cx, cy, r, ink, 14),
  );
}
