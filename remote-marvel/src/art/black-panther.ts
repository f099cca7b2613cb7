import {
  curve,
  defs,
  disc,
  el,
  group,
  linear,
  mix,
  numbers,
  type Point,
  pattern,
  polar,
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

/** A panther that looks out of the night, its face cut in lines from brow to jaw, above a necklace of teeth. */
export function blackPanther(): string {
  return svg(
    300,
    420,
    defs(
      pattern(
        'black-panther-weave',
        30,
        42,
        {},
        rect(0, 0, 30, 42, '#12092a'),
        shape('M0 0h30L15 21zM0 42l15-21 15 21z', '#26145a'),
        stroke('M5 0l10 14L25 0M10 0l5 7 5-7M5 42l10-14 10 14M10 42l5-7 5 7', '#6a3fd0', 1),
      ),
      radial('black-panther-night', 150, 190, 270, [
        [0, '#7a46ff', 0.55],
        [0.5, '#2a1260', 0.25],
        [1, ink, 0.92],
      ]),
      radial('black-panther-moon', 126, 120, 200, [
        [0, '#ffffff'],
        [0.4, '#e2d2ff'],
        [1, '#8a5cf0'],
      ]),
    ),
    rect(0, 0, 300, 420, url('black-panther-weave')),
    rect(0, 0, 300, 420, url('black-panther-night')),
    ...times(9, (index) =>
      ring(150, 178, 138 + index * 13, '#b08cff', 1, { opacity: (0.7 - index * 0.07).toFixed(2) }),
    ),
    disc(150, 178, 132, url('black-panther-moon')),
    ...times(7, (index) => ring(150, 178, 126 - index * 7, '#6a3fd0', 0.7, { opacity: '.45' })),
    ...times(9, (index) =>
      shape(
        `M94 250C${numbers(70 - index * 4, 330 + index * 9, 10, 344 + index * 13, -20, 366 + index * 14)}V440H320V${366 + index * 14}C${numbers(290, 344 + index * 13, 230 + index * 4, 330 + index * 9, 206, 250)}z`,
        ink,
        {
          stroke: mix(violet, '#1c0d40', index / 9),
        },
      ),
    ),
    head(),
  );
}

const [ink, violet] = ['#05020b', '#7040e8'];
const nights = [ink, '#0d0620', '#1c0d40', '#34197a', '#5a34b8'];

/** Half of each form of the head, around the middle line of the face; the light comes over the brow. */
const skull: readonly Point[] = [
  [0, 100],
  [34, 104],
  [64, 118],
  [84, 146],
  [92, 182],
  [90, 214],
  [78, 244],
  [60, 268],
  [50, 296],
  [34, 326],
  [0, 338],
];
const ear: readonly Point[] = [
  [38, 120],
  [48, 86],
  [66, 64],
  [90, 60],
  [104, 80],
  [104, 112],
  [94, 148],
  [70, 166],
];

/** The same points on both sides. */
function both(points: readonly Point[]): Point[] {
  const mirrored = points.map(([x, y]): Point => [-x, y]);
  return [...points, ...mirrored.reverse().slice(1, -1)];
}

/** A form in contours that shrink towards a point, from one tone of the night to another. */
function relief(id: string, [x, y]: Point, count: number, shrink: number, [from, to]: Point): string {
  return times(count, (index) => {
    const tone = ramp(nights, from + ((to - from) * index) / (count - 1));
    const scale = 1 - index * shrink;
    return use(`black-panther-${id}`, {
      transform: `translate(${numbers(x * (1 - scale), y * (1 - scale))})scale(${scale.toFixed(2)})`,
      fill: tone,
      stroke: mix(violet, '#d9c2ff', to * (index / count)),
    });
  }).join('');
}

/** Eleven cuts of the graver from the brow to the jaw, on the right: they follow the planes of the face. */
function planes(): string {
  return times(11, (index) => {
    const t = index / 10;
    const across = (x: number, y: number, far: Point): Point => [x + (far[0] - x) * t, y + (far[1] - y) * t];
    const cut: readonly Point[] = [
      across(4, 122, [78, 150]),
      across(7, 160, [85, 184]),
      across(13, 192, [82, 214]),
      across(14, 226, [68, 244]),
      across(16, 254, [52, 268]),
      across(19, 282, [43, 296]),
      across(15, 308, [30, 320]),
    ];
    const [first, ...rest] = cut;
    if (!first) return '';
    // Each cut swells in its middle and ends in a point, as a burin's does.
    const wide = 1.2 + 1.5 * Math.sin(t * Math.PI);
    const back = rest.slice(0, -1).map(([x, y]): Point => [x + wide, y]);
    const tone = ramp(['#d9c2ff', '#8f5cf2', '#4a2a9c'], t);
    return shape(curve([...cut, ...back.reverse()], true), tone);
  }).join('');
}

/** An eye: a thin almond of light, without a pupil. */
function eye(): string {
  const almond = 'M20 214Q40 192 76 184 66 208 42 214 30 217 20 214z';
  return (
    shape(almond, ink, { stroke: ink, 'stroke-width': 10, 'stroke-linejoin': 'round' }) +
    shape(almond, url('black-panther-light')) +
    stroke('M22 206Q44 186 80 177', '#b48cff', 1.4)
  );
}

/** A necklace of twelve small teeth in silver, around the neck. */
function necklace(): string {
  const teeth = times(12, (index) => {
    const angle = 152 - index * 11.3;
    const [a, b, tip] = [polar(0, 300, 92, angle + 5), polar(0, 300, 92, angle - 5), polar(0, 300, 120, angle)];
    const middle = polar(0, 300, 92, angle);
    const squash = ([x, y]: Point): Point => [x, 300 + (y - 300) * 0.86];
    return [polygon(squash(a), squash(middle), squash(tip)), polygon(squash(middle), squash(b), squash(tip))];
  });
  const cord = curve(
    times(13, (index): Point => {
      const [x, y] = polar(0, 300, 92, 164 - index * 12.35);
      return [x, 300 + (y - 300) * 0.86];
    }),
  );
  return (
    shape(teeth.map(([lit]) => lit).join(''), '#f4f2fa', { stroke: ink, 'stroke-width': 1 }) +
    shape(teeth.map(([, dark]) => dark).join(''), '#8d88a8', { stroke: ink, 'stroke-width': 1 }) +
    stroke(cord, ink, 7) +
    stroke(cord, '#cfc9e2', 3)
  );
}

/** The head of a panther, seen from the front, in contours. */
function head(): string {
  const form = (id: string, points: readonly Point[]): string =>
    el('path', { id: `black-panther-${id}`, d: curve(points, true), 'vector-effect': 'non-scaling-stroke' });
  const onBothSides = (id: string, drawn: string): string =>
    group({ id }, drawn) + use(id, { transform: 'scale(-1 1)' });
  return group(
    { transform: 'translate(150)' },
    defs(
      linear(
        'black-panther-light',
        [0, 184, 0, 216],
        [
          [0, '#fffbe0'],
          [1, '#ffc04a'],
        ],
      ),
      form('skull', both(skull)),
      form('ear', ear),
    ),
    onBothSides('black-panther-ears', relief('ear', [77, 118], 5, 0.15, [0, 0.5])),
    relief('skull', [0, 214], 9, 0.06, [0, 0.5]),
    onBothSides('black-panther-side', planes() + eye()),
    shape('M-22 258Q0 250 22 258 21 270 7 279H-7Q-21 270-22 258z', '#05020b', {
      stroke: '#b48cff',
      'stroke-width': 1.2,
    }),
    stroke('M0 279V296M0 296Q-10 306-24 302M0 296Q10 306 24 302', ink, 2.6, { 'stroke-linecap': 'round' }),
    necklace(),
  );
}
