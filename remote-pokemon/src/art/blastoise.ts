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
} from '@mint-row/kit/art';

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

/** The right-hand jet: a sheaf that leaves its barrel tight and opens as it climbs. */
function jet(): string {
  const sheaf = (spread: number): string =>
    `M${numbers(209 + spread * 13, 214)}Q${numbers(216 + spread * 16, 120, 244 + spread * 72, -10)}`;
  const body = `${sheaf(-1)}H316Q${numbers(232, 120, 222, 214)}z`;
  const core = `${sheaf(-0.5)}H280Q${numbers(224, 120, 215.5, 214)}z`;
  const spray = [0, 1].map((odd) =>
    stroke(times(6, (index) => sheaf((index * 2 + odd) / 5.5 - 1)).join(''), '#ffffff', odd ? 1 : 1.8, {
      'stroke-dasharray': odd ? '60 6 14 6' : '34 5 21 5',
    }),
  );
  return (
    shape(body, url('blastoise-water')) +
    shape(core, '#ffffff', { opacity: '.4' }) +
    spray.join('') +
    shape(polygon([190, 206], [231, 200], [226, 270], [176, 270]), '#33485c') +
    shape(polygon([190, 206], [202, 204], [192, 270], [176, 270]), '#6f8ea8') +
    shape(polygon([185, 200], [235, 193], [235, 206], [184, 213]), '#e3eef5')
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
        [0, 0, 0, 240],
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
    ...times(19, (index) => ring(cx, cy, dome + 22 + index * 13, '#7cc4f0', index % 4 ? 0.7 : 1.8, { opacity: '.5' })),
    group({ id: 'blastoise-jet' }, jet()),
    use('blastoise-jet', { transform: 'matrix(-1 0 0 1 300 0)' }),
    disc(cx, cy, dome + 9, '#f6e7c4'),
    disc(cx, cy, dome, '#2c1408'),
    group({ 'clip-path': url('blastoise-dome') }, shell()),
    disc(cx, cy, dome, url('blastoise-round')),
    ring(cx, cy, dome + 4.5, '#a8642a', 0.8),
  );
}
