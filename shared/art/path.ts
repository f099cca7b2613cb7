import { numbers, round } from './number.ts';
import { type Point, polar } from './point.ts';

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
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] ?? [0, 0];
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
