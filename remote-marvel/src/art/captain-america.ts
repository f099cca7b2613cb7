import {
  along,
  curve,
  dashRing,
  defs,
  mix,
  type Point,
  polar,
  polygon,
  radial,
  ramp,
  rays,
  rect,
  ring,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

/** Where the star is, and how it is turned. */
const tilt = -80;
const centre: Point = [180, 142];
const [cream, red, navy] = ['#f6ead0', '#c4202e', '#0f1f47'];

/** A point of the streamers: `t` runs from the star (0) to the lower left corner (1), `side` across them. */
function wave(t: number, side: number): Point {
  const spread = 16 + 150 * t ** 1.15;
  const swell = 30 * t * Math.sin(t * 7.4 + side * 0.9);
  return [
    centre[0] - 8 - 262 * t + side * spread * 0.62 + swell * 0.5,
    centre[1] + 12 + 318 * t + side * spread * 0.62 + swell,
  ];
}

/** Thirteen stripes that stream from the star, darker where they turn from the light. */
function streamers(): string {
  const steps = times(13, (index) => index / 12);
  const edges = times(14, (index) => steps.map((t) => wave(t, (index - 6.5) / 6.5)));
  return times(13, (index) => {
    const [upper, lower] = [edges[index] ?? [], edges[index + 1] ?? []];
    const base = index % 2 ? cream : red;
    const tone = mix(base, '#0a1230', 0.3 * Math.abs(Math.sin(index * 0.48 + 0.6)));
    return shape(`${curve(upper)}${curve([...lower].reverse()).replace('M', 'L')}z`, tone);
  }).join('');
}

/** The two faces of each of a star's rays: one in the light, one in the shade. */
function facets(r: number): string {
  const tips = star(...centre, r, r * 0.4, 5, tilt);
  return tips
    .map((tip, index) => {
      const after = tips[(index + 1) % tips.length] ?? tip;
      const [mx, my] = along(tip, after, 0.5);
      const lit = ((centre[0] - mx) * 0.5 + (centre[1] - my) * 0.86) / (r * 0.6);
      const tone = ramp(['#5b6f9e', '#a9b6d0', '#f3efe2', '#ffffff'], (index % 2 ? 0.16 : 0.62) + lit * 0.38);
      return shape(polygon(centre, tip, after), tone, { stroke: tone, 'stroke-width': 0.5 });
    })
    .join('');
}

/** A silver star in flight, and stripes that stream behind it. */
export function captainAmerica(): string {
  const small = times(9, (index): string => {
    const [x, y, r] = [
      26 + (index % 3) * 36 + index * 2,
      34 + Math.floor(index / 3) * 44 + (index % 3) * 12,
      7 - (index % 3),
    ];
    return polygon(...star(x, y, r, r * 0.4, 5, -72));
  });
  const arcOfStars = times(8, (index): string => {
    const angle = 57 + index * 7.4;
    return polygon(...star(...polar(...centre, 206, angle), 11, 4.4, 5, angle - 180));
  });
  return svg(
    300,
    420,
    defs(
      radial('captain-america-sky', ...centre, 320, [
        [0, '#5f8fd8'],
        [0.3, '#2c569f'],
        [0.65, '#16306b'],
        [1, navy],
      ]),
    ),
    rect(0, 0, 300, 420, url('captain-america-sky')),
    stroke(rays(...centre, 60, 440, 80), '#9fc0f2', 0.7, { opacity: '.35' }),
    ...times(15, (index) =>
      ring(...centre, 112 + index * 15, '#a9c8f7', 0.8, { opacity: (0.5 - index * 0.03).toFixed(2) }),
    ),
    ring(...centre, 206, '#081233', 64, { opacity: '.72' }),
    ring(...centre, 272, '#0b1a42', 40, { opacity: '.6' }),
    ...[174, 238, 252].map((r) => ring(...centre, r, '#a9c8f7', 1.8, { opacity: '.8' })),
    ...times(7, (index) => ring(...centre, 182 + index * 8, '#5f8fd8', 0.6, { opacity: '.6' })),
    dashRing(...centre, 206, 64, 120, 0.06, '#5f8fd8', { opacity: '.6' }),
    shape(small.join(''), cream),
    shape(arcOfStars.join(''), cream, { stroke: '#0a1230', 'stroke-width': 2, 'paint-order': 'stroke' }),
    streamers(),
    shape(polygon(...star(centre[0] + 6, centre[1] + 9, 106, 43, 5, tilt)), '#0a1230', { opacity: '.5' }),
    shape(polygon(...star(...centre, 108, 44.5, 5, tilt)), '#0a1230'),
    facets(101),
  );
}
