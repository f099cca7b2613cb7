import { type Attributes, group, ring, use } from './element.ts';
import { numbers, round, times } from './number.ts';

/** A place in the drawing. */
export type Point = readonly [x: number, y: number];

/** The place at a distance and an angle (degrees, clockwise from the right) from a centre. */
export function polar(cx: number, cy: number, r: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
}

/** The place a fraction `t` of the way from `a` to `b`. */
export function along(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** The corners of a regular polygon. */
export function corners(cx: number, cy: number, r: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => polar(cx, cy, r, turn + (360 * index) / count));
}

/** Straight lines through the points, in relative commands. */
export function line(points: readonly Point[], closed = false): string {
  let [fromX, fromY] = [0, 0];
  const text = points.map(([x, y], index) => {
    const step = numbers(round(x) - fromX, round(y) - fromY);
    [fromX, fromY] = [round(x), round(y)];
    if (index === 0) return `M${step}`;
    return index === 1 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
  });
  return text.join('') + (closed ? 'z' : '');
}

/** A closed outline with straight sides. */
export function polygon(...points: readonly Point[]): string {
  return line(points, true);
}

/** A smooth curve through the points (Catmull-Rom), in relative commands. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const pointIndex = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[pointIndex] ?? [0, 0];
  };
  const roundAt = (index: number): Point => [round(at(index)[0]), round(at(index)[1])];
  let [fromX, fromY] = roundAt(0);
  let text = `M${numbers(fromX, fromY)}c`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [toX, toY] = roundAt(index + 1);
    const step = numbers(
      b[0] + (c[0] - a[0]) / 6 - fromX,
      b[1] + (c[1] - a[1]) / 6 - fromY,
      c[0] - (d[0] - b[0]) / 6 - fromX,
      c[1] - (d[1] - b[1]) / 6 - fromY,
      toX - fromX,
      toY - fromY,
    );
    text += text.endsWith('c') || step.startsWith('-') ? step : ` ${step}`;
    [fromX, fromY] = [toX, toY];
  }
  return text + (closed ? 'z' : '');
}

/** Short round marks at the points: stroked with round caps, they become dots. */
export function dots(points: readonly Point[]): string {
  let [fromX, fromY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const step = numbers(round(x) - fromX, round(y) - fromY);
      [fromX, fromY] = [round(x), round(y)];
      return `${index === 0 ? 'M' : 'm'}${step}h0`;
    })
    .join('');
}

/** Part of a circle, from one angle to another (degrees, clockwise from the right). */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${numbers(x1, y1)}a${numbers(r, r)} 0 ${large} ${to > from ? 1 : 0} ${numbers(x2 - x1, y2 - y1)}`;
}

/** A whole circle as path data, for clips and compound shapes. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${numbers(cx - r, cy)}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}z`;
}

/** A piece of a ring between two radii and two angles. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, outer, from);
  const [x2, y2] = polar(cx, cy, outer, to);
  const [x3, y3] = polar(cx, cy, inner, to);
  const [x4, y4] = polar(cx, cy, inner, from);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const out = `a${numbers(outer, outer)} 0 ${large} 1 ${numbers(x2 - x1, y2 - y1)}`;
  const back = `a${numbers(inner, inner)} 0 ${large} 0 ${numbers(x4 - x3, y4 - y3)}`;
  return `M${numbers(x1, y1)}${out}l${numbers(x3 - x2, y3 - y2)}${back}z`;
}

/** A halftone field: staggered rows of dots whose size follows the row, from 0 (first) to 1 (last). */
export function halftone(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  size: (t: number) => number,
): string {
  const step = gap * 0.866;
  const count = Math.floor(height / step) + 1;
  return times(count, (row) => {
    const d = size(row / Math.max(count - 1, 1));
    return d < 0.3
      ? ''
      : `<path d="M${numbers(x + (row % 2 ? gap / 2 : 0), y + row * step)}h${numbers(width)}" stroke-width="${numbers(d)}"/>`;
  }).join('');
}

/** Centres of a hexagonal grid with pointed tops that covers a box; `r` is the cell's outer radius. */
export function hexCentres([x, y, width, height]: readonly [number, number, number, number], r: number): Point[] {
  const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
  const rows = Math.ceil(height / dy) + 1;
  const columns = Math.ceil(width / dx) + 1;
  return times(rows, (row) =>
    times(columns, (column): Point => [x + (column + (row % 2 ? 0.5 : 0)) * dx, y + row * dy]),
  ).flat();
}

/** A hexagon with a pointed top. */
export function hexagon(cx: number, cy: number, r: number): string {
  return line(corners(cx, cy, r, 6, 30), true);
}

/** Straight rays from one radius to another, spread evenly around a centre. */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number, turn = 0): string {
  return times(count, (index) => {
    const angle = turn + (360 * index) / count;
    return line([polar(cx, cy, inner, angle), polar(cx, cy, outer, angle)]);
  }).join('');
}

/** Rays as filled wedges that start in a point at `inner` and open to `spread` degrees at `outer`. */
export function wedges(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  angles: readonly number[],
  spread: number,
): string {
  return angles
    .map((angle) =>
      line(
        [
          polar(cx, cy, inner, angle),
          polar(cx, cy, outer, angle - spread / 2),
          polar(cx, cy, outer, angle + spread / 2),
        ],
        true,
      ),
    )
    .join('');
}

/** Copies of one drawing turned evenly around a centre. */
export function spin(id: string, cx: number, cy: number, count: number, drawn: string): string {
  const copies = times(count - 1, (index) =>
    use(id, { transform: `rotate(${numbers((360 * (index + 1)) / count, cx, cy)})` }),
  );
  return group({ id }, drawn) + copies.join('');
}

/** A ring of `count` evenly spaced round dots. */
export function dotRing(cx: number, cy: number, r: number, size: number, count: number, colour: string): string {
  return dashRing(cx, cy, r, size, count, 0, colour, { 'stroke-linecap': 'round' });
}

/** A ring cut into `count` even dashes, each of which fills the share `fill` (0 to 1) of its segment. */
export function dashRing(
  cx: number,
  cy: number,
  r: number,
  width: number,
  count: number,
  fill: number,
  colour: string,
  more: Attributes = {},
): string {
  return ring(cx, cy, r, colour, width, {
    pathLength: count * 100,
    'stroke-dasharray': `${numbers(fill * 100)} ${numbers(100 - fill * 100)}`,
    ...more,
  });
}

/** The corners of a star, for example a five-pointed one. */
export function star(cx: number, cy: number, outer: number, inner: number, count: number, turn = -90): Point[] {
  return times(count * 2, (index) => polar(cx, cy, index % 2 ? inner : outer, turn + (180 * index) / count));
}
