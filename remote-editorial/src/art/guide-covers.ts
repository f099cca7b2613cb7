import { disc, group, rect, ring, shape, stroke, svg, times } from '@mint-row/kit/art';

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

const outlined = { stroke: ink, 'stroke-width': 7, 'stroke-linejoin': 'round' } as const;

/** A card half inside its sleeve, and the sleeve half inside its hard case. */
export function sleeve(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#f6d98b'),
    shape('M88 22h124v180H88z', '#fbf8f1', outlined),
    shape('M102 38h96v74h-96z', '#bfe0f2', outlined),
    shape('M102 112V96l28-30 24 22 16-14 28 26v12z', '#1d7a5a', outlined),
    stroke('M104 136h78M104 156h60', '#8a8374', 8),
    shape('M72 124h156v190H72z', '#dff4ec', { ...outlined, 'fill-opacity': 0.6 }),
    shape('M54 212h192v184H54z', '#a9dcc9', { ...outlined, 'fill-opacity': 0.8 }),
    stroke('M70 228v152h160V228', '#fbf8f1', 6),
  );
}

const ten = 'M196 34l14-11v66M232 38v34q0 16 13 16t13-16V38q0-16-13-16t-13 16';

/** One company's label: its words as lines, and a 10. */
function label(turn: number, y: number, ground: string, edge: string): string {
  return group(
    { transform: `translate(0 ${y}) rotate(${turn} 150 55)` },
    rect(20, 6, 260, 104, '#0006', { rx: 9 }),
    rect(18, 0, 260, 104, ground, { rx: 9, stroke: edge, 'stroke-width': 9 }),
    stroke('M44 34h70', edge, 17),
    stroke('M44 66h102M44 82h74', ink, 7),
    stroke(ten, ink, 13, { 'stroke-linejoin': 'round' }),
  );
}

/** The labels of three grading companies, one above the other. */
export function gradersLabels(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#8fe0be'),
    label(-4, 30, '#fbf8f1', '#c01825'),
    label(3, 156, '#fbf8f1', '#1d5fa8'),
    label(-2, 284, '#ecd489', '#8a6512'),
  );
}

/** One tag on its side: a hole, a line of words and a price. */
function tag(turn: number, y: number, ground: string): string {
  return group(
    { transform: `translate(0 ${y}) rotate(${turn} 150 75)` },
    shape('M68 4h214v142H68L18 75z', ground, { stroke: ink, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    disc(66, 75, 12, '#0b4a3a', { stroke: ink, 'stroke-width': 6 }),
    stroke('M104 42h92', ink, 8),
    stroke('M144 78q-8-8-18-8-16 0-16 12t17 13q17 2 17 14t-17 13q-11 0-18-9M126 62v68', ink, 8),
    stroke('M166 84q0-15 15-15t15 15v24q0 15-15 15t-15-15zM214 84q0-15 15-15t15 15v24q0 15-15 15t-15-15z', ink, 9),
  );
}

/** The asking price, struck out, above the price that was paid. */
export function priceTags(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#0b4a3a'),
    tag(-7, 40, '#fbf8f1'),
    stroke('M88 152L266 108', '#c01825', 14, { 'stroke-linecap': 'round' }),
    tag(4, 228, '#8fe0be'),
  );
}

/** Rows of a table: a colour for the franchise, a name, and the value on a scale, solid for a sale. */
export function priceColumns(): string {
  const colours = ['#c01825', '#ffcb05', '#1a47c0'];
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#c8ecdc'),
    rect(0, 0, 300, 66, ink),
    stroke('M28 34h66M150 34h50', '#fbf8f1', 10),
    ...times(6, (index) => {
      const y = 98 + index * 57;
      const x = [252, 206, 176, 266, 196, 168][index] ?? 0;
      return (
        rect(24, y - 14, 20, 28, colours[index % 3] ?? ink, { stroke: ink, 'stroke-width': 5 }) +
        stroke(`M60 ${y}h${54 + ((index * 17) % 26)}`, ink, 9) +
        stroke(`M150 ${y}H280`, '#6f9c8b', 5) +
        (index % 2 ? disc(x, y, 11, '#fbf8f1') + ring(x, y, 11, ink, 6) : disc(x, y, 14, ink)) +
        stroke(`M18 ${y + 28}H282`, '#8fcbb3', 3)
      );
    }),
  );
}
