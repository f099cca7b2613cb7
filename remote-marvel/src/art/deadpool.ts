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
  polar,
  polygon,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
  wedges,
} from '@mint-row/kit/art';

const [cx, cy, angle] = [150, 196, 34];

/** The swords' directions from where they cross, far outside of the drawing. */
const [right, left]: readonly [Point, Point] = [polar(cx, cy, 520, 90 - angle), polar(cx, cy, 520, 90 + angle)];
const [upLeft, upRight]: readonly [Point, Point] = [polar(cx, cy, 520, 270 - angle), polar(cx, cy, 520, 270 + angle)];

/** The four parts of a page after two cuts along the swords, each shifted away from where the cuts cross. */
const parts: readonly (readonly [d: string, shift: Point, ground: string, dark: boolean])[] = [
  [polygon([cx, cy], upLeft, upRight), [0, -14], '#d61f2b', false],
  [polygon([cx, cy], upRight, right), [10, 0], '#a30f1c', true],
  [polygon([cx, cy], right, left), [0, 14], '#c41824', false],
  [polygon([cx, cy], left, upLeft), [-10, 0], '#8c0b17', true],
];

/** A balloon for a voice that cannot stay on its page, with an exclamation mark that the swords part. */
const balloon =
  'M150 96C218 96 272 138 272 196 272 246 232 284 176 294 172 330 156 358 128 378 138 350 138 322 130 296 70 286 28 246 28 196 28 138 82 96 150 96z';
const shade = 'M272 196C272 246 232 284 176 294 228 268 252 216 248 142 264 156 272 176 272 196z';
const mark = 'M121 108h58l-17 61h-24zM150 230a22 22 0 1 1-.1 0z';

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
      pattern('deadpool-grey', 6, 6, { patternTransform: 'rotate(45)' }, shape(circle(3, 3, 1.7), '#f0a08c')),
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
      group({ id: 'deadpool-sword' }, sword()),
      group(
        { id: 'deadpool-balloon' },
        shape(balloon, '#ffffff'),
        shape(shade, url('deadpool-grey')),
        stroke(balloon, '#14060a', 6),
        shape(mark, '#14060a'),
      ),
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
          use('deadpool-balloon'),
        ),
        stroke(d, '#14060a', 3),
      ),
    ),
    use('deadpool-sword', { transform: `translate(${cx} ${cy})rotate(${angle})scale(.8)translate(0 -166)` }),
    use('deadpool-sword', { transform: `translate(${cx} ${cy})scale(-1 1)rotate(${angle})scale(.8)translate(0 -166)` }),
  );
}
