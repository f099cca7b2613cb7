import { disc, group, rect, shape, stroke, svg } from '@mint-row/kit/art';

const ink = '#1b1916';

/** A graded card in its slab: a label with a 10 above, hills and a sun below. */
export function slab(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#0f5a45'),
    group(
      { stroke: ink, 'stroke-width': 7, 'stroke-linejoin': 'round' },
      rect(52, 28, 196, 364, '#eef3ef', { rx: 16 }),
      shape('M70 46h160v82H70z', '#8fe0be'),
      rect(82, 156, 136, 216, '#fbf8f1', { rx: 8 }),
      shape('M98 174h104v124H98z', '#c8ecdc'),
      disc(172, 206, 16, '#ffcf4a'),
      shape('M98 298v-24l38-56 28 34 16-18 22 36v28z', '#1d7a5a'),
    ),
    stroke('M84 68h66M84 88h48M84 108h56', ink, 7),
    stroke('M178 76l10-8v40M203 78v20q0 10 8 10t8-10V78q0-10-8-10t-8 10', ink, 7, { 'stroke-linejoin': 'round' }),
    stroke('M98 322h104M98 344h64', '#b5ad9c', 8),
  );
}
