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
