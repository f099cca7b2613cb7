import {
  curve,
  defs,
  el,
  linear,
  mix,
  numbers,
  type Point,
  polygon,
  ramp,
  rect,
  shape,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

/** A flame around its heart at the origin: one tall tongue that sways, and a lick on either side. */
const outline: readonly Point[] = [
  [0, 62],
  [-72, 48],
  [-116, -10],
  [-112, -74],
  [-84, -112],
  [-80, -68],
  [-58, -94],
  [-64, -154],
  [-38, -216],
  [14, -266],
  [28, -318],
  [56, -256],
  [46, -202],
  [60, -160],
  [78, -184],
  [80, -222],
  [112, -158],
  [118, -82],
  [110, -4],
  [70, 48],
];

/** One more contour of the flame, scaled around its heart and leaning a little. */
function contour(size: number, lean: number, fill: string, rim: string): string {
  return use('charizard-flame', {
    transform: `translate(152 332)skewX(${numbers(lean)})scale(${size.toFixed(2)})`,
    fill,
    stroke: rim,
  });
}

/** Contours of one tall flame, from deep teal air through orange to a white heart. */
export function charizard(): string {
  const airs = ['#06262e', '#0a3a44', '#11555e', '#1c7a7e', '#37a5a0'];
  const fires = ['#a3200d', '#dd4016', '#f6761c', '#ffac2b', '#ffe07a', '#fffbe6'];
  const sparks = times(7, (index): string => {
    const [x, y, r] = [236 - index * 5 + (index % 2) * 22, 120 - index * 19, 5.4 - index * 0.6];
    return polygon([x, y - r * 1.7], [x + r, y], [x, y + r * 1.7], [x - r, y]);
  });
  return svg(
    300,
    420,
    defs(
      el('path', { id: 'charizard-flame', d: curve(outline, true), 'vector-effect': 'non-scaling-stroke' }),
      linear(
        'charizard-ground',
        [0, 330, 0, 420],
        [
          [0, '#06262e', 0],
          [1, '#06262e', 0.75],
        ],
      ),
    ),
    rect(0, 0, 300, 420, '#06262e'),
    ...times(13, (index) => {
      const air = ramp(airs, index / 12);
      return contour(2.3 - index * 0.105, (6 - index) * 0.7, air, mix(air, '#8fe6d8', 0.38));
    }),
    rect(0, 330, 300, 90, url('charizard-ground')),
    ...times(10, (index) => {
      const fire = ramp(fires, index / 9);
      return contour(0.94 - index * 0.088, index * 0.9 - 3, fire, mix(fire, '#fff3c0', 0.5));
    }),
    shape(sparks.join(''), '#ffac2b'),
  );
}
