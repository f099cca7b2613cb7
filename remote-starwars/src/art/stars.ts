import { dots, type Point, seeded, stroke, svg, times } from '@mint-row/kit/art';

/** A sky of stars in three sizes, for the ground behind cards. */
export function stars(): string {
  const next = seeded(330);
  const layer = (count: number, size: number, opacity: string) =>
    stroke(dots(times(count, (): Point => [next() * 1600, next() * 400])), '#ffffff', size, {
      'stroke-linecap': 'round',
      opacity,
    });
  return svg(1600, 400, layer(150, 1.2, '.5'), layer(60, 1.8, '.8'), layer(14, 2.8, '1'));
}
