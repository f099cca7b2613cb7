import { disc, group, rect, shape, stroke, svg } from '@mint-row/kit/art';

const ink = '#1b1916';

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

/** What is asked, struck out, above what was paid. */
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
