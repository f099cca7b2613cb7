import { use } from './definition.ts';
import { type Attributes, group, ring } from './element.ts';
import { numbers, times } from './number.ts';
import { line } from './path.ts';
import { type Point, polar } from './point.ts';

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
