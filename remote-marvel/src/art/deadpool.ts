import {
  circle,
  clip,
  defs,
  el,
  group,
  linear,
  numbers,
  type Point,
  pattern,
  polygon,
  radial,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
  wedges,
} from '@mint-row/kit/art';

const [cx, cy] = [150, 178];

/** The four parts of a page after two cuts, each shifted away from where the cuts cross. */
const parts: readonly (readonly [d: string, shift: Point, ground: string, dark: boolean])[] = [
  [polygon([cx, cy], [-70, -130], [370, -130]), [0, -9], '#d61f2b', false],
  [polygon([cx, cy], [370, -130], [370, 492]), [10, 2], '#a30f1c', true],
  [polygon([cx, cy], [370, 492], [-70, 492]), [0, 11], '#c41824', false],
  [polygon([cx, cy], [-70, 492], [-70, -130]), [-10, 2], '#8c0b17', true],
];

/** One sword, drawn upright with its point at the top: blade, guard and a grip wrapped in diamonds. */
function sword(): string {
  const wraps = times(8, (index) => {
    const y = 296 + index * 14;
    return polygon([0, y], [7.5, y + 7], [0, y + 14], [-7.5, y + 7]);
  });
  const bands = times(9, (index) => `M-10 ${289 + index * 14}l20 14M10 ${289 + index * 14}l-20 14`);
  return (
    shape('M-7 280C-6 160-4 40-2-104L6-86C9 30 8 160 7 280z', '#14060a') +
    shape('M-5 278C-4 160-2 50-1-96L4-84C6 30 6 160 5 278z', url('deadpool-steel')) +
    stroke('M1.5 276C2.5 160 3 60 2-80', '#ffffff', 1) +
    stroke(`M-1 276${times(19, (index) => `q${index % 2 ? 3 : 1.4}-9 0-18`).join('')}`, '#5f6b78', 0.8) +
    rect(-9, 284, 18, 132, '#14060a', { rx: 4 }) +
    shape(wraps.join(''), '#e8dcc0') +
    stroke(bands.join(''), '#14060a', 5) +
    stroke(bands.join(''), '#7d0d18', 2.6) +
    el('ellipse', { cx: 0, cy: 281, rx: 21, ry: 6.5, fill: '#14060a' }) +
    el('ellipse', { cx: 0, cy: 279.5, rx: 18, ry: 4.4, fill: '#b9862f' }) +
    rect(-10, 412, 20, 10, '#b9862f', { rx: 3, stroke: '#14060a', 'stroke-width': 2 })
  );
}

/** Two crossed swords that have cut a comic page into four. */
export function deadpool(): string {
  const burst = wedges(
    cx,
    cy,
    0,
    520,
    times(32, (index) => index * 11.25),
    5.4,
  );
  return svg(
    300,
    420,
    defs(
      pattern('deadpool-dots', 9, 9, { patternTransform: 'rotate(30)' }, shape(circle(4.5, 4.5, 2.7), '#14060a')),
      pattern('deadpool-fine', 9, 9, { patternTransform: 'rotate(30)' }, shape(circle(4.5, 4.5, 1.7), '#5a0710')),
      linear(
        'deadpool-steel',
        [-6, 0, 7, 0],
        [
          [0, '#7f8a98'],
          [0.45, '#dfe6ee'],
          [0.5, '#aab4c0'],
          [1, '#f6f9fc'],
        ],
      ),
      radial('deadpool-flash', cx, cy, 120, [
        [0, '#ffffff'],
        [0.16, '#fff1c9', 0.95],
        [0.5, '#ff8a5a', 0.35],
        [1, '#ff4a3a', 0],
      ]),
      group({ id: 'deadpool-sword' }, sword()),
      ...parts.map(([d], index) => clip(`deadpool-part${index}`, d)),
    ),
    rect(0, 0, 300, 420, '#fff4dc'),
    ...parts.map(([d, [dx, dy], ground, dark], index) =>
      group(
        { transform: `translate(${numbers(dx, dy)})` },
        group(
          { 'clip-path': url(`deadpool-part${index}`) },
          shape(d, ground),
          shape(burst, dark ? '#6d0711' : '#ef4238', { opacity: '.8' }),
          shape(d, url(dark ? 'deadpool-dots' : 'deadpool-fine')),
        ),
        stroke(d, '#14060a', 3),
      ),
    ),
    el('circle', { cx, cy, r: 120, fill: url('deadpool-flash') }),
    use('deadpool-sword', { transform: `translate(${cx} ${cy})rotate(33)scale(.8)translate(0 -166)` }),
    use('deadpool-sword', { transform: `translate(${cx} ${cy})scale(-1 1)rotate(33)scale(.8)translate(0 -166)` }),
  );
}
