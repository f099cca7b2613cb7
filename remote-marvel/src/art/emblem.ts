import {
  circle,
  clip,
  defs,
  group,
  type Point,
  pattern,
  polygon,
  radial,
  rect,
  shape,
  svg,
  url,
} from '@mint-row/kit/art';
import { leap, street } from './emblem-leap.ts';
import { blow, city, cream, eye, fist, red } from './emblem-panels.ts';

const light: Point = [272, 92];

/** A page of a comic: a city, a leap across a street, an eye that has seen it, a fist, and the blow. */
export function emblem(): string {
  const panels = [
    { d: polygon([12, 12], [146, 12], [122, 156], [12, 156]), drawn: city() },
    { d: polygon([157, 12], [408, 12], [408, 176], [130, 176]), drawn: street(light) },
    { d: polygon([12, 167], [120, 167], [100, 288], [12, 288]), drawn: eye() },
    { d: polygon([128, 187], [262, 187], [284, 288], [111, 288]), drawn: fist() },
    { d: polygon([273, 187], [408, 187], [408, 288], [295, 288]), drawn: blow() },
  ];
  return svg(
    420,
    300,
    defs(
      pattern('marvel-emblem-dots', 6, 6, { patternTransform: 'rotate(45)' }, shape(circle(3, 3, 1.5), red)),
      radial('marvel-emblem-light', ...light, 120, [
        [0, '#fffaf0'],
        [0.45, '#ffe9b0'],
        [1, '#ffd25e', 0],
      ]),
      ...panels.map(({ d }, index) => clip(`marvel-emblem-${index}`, d)),
    ),
    rect(0, 0, 420, 300, cream),
    ...panels.map(({ drawn }, index) => group({ 'clip-path': url(`marvel-emblem-${index}`) }, drawn)),
    leap(),
  );
}
