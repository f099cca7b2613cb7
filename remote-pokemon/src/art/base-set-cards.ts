import { circle, clip, defs, disc, group, rect, ring, shape, stroke, svg, url } from '@mint-row/kit/art';

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

/** An early card of our own without text, on 300 × 420 units, with the signs of its printing. */
function earlyCard({ stamp, shadow }: { stamp: boolean; shadow: boolean }): string {
  return group(
    { stroke: ink, 'stroke-width': 8, 'stroke-linejoin': 'round' },
    rect(4, 4, 292, 412, '#ffcb05', { rx: 20 }),
    rect(26, 26, 248, 368, paper, { rx: 6, 'stroke-width': 4 }),
    shadow ? stroke('M255 66v152', '#8a8374', 18) : '',
    shape('M48 54h198v164H48z', '#bfe0f2'),
    disc(194, 102, 25, '#ffcb05', { 'stroke-width': 6 }),
    shape('M48 218v-60q46-64 98-14t100-16v90z', '#8ed67f', { 'stroke-width': 6 }),
    shape('M48 218v-22q60-56 198-12v34z', '#5fb795', { 'stroke-width': 6 }),
    stroke('M48 54h198v164H48z', ink, 8),
    stroke('M60 320h150M60 346h110', '#b5ad9c', 12),
    stroke('M52 376h96', ink, 8),
    stamp ? disc(72, 266, 24, ink, { stroke: 'none' }) + stroke('M64 259l10-8v30', paper, 7) : '',
  );
}
