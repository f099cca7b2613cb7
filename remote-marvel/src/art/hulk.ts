import {
  defs,
  el,
  linear,
  mix,
  numbers,
  polar,
  polygon,
  radial,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const greens = ['#0c2a12', '#1c5a22', '#3a8f2c', '#6cb836', '#a6d94c', '#dcf58e'];
const [cx, cy] = [150, 176];

/** A rounded mass of muscle: contours climb to the light on its upper left. */
function mass(x: number, y: number, width: number, height: number, r: number, turn = 0): string {
  const contours = times(7, (step) => {
    const t = step / 6;
    const [w, h] = [width * (1 - t * 0.8), height * (1 - t * 0.84)];
    const tone = ramp(greens, t);
    return rect(x + (width - w) * 0.36, y + (height - h) * 0.24, w, h, tone, {
      rx: r * (1 - t * 0.7),
      stroke: step === 0 ? '#06140a' : mix(tone, '#f4ffc0', 0.3),
      'stroke-width': step === 0 ? 3.5 : 0.7,
    });
  });
  return el('g', { transform: `rotate(${numbers(turn, x + width / 2, y + height / 2)})` }, ...contours);
}

/** Plates of the dusk, broken apart: cracks run from the blow to the edges, and each plate has its own tone. */
function plates(): string {
  const next = seeded(1962);
  const cracks = times(13, (index) => {
    const angle = index * 27.7 + next() * 9;
    return times(5, (step) => polar(cx, cy, 70 + step * 78, angle + (step ? (next() - 0.5) * 13 : 0)));
  });
  return cracks
    .map((crack, index) => {
      const after = cracks[(index + 1) % cracks.length] ?? crack;
      return times(4, (step) => {
        const [a, b, c, d] = [crack[step], crack[step + 1], after[step + 1], after[step]];
        if (!a || !b || !c || !d) return '';
        const tone = ramp(['#a86cf0', '#7a3fd0', '#552a9e', '#2c1262'], step / 3 + (next() - 0.5) * 0.5);
        return shape(polygon(a, b, c, d), tone, { stroke: '#16062e', 'stroke-width': numbers(4.6 - step * 0.6) });
      }).join('');
    })
    .join('');
}

/** A raised fist that breaks the violet dusk behind it. */
export function hulk(): string {
  const next = seeded(7);
  const shards = times(30, (index) => {
    const angle = index * 12 + next() * 8;
    const [r, size] = [128 + next() * 190, 5 + next() * 13];
    const [x, y] = polar(cx, cy, r, angle);
    return polygon(
      ...times(3, (corner) => polar(x, y, size * (0.6 + next() * 0.6), angle + corner * 120 + next() * 40)),
    );
  });
  return svg(
    300,
    420,
    defs(
      radial('hulk-dusk', cx, cy, 320, [
        [0, '#f6ffc0'],
        [0.24, '#d8ff7a', 0.95],
        [0.4, '#a8e03a', 0.3],
        [0.6, '#1a0838', 0],
        [1, '#1a0838', 0.7],
      ]),
      linear(
        'hulk-arm',
        [92, 0, 216, 0],
        [
          [0, '#2f7a28'],
          [0.3, '#8fd044'],
          [0.6, '#3a8f2c'],
          [1, '#0c2a12'],
        ],
      ),
    ),
    plates(),
    rect(0, 0, 300, 420, url('hulk-dusk')),
    ...times(16, (index) =>
      ring(cx, cy, 100 + index * 13, '#e2c8ff', 0.9, { opacity: (0.6 - index * 0.03).toFixed(2) }),
    ),
    shape(shards.join(''), '#b478f0', { stroke: '#16062e', 'stroke-width': 1.4 }),
    shape('M92 250C96 320 84 370 66 440H238C222 370 208 320 212 250z', url('hulk-arm'), {
      stroke: '#06140a',
      'stroke-width': 3.5,
    }),
    stroke(
      times(
        7,
        (index) => `M${numbers(108 + index * 15, 292)}c${numbers(2 - index, 40, -4 + index, 80, (index - 3) * 9, 140)}`,
      ).join(''),
      '#0c2a12',
      1.4,
      { opacity: '.6' },
    ),
    mass(76, 150, 152, 140, 44),
    mass(64, 94, 46, 112, 21, -5),
    mass(108, 78, 46, 122, 21, -1),
    mass(152, 80, 45, 120, 21, 2),
    mass(194, 96, 42, 108, 20, 7),
    mass(70, 196, 122, 52, 25, 9),
  );
}
