import {
  along,
  defs,
  disc,
  line,
  linear,
  numbers,
  type Point,
  polar,
  polygon,
  radial,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const vanish: Point = [158, 196];
const hub: Point = [176, 150];

/** The colours of one side of the street: a tower's stone and its glass. */
type Side = readonly [front: string, glass: string];

const west: Side = ['#0f2350', '#2b56a8'];
const north: Side = ['#0a1839', '#1c3d80'];
const east: Side = ['#132c63', '#3a6cc4'];
const south: Side = ['#081230', '#17326c'];

/** The towers along the street: where each one's base begins, its height, its number of windows across, its side. */
const towers: readonly (readonly [x: number, y: number, top: number, columns: number, side: Side])[] = [
  [-40, -50, 2.6, 4, north],
  [60, -50, 1.75, 5, north],
  [170, -50, 2.9, 6, north],
  [340, -50, 2.2, 5, east],
  [340, 120, 3.4, 5, east],
  [340, 270, 1.9, 5, east],
  [340, 470, 2.6, 5, south],
  [190, 470, 3.6, 4, south],
  [80, 470, 2.1, 4, south],
  [-40, 470, 3, 5, west],
  [-40, 300, 1.9, 4, west],
  [-40, 150, 3.3, 5, west],
];

/** A point at the edge of the street at a given height: everything leans towards the vanishing point. */
function at(foot: Point, height: number): Point {
  return along(vanish, foot, 1 / height);
}

function tower(index: number): string {
  const [plot, next] = [towers[index], towers[(index + 1) % towers.length]];
  if (!plot || !next) return '';
  const [x, y, top, columns, [front, glass]] = plot;
  const [a, b]: readonly [Point, Point] = [
    [x, y],
    [next[0], next[1]],
  ];
  const piers = times(columns + 1, (index) => {
    const foot = along(a, b, index / columns);
    return line([foot, at(foot, top)]);
  });
  const floors = times(Math.floor((top - 1) / 0.36), (index) => {
    const height = top - index * 0.36;
    return polygon(at(a, height), at(b, height), at(b, height - 0.12), at(a, height - 0.12));
  });
  return (
    shape(polygon(a, b, at(b, top), at(a, top)), glass) +
    shape(floors.join(''), front) +
    stroke(piers.join(''), front, 1.6) +
    stroke(line([at(a, top), at(b, top)]), '#8fb4f5', 1.2)
  );
}

/** Threads from the hub, and catenaries hung between them. */
function web(): string {
  const angles = [4, 33, 58, 92, 121, 147, 178, 211, 239, 268, 300, 331];
  const threads = angles.map((angle) => line([polar(...hub, 7, angle), polar(...hub, 400, angle)])).join('');
  const rings = times(7, (index) => {
    const r = 14 + 8 * index + 2.6 * index * index;
    const points = angles.map((angle, place) => polar(...hub, r * (1 + 0.07 * Math.sin(place * 2.4)), angle));
    const [first] = points;
    if (!first) return '';
    const hung = points.map((from, place) => {
      const to = points[(place + 1) % points.length] ?? first;
      const sag = along(along(from, to, 0.5), hub, 0.17);
      return `q${numbers(sag[0] - from[0], sag[1] - from[1], to[0] - from[0], to[1] - from[1])}`;
    });
    return `M${numbers(...first)}${hung.join('')}`;
  }).join('');
  return stroke(threads, '#f4f7ff', 1.1) + stroke(rings, '#f4f7ff', 0.8);
}

/** A web strung across a red sky between towers, seen straight up from the street. */
export function spiderMan(): string {
  return svg(
    300,
    420,
    defs(
      radial('spider-man-sky', ...hub, 130, [
        [0, '#ff5a4a'],
        [0.45, '#dd1f2d'],
        [1, '#8d0c20'],
      ]),
      linear(
        'spider-man-dusk',
        [0, 0, 0, 420],
        [
          [0, '#050b22', 0.35],
          [0.4, '#050b22', 0],
          [1, '#050b22', 0.55],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('spider-man-sky')),
    ...times(towers.length, tower),
    rect(0, 0, 300, 420, url('spider-man-dusk')),
    web(),
    disc(...hub, 7, '#ffffff'),
    disc(...hub, 3.4, '#d81b2b'),
  );
}
