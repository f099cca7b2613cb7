import {
  along,
  circle,
  clip,
  defs,
  disc,
  group,
  numbers,
  type Point,
  pattern,
  polar,
  polygon,
  radial,
  rect,
  seeded,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
  wedges,
} from '@mint-row/kit/art';

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
function street(meet: Point): string {
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
function leap(): string {
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

const [ink, cream, gold, red] = ['#1a0508', '#fff3e2', '#ffd25e', '#e11b26'];

/** Towers at night, their lit windows, and a moon of dots. */
function city(): string {
  const next = seeded(39);
  const towers = [
    [6, 84, 28],
    [34, 44, 35],
    [69, 92, 21],
    [90, 62, 35],
    [125, 100, 28],
  ] as const;
  const windows = towers.map(([x, y, wide]) => {
    const columns = wide / 7;
    return times(columns * 10, (index): string => {
      const [left, top] = [x + 1.5 + (index % columns) * 7, y + 6 + Math.floor(index / columns) * 9];
      return next() < 0.4 ? `M${numbers(left, top)}h4v5h-4z` : '';
    }).join('');
  });
  return (
    rect(12, 12, 140, 150, '#a30f1b') +
    disc(106, 44, 25, gold) +
    disc(106, 44, 25, url('marvel-emblem-dots')) +
    shape(towers.map(([x, y, wide]) => `M${x} ${y}h${wide}V170H${x}z`).join(''), '#3d040b', {
      stroke: ink,
      'stroke-width': 2,
    }) +
    shape(windows.join(''), gold)
  );
}

/** An eye, wide open, in light from one side. */
function eye(): string {
  return (
    rect(12, 168, 110, 120, '#c4141f') +
    shape('M12 168H122L84 190C60 182 36 190 12 214z', ink) +
    shape('M24 244C40 216 74 208 108 226 98 254 54 266 24 244z', cream, { stroke: ink, 'stroke-width': 3 }) +
    disc(66, 236, 17, red, { stroke: ink, 'stroke-width': 2 }) +
    disc(66, 236, 8, ink) +
    disc(71, 230, 4, '#ffffff') +
    shape('M18 246C38 208 78 200 114 224L108 228C76 212 44 218 24 246z', ink) +
    stroke('M24 258q30 18 62 6M34 270q22 8 40 2', ink, 2, { 'stroke-linecap': 'round' })
  );
}

/** A fist that comes out of speed lines. */
function fist(): string {
  const outlined = { stroke: ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' };
  const fingers = [
    [157, 214],
    [178, 207],
    [200, 204],
    [222, 208],
  ].map(([left = 0, top = 0]) => `M${left} ${top + 12}q0-12 9-12h4q9 0 9 12v26q0 9-8 9h-6q-8 0-8-9z`);
  return (
    rect(110, 180, 180, 110, gold) +
    shape(
      wedges(
        198,
        236,
        44,
        150,
        times(26, (index) => index * (360 / 26) + (index % 3) * 3),
        5,
      ),
      red,
    ) +
    shape('M154 232q-4-38 44-38t50 38l-6 24q-20 16-46 16t-36-14z', '#8f0d17', outlined) +
    shape(fingers.join(''), cream, outlined) +
    shape('M232 252q-2-20 12-20t12 18-12 28-20-6z', cream, outlined) +
    shape('M176 258q-2-12 12-13l40 1q18 1 18 15t-18 15l-36 1q-14-2-16-19z', cream, outlined)
  );
}

/** The blow: a burst on dots, without a word. */
function blow(): string {
  const [x, y] = [350, 240];
  return (
    rect(270, 180, 140, 110, '#5c0710') +
    rect(270, 180, 140, 110, url('marvel-emblem-dots')) +
    shape(polygon(...star(x, y, 62, 30, 11, -80)), ink) +
    shape(polygon(...star(x, y, 56, 28, 11, -80)), gold) +
    shape(polygon(...star(x, y, 38, 20, 11, -96)), red) +
    shape(polygon(...star(x, y, 22, 10, 11, -80)), cream)
  );
}
