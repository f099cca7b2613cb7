import { disc, group, rect, shape, stroke } from '@mint-row/kit/art';

const ink = '#1b1916';
const paper = '#fbf8f1';

/** An early card of our own without text, on 300 × 420 units, with the signs of its printing. */
export function earlyCard({ stamp, shadow }: { stamp: boolean; shadow: boolean }): string {
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
