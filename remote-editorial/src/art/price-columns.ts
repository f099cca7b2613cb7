import { disc, rect, ring, stroke, svg, times } from '@mint-row/kit/art';

const ink = '#1b1916';

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
