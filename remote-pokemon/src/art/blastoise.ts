import {
  circle,
  clip,
  defs,
  disc,
  group,
  hexagon,
  hexCentres,
  linear,
  numbers,
  polygon,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
  wave,
} from '@mint-row/shared/art';

const [cx, cy, dome] = [150, 392, 172];

/** Shell plates: hexagons nested three deep, darker towards the rim of the dome. */
function shell(): string {
  const centres = hexCentres([cx - 58.9 * 3, cy - 170, 354, 170], 34)
    .map(([x, y]) => ({ x, y, far: Math.hypot(x - cx, y - cy) / dome }))
    .filter(({ far, y }) => far < 1.18 && y < 440);
  const tones = new Map<string, string>();
  for (const { x, y, far } of centres) {
    const tone = ramp(['#e0a556', '#a8642a', '#542b12'], Math.round(far * 6) / 7);
    tones.set(tone, (tones.get(tone) ?? '') + hexagon(x, y, 31.5));
  }
  const inner = centres.map(({ x, y }) => hexagon(x, y, 24)).join('');
  const heart = centres.map(({ x, y }) => hexagon(x, y, 16)).join('');
  return (
    [...tones].map(([tone, d]) => shape(d, tone)).join('') +
    stroke(inner, '#ffe0a3', 0.9, { opacity: '.7' }) +
    shape(heart, '#3a1c0c', { opacity: '.28' })
  );
}

/** The right-hand jet: a sheaf that leaves its barrel tight, opens as it climbs and breaks into foam arcs. */
function jet(): string {
  const sheaf = (spread: number): string =>
    `M${numbers(214 + spread * 13, 236)}Q${numbers(222 + spread * 15, 130, 246 + spread * 46, -10)}`;
  const body = `${sheaf(-1)}H292Q${numbers(237, 130, 227, 236)}z`;
  const foam = times(6, (index) =>
    ring(246, 6, 18 + index * 11, '#ffffff', 2.4 - index * 0.3, { opacity: (0.95 - index * 0.13).toFixed(2) }),
  );
  return (
    shape(body, url('blastoise-water')) +
    stroke(times(9, (index) => sheaf(index / 4 - 1)).join(''), '#ffffff', 1) +
    foam.join('') +
    disc(246, 6, 12, '#ffffff') +
    shape(polygon([194, 232], [236, 226], [228, 300], [176, 300]), '#33485c') +
    shape(polygon([194, 232], [206, 230], [192, 300], [176, 300]), '#5f7d96') +
    shape(polygon([189, 226], [240, 219], [240, 232], [188, 239]), '#d7e6f0')
  );
}

/** Twin water jets over a dome of hexagonal shell plates. */
export function blastoise(): string {
  return svg(
    300,
    420,
    defs(
      linear(
        'blastoise-air',
        [0, 0, 0, 420],
        [
          [0, '#082a5c'],
          [0.6, '#1c69b0'],
          [1, '#5fb4e0'],
        ],
      ),
      linear(
        'blastoise-water',
        [0, -10, 0, 240],
        [
          [0, '#d4f1fd'],
          [1, '#3f9fdc'],
        ],
      ),
      radial('blastoise-round', cx - 30, cy - 120, 250, [
        [0, '#fff3d0', 0.5],
        [0.45, '#542b12', 0],
        [1, '#1c0c06', 0.8],
      ]),
      clip('blastoise-dome', circle(cx, cy, dome)),
    ),
    rect(0, 0, 300, 420, url('blastoise-air')),
    group(
      { id: 'blastoise-swell', opacity: '.5' },
      ...times(4, (index) => stroke(wave(-20, 12 + index * 14, 3.4, 40, 9), '#6fb8e8', 0.8)),
    ),
    ...times(4, (index) => use('blastoise-swell', { x: index % 2 ? 0 : -10, y: 56 + index * 56 })),
    group({ id: 'blastoise-jet' }, jet()),
    use('blastoise-jet', { transform: 'matrix(-1 0 0 1 300 0)' }),
    disc(cx, cy, dome + 9, '#f6e7c4'),
    disc(cx, cy, dome, '#2c1408'),
    group({ 'clip-path': url('blastoise-dome') }, shell()),
    disc(cx, cy, dome, url('blastoise-round')),
    ring(cx, cy, dome + 4.5, '#a8642a', 0.8),
  );
}
