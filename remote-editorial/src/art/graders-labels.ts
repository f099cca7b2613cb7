import { group, rect, stroke, svg } from '@mint-row/kit/art';

const ink = '#1b1916';
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
