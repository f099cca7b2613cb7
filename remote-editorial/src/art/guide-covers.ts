import {
  along,
  circle,
  clip,
  defs,
  disc,
  group,
  line,
  linear,
  mix,
  numbers,
  type Point,
  pattern,
  polygon,
  ramp,
  rect,
  ring,
  type Stop,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const [ink, paper] = ['#1b1916', '#fbf8f1'];

/** A cover: its ground darkens downwards, under fine rings around the place that the light comes from. */
function cover(ground: string, [x, y]: Point, more: readonly string[], ...drawn: readonly string[]): string {
  const shades: readonly Stop[] = [
    [0, mix(ground, '#ffffff', 0.16)],
    [1, mix(ground, '#000000', 0.28)],
  ];
  return svg(
    300,
    420,
    defs(linear('cover-ground', [0, 0, 60, 420], shades), ...more),
    rect(0, 0, 300, 420, url('cover-ground')),
    ...times(20, (index) =>
      ring(x, y, 24 + index * 21, mix(ground, '#ffffff', 0.5), 0.9, { opacity: (0.6 - index * 0.024).toFixed(2) }),
    ),
    ...drawn,
  );
}

/** A peak before a sun, in contours, on 100 × 72 units: the picture of the cards on these covers. */
function peaks(): string {
  const ridge: readonly Point[] = [
    [-6, 76],
    [18, 44],
    [28, 50],
    [52, 18],
    [68, 42],
    [78, 34],
    [106, 76],
  ];
  return (
    rect(0, 0, 100, 72, '#f7e6b4') +
    times(7, (index) => ring(70, 24, 16 + index * 8, '#e0a24a', 0.7)).join('') +
    disc(70, 24, 12, '#e8604a') +
    times(6, (index) => {
      const tone = ramp(['#bfe0c4', '#3f9a78', '#0b4a3a'], index / 5);
      const lower = ridge.map(([x, y]): Point => [x + index * 1.5, y + index * 8]);
      return shape(polygon(...lower, [106, 90], [-6, 90]), tone, {
        stroke: '#0b3a30',
        'stroke-width': index ? 0.5 : 1.4,
      });
    }).join('')
  );
}

/** What the covers' cards are drawn from: the picture, cut to its frame. */
const picture = [
  clip('cover-frame', 'M0 0h100v72H0z'),
  group({ id: 'cover-peaks', 'clip-path': url('cover-frame') }, peaks()),
];

/** A card of 120 × 168 units with its upper left corner at the origin. */
function card(): string {
  return (
    rect(0, 0, 120, 168, paper, { rx: 5, stroke: ink, 'stroke-width': 2 }) +
    rect(5, 5, 110, 158, 'none', { rx: 2, stroke: '#c9a24a', 'stroke-width': 1.4 }) +
    use('cover-peaks', { transform: 'translate(10 22)' }) +
    stroke('M10 22h100v72H10z', ink, 1.6) +
    stroke('M10 13h52', ink, 4) +
    stroke('M10 108h86M10 118h96M10 128h70', '#b5ad9c', 3) +
    stroke('M10 151h34M96 151h14', ink, 3)
  );
}

/** A barcode of a given width. */
function barcode(x: number, y: number, width: number, height: number, seed: number): string {
  const next = seeded(seed);
  let d = '';
  for (let at = 0; at < width; ) {
    const bar = 0.8 + next() * 2.4;
    d += `M${numbers(x + at, y)}h${numbers(bar)}v${height}h-${numbers(bar)}z`;
    at += bar + 1 + next() * 2;
  }
  return shape(d, ink);
}

const ten = 'M196 34l14-11v60M232 38v30q0 15 13 15t13-15V38q0-15-13-15t-13 15';

/** A graded card in its slab: a label with a 10 and a barcode above, the card below, plastic all around. */
export function slab(): string {
  const rim = times(
    4,
    (index) => `M${58 + index * 5} ${34 + index * 5}h${184 - index * 10}v${352 - index * 10}h-${184 - index * 10}z`,
  );
  return cover(
    '#0f5a45',
    [60, 40],
    picture,
    rect(62, 40, 196, 364, '#000000', { rx: 14, opacity: '.4' }),
    rect(52, 28, 196, 364, '#e6f0ec', { rx: 14, stroke: ink, 'stroke-width': 3 }),
    stroke(rim.join(''), '#9dbdb0', 1.2, { 'stroke-linejoin': 'round' }),
    rect(72, 50, 156, 74, '#8fe0be', { rx: 3, stroke: ink, 'stroke-width': 2 }),
    stroke('M84 66h62M84 78h48', ink, 5),
    barcode(84, 92, 66, 20, 3),
    group({ transform: 'translate(16 49) scale(.72)' }, stroke(ten, ink, 11, { 'stroke-linejoin': 'round' })),
    rect(76, 142, 148, 226, '#cfe0d9', { rx: 7, stroke: '#7fa394', 'stroke-width': 1.4 }),
    group({ transform: 'translate(84 152) scale(1.1 1.225)' }, card()),
    shape('M52 42q0-14 14-14h44L52 214z', '#ffffff', { opacity: '.34' }),
    shape('M52 246L150 28h22L52 306z', '#ffffff', { opacity: '.2' }),
    stroke('M56 378V44q0-12 12-12h164', '#ffffff', 2.4, { 'stroke-linecap': 'round' }),
  );
}

/** A sheet in three-quarter view: its corners, from how far to the right and down it lies, and its size. */
function sheet(x: number, y: number, width: number, height: number): readonly [Point, Point, Point, Point] {
  const at = (u: number, v: number): Point => [x + u * 0.9, y + v * 0.92 - u * 0.34];
  return [at(0, 0), at(width, 0), at(width, height), at(0, height)];
}

/** A case of clear plastic in that view: only its edge, its thickness and one streak of light are seen. */
function plastic(corners: readonly [Point, Point, Point, Point], deep: number, fill: string): string {
  const [a, b, c, d] = corners;
  const down = ([px, py]: Point): Point => [px + deep * 0.6, py + deep];
  const streak = [along(a, b, 0.16), along(a, b, 0.34), along(d, c, 0.1), along(d, c, 0.02)] as const;
  return (
    shape(polygon(a, b, c, d), fill, { 'fill-opacity': '.28' }) +
    shape(polygon(b, down(b), down(c), c) + polygon(d, c, down(c), down(d)), fill, { 'fill-opacity': '.55' }) +
    shape(
      polygon(streak[0], streak[1], along(streak[1], streak[2], 0.86), along(streak[0], streak[3], 0.86)),
      '#ffffff',
      { opacity: '.4' },
    ) +
    stroke(line([a, b, c, d], true) + line([d, down(d), down(c), c]) + line([down(c), down(b), b]), '#ffffff', 2, {
      'stroke-linejoin': 'round',
    })
  );
}

/** A card, its sleeve and its hard case in three-quarter view, one before the other, on the line along which they slide together. */
export function sleeve(): string {
  const at: Point = [30, 148];
  return cover(
    '#2f6f8f',
    [236, 60],
    picture,
    stroke('M34 74L250 390M136 40L290 260', '#dff4ff', 1.2, { 'stroke-dasharray': '3 6' }),
    // Shadows on the table, then the three from the back one forward.
    shape(polygon(...sheet(at[0] + 14, at[1] - 40, 120, 168)), '#05202e', { opacity: '.35' }),
    group({ transform: `matrix(.9 -.34 0 .92 ${at[0] - 4} ${at[1] - 64})` }, card()),
    plastic(sheet(at[0] + 50, at[1] - 2, 130, 176), 3, '#bfe9ff'),
    plastic(sheet(at[0] + 112, at[1] + 76, 142, 182), 9, '#8fd6f2'),
  );
}

/** One company's label under the rim of its slab: its words as lines, a barcode, and a 10. */
function label(turn: number, y: number, ground: string, edge: string): string {
  return group(
    { transform: `translate(0 ${y}) rotate(${turn} 150 55)` },
    rect(14, 4, 288, 122, '#000000', { rx: 12, opacity: '.3' }),
    rect(4, -8, 288, 122, '#eef6f3', { rx: 12, stroke: ink, 'stroke-width': 2.4 }),
    stroke('M10 106V4q0-6 6-6h262', '#ffffff', 3, { 'stroke-linecap': 'round' }),
    ...times(3, (index) =>
      rect(9 + index * 3, -3 + index * 3, 278 - index * 6, 112 - index * 6, 'none', {
        rx: 9,
        stroke: '#9dbdb0',
        'stroke-width': 0.8,
      }),
    ),
    rect(20, 4, 256, 98, ground, { rx: 5, stroke: edge, 'stroke-width': 7 }),
    rect(27, 11, 242, 84, 'none', { rx: 2, stroke: edge, 'stroke-width': 1.2 }),
    stroke('M38 28h70', edge, 13),
    stroke('M38 48h102M38 60h74', ink, 5),
    barcode(38, 72, 108, 16, y),
    stroke('M178 18v70', edge, 1.2),
    stroke(ten, ink, 11, { 'stroke-linejoin': 'round' }),
    shape('M4 70V4q0-12 12-12h98z', '#ffffff', { opacity: '.3' }),
  );
}

/** The labels of three grading companies, one above the other. */
export function gradersLabels(): string {
  return cover(
    '#5fb795',
    [250, 30],
    [],
    label(-4, 34, '#fbf8f1', '#c01825'),
    label(3, 160, '#fbf8f1', '#1d5fa8'),
    label(-2, 288, '#ecd489', '#8a6512'),
  );
}

/** One tag on its side: paper with its fibres, a hole with a metal ring, a string with its shadow, and a price. */
function tag(id: string, turn: number, y: number, ground: string, string: string): string {
  const next = seeded(y);
  const fibres = times(
    46,
    () =>
      `M${numbers(40 + next() * 232, 10 + next() * 130)}q${numbers(4 + next() * 4, next() * 6 - 3, 8 + next() * 10, next() * 4 - 2)}`,
  );
  const outline = 'M72 4h206q6 0 6 6v130q0 6-6 6H72L20 84q-5-9 0-18z';
  return group(
    { transform: `translate(0 ${y}) rotate(${turn} 150 75)` },
    defs(
      linear(
        id,
        [20, 0, 60, 150],
        [
          [0, mix(ground, '#ffffff', 0.3)],
          [1, mix(ground, '#6b4a1c', 0.16)],
        ],
      ),
    ),
    shape(outline, '#000000', { opacity: '.36', transform: 'translate(8 11)' }),
    shape(outline, url(id), { stroke: ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    stroke(fibres.join(''), mix(ground, '#6b4a1c', 0.4), 0.7, { opacity: '.7' }),
    stroke('M74 12h196q4 0 4 4v118q0 4-4 4H74L29 82q-4-7 0-14z', mix(ground, '#6b4a1c', 0.5), 1),
    stroke(string, '#000000', 3.4, { opacity: '.3', transform: 'translate(5 8)' }),
    disc(62, 75, 14, '#b98a2c', { stroke: ink, 'stroke-width': 1.6 }),
    ring(62, 75, 11, '#fff0c4', 1.4),
    disc(62, 75, 7, '#06251d'),
    stroke(string, '#7a5a2c', 3.4),
    stroke(string, '#f0dcae', 2.2, { 'stroke-dasharray': '4 2' }),
    stroke('M104 36h80M104 46h54', ink, 4),
    stroke('M144 82q-8-8-18-8-16 0-16 11t17 12q17 2 17 13t-17 12q-11 0-18-9M126 66v64', ink, 7),
    stroke('M166 88q0-14 14-14t14 14v20q0 14-14 14t-14-14zM210 88q0-14 14-14t14 14v20q0 14-14 14t-14-14z', ink, 8),
  );
}

/** The letters of the stamp in straight strokes. */
const soldStamp = 'M40 12H14v18h24v20H10M56 12h24v38H56zM98 10v40h24M138 12h12l14 12v14l-14 12h-12z';

/** The asking price, struck out, above the price that was paid, which has a stamp. */
export function priceTags(): string {
  return cover(
    '#0b4a3a',
    [40, 30],
    [pattern('tag-dots', 4, 4, { patternTransform: 'rotate(30)' }, shape(circle(2, 2, 1.9), '#c01825'))],
    tag('tag-asked', -7, 34, '#fbf8f1', 'M62 75C30 70 6 40-20 52'),
    stroke('M88 152L266 108', '#7d0a17', 13, { 'stroke-linecap': 'round', opacity: '.3', transform: 'translate(3 5)' }),
    shape('M84 156C140 134 210 116 272 100L270 112C214 126 150 144 88 164z', '#c01825'),
    tag('tag-paid', 4, 228, '#8fe0be', 'M62 75C34 86 10 70-20 96'),
    group(
      { transform: 'translate(182 254) rotate(-7) scale(.52)', 'stroke-linejoin': 'round' },
      stroke('M-2-4h182v70H-2z', url('tag-dots'), 7),
      stroke(soldStamp, url('tag-dots'), 10),
      stroke(soldStamp, '#c01825', 2.4),
      stroke('M-2-4h182v70H-2z', '#c01825', 1.6),
    ),
  );
}

/** Rows of a table: a colour for the franchise, a name, and the value on a scale, solid for a sale. */
export function priceColumns(): string {
  const colours = ['#c01825', '#ffcb05', '#1a47c0'];
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#c8ecdc'),
    rect(0, 0, 300, 66, ink),
    stroke('M28 34h66M150 34h50', '#fbf8f1', 10),
    ...times(6, (index) => {
      const y = 98 + index * 57;
      const x = [252, 206, 176, 266, 196, 168][index] ?? 0;
      return (
        rect(24, y - 14, 20, 28, colours[index % 3] ?? ink, { stroke: ink, 'stroke-width': 5 }) +
        stroke(`M60 ${y}h${54 + ((index * 17) % 26)}`, ink, 9) +
        stroke(`M150 ${y}H280`, '#6f9c8b', 5) +
        (index % 2 ? disc(x, y, 11, '#fbf8f1') + ring(x, y, 11, ink, 6) : disc(x, y, 14, ink)) +
        stroke(`M18 ${y + 28}H282`, '#8fcbb3', 3)
      );
    }),
  );
}
