import {
  along,
  circle,
  disc,
  type Point,
  polar,
  polygon,
  rect,
  seeded,
  shape,
  times,
  url,
  wedges,
} from '@mint-row/kit/art';
import { cream, gold, ink, red } from './emblem-panels.ts';

/** A wall that runs from its foot up to where all lines meet, with its windows, some of them lit. */
function wall(meet: Point, from: Point, to: Point, fill: string, seed: number): string {
  const next = seeded(seed);
  const at = (across: number, up: number): Point => along(along(from, to, across), meet, up);
  const panes = times(40, (index): readonly [boolean, string] => {
    const [column, floor] = [(index % 8) / 8 + 0.03, Math.floor(index / 8) * 0.12 + 0.04];
    const pane = polygon(
      at(column, floor),
      at(column + 0.075, floor),
      at(column + 0.075, floor + 0.06),
      at(column, floor + 0.06),
    );
    return [next() < 0.3, pane];
  });
  const panesThatAre = (lit: boolean): string => panes.map(([shines, pane]) => (shines === lit ? pane : '')).join('');
  return (
    shape(polygon(from, to, at(1, 0.64), at(0, 0.64)), fill, { stroke: ink, 'stroke-width': 2 }) +
    shape(panesThatAre(false), '#3d040b') +
    shape(panesThatAre(true), gold)
  );
}

/** A street seen from below, and the light that its walls run up to. */
export function street(meet: Point): string {
  return (
    rect(120, 12, 290, 170, red) +
    shape(
      wedges(
        ...meet,
        0,
        300,
        times(28, (index) => index * (360 / 28)),
        6.4,
      ),
      '#ff5a45',
    ) +
    disc(...meet, 120, url('marvel-emblem-light')) +
    wall(meet, [440, -60], [440, 236], '#8f0d17', 5) +
    wall(meet, [96, 250], [96, 60], '#8f0d17', 9)
  );
}

/** Part of a limb: it runs from one joint to the next and changes its width on the way. */
function limb(from: Point, to: Point, wide: number, end: number): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const side = (point: Point, half: number, sign: number): Point => polar(...point, half, angle + 90 * sign);
  return (
    circle(...from, wide) +
    circle(...to, end) +
    polygon(side(from, wide, 1), side(to, end, 1), side(to, end, -1), side(from, wide, -1))
  );
}

/** Somebody in the middle of a leap. */
export function leap(): string {
  const limbs = [
    limb([301, 64], [304, 62], 9, 8),
    limb([292, 84], [262, 120], 16, 10),
    limb([298, 78], [330, 70], 8, 6.5),
    limb([330, 70], [356, 42], 6.5, 5),
    limb([358, 40], [363, 35], 8, 7),
    limb([280, 82], [246, 78], 8, 6.5),
    limb([246, 78], [228, 102], 6, 4.5),
    limb([264, 120], [300, 134], 12, 9),
    limb([300, 134], [284, 170], 8, 5.5),
    limb([283, 172], [298, 175], 5.5, 4),
    limb([258, 122], [216, 142], 11, 8),
    limb([216, 142], [168, 142], 8, 5),
    limb([166, 144], [156, 156], 5.5, 4),
  ];
  return shape(limbs.join(''), ink, {
    stroke: cream,
    'stroke-width': 5,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  });
}
