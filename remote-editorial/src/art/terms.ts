import {
  circle,
  clip,
  corners,
  defs,
  disc,
  dots,
  el,
  group,
  linear,
  type Point,
  polygon,
  rect,
  ring,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';
import { gradersLabels } from './guide-covers.ts';
import { signs } from './signs.ts';

const ink = '#1b1916';
const paper = '#fbf8f1';
const mint = '#8fe0be';
const pine = '#1d7a5a';
const grey = '#b5ad9c';

/** A square for the glossary: what is drawn stands on one ground in both themes. */
function square(...things: readonly string[]): string {
  return svg(100, 100, rect(0, 0, 100, 100, '#cfe9dc'), ...things);
}

/** A card with its picture, and lines of text below. */
function card(x: number, y: number, width = 52): string {
  const height = width * 1.4;
  const picture = height * 0.58;
  return (
    rect(x + 4, y + 5, width, height, ink, { opacity: '.25' }) +
    outlined(`M${x} ${y}h${width}v${height}h-${width}z`, paper) +
    hills(x + 6, y + 6, width - 12, picture) +
    stroke(`M${x + 6} ${y + picture + 15}h${width - 12}m-${width - 12} 9h${width / 2}`, grey, 4)
  );
}

/** A shape with the line that all of these drawings have. */
function outlined(d: string, fill: string, width = 4): string {
  return shape(d, fill, { stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

/** The peak of our cards, before its sun: as the drawing "peak", in five shapes. */
function hills(x: number, y: number, width: number, height: number): string {
  const [low, sun] = [y + height, Math.min(width, height) * 0.24];
  const [top, foot] = [x + width * 0.62, y + height * 0.36];
  const [cx, cy] = [x + width * 0.36, y + height * 0.36];
  return (
    shape(`M${x} ${y}h${width}v${height}h-${width}z`, '#8a3f86') +
    shape(`M${x} ${y + height * 0.4}h${width}v${height * 0.6}h-${width}z`, '#e8615a') +
    disc(cx, cy, sun, '#fff4cf') +
    shape(
      polygon([x, low], [x, low - height * 0.2], [top, foot], [x + width, low - height * 0.16], [x + width, low]),
      '#4a2a63',
    ) +
    shape(
      polygon(
        [x + width * 0.06, low],
        [top, foot],
        [top - width * 0.04, low - height * 0.3],
        [top + width * 0.04, low],
      ),
      '#ffa869',
    ) +
    shape(polygon([x, low], [x, low - height * 0.14], [x + width, low - height * 0.08], [x + width, low]), '#27184a')
  );
}

/** A picture that sits too far to one side, with both borders measured. */
function centring(): string {
  return square(
    outlined('M22 8h56v70H22z', paper),
    hills(40, 16, 32, 52),
    stroke('M22 90h18M72 90h6', '#c4202b', 7),
    stroke('M22 84v12M40 84v12M72 84v12M78 84v12', ink, 3),
  );
}

/** A corner that has lost its point, and the layers of its board. */
function wornCorner(): string {
  return square(
    outlined('M16 104V52Q16 16 52 16h52v88z', paper),
    shape('M32 104V62q-1-9 6-12 0-8 8-10 3-9 16-8h42v72z', mint),
    stroke('M23 58Q22 24 56 23M28 52q3-22 22-23', grey, 3),
  );
}

/** A dark edge with chips of white. */
function whitening(): string {
  return square(
    outlined('M-4-4h74v108H-4z', '#24509c'),
    shape('M70 8l-9 5 4 6-8 5 5 6-6 5 14 3zM70 48l-6 4 3 5-7 4 10 6zM70 76l-11 4 5 5-9 4 7 6 8-2z', '#fff'),
    stroke('M-4 104V-4M70-4v108', ink, 4),
    stroke('M14-4v108', '#5f87cc', 5),
  );
}

/** A line across the picture that the press left. */
function printLine(): string {
  return square(
    hills(0, 0, 100, 100),
    shape('M8 100L52 0h22L30 100z', '#fff', { opacity: '.35' }),
    stroke('M0 40h100', '#fff', 3),
  );
}

/** The dots of four inks, which form rings under a loupe. */
function rosette(): string {
  const screen = (turn: number, colour: string) =>
    group(
      { transform: `rotate(${turn} 50 50)`, opacity: '.8' },
      stroke(
        dots(times(144, (index): Point => [index % 12, Math.floor(index / 12)]).map(([x, y]): Point => [x * 9, y * 9])),
        colour,
        5.5,
        { 'stroke-linecap': 'round' },
      ),
    );
  return square(
    defs(clip('rosette-lens', 'M50 8a42 42 0 0 1 0 84 42 42 0 0 1 0-84z')),
    group(
      { 'clip-path': url('rosette-lens') },
      rect(0, 0, 100, 100, '#fff'),
      screen(0, '#ffd400'),
      screen(15, '#00a0e0'),
      screen(75, '#ec1f83'),
    ),
    el('circle', { cx: 50, cy: 50, r: 42, fill: 'none', stroke: ink, 'stroke-width': 7 }),
  );
}

const clear = { opacity: '.55' };

/** A card half inside a soft sleeve. */
function pennySleeve(): string {
  return square(
    card(26, 6),
    shape('M20 34h60v62H20z', '#eef7f2', clear),
    stroke('M20 34v62h60V34', ink, 3, { 'stroke-linejoin': 'round' }),
    stroke('M20 34q30 10 60 0', ink, 3),
  );
}

/** A card deep in a stiff holder, which is open above. */
function topLoader(): string {
  return square(
    rect(20, 6, 60, 90, '#eef7f2', clear),
    card(27, 22, 46),
    stroke('M20 6v90h60V6M26 6v84h48V6', ink, 3, { 'stroke-linejoin': 'round' }),
    stroke('M20 6q30 12 60 0', ink, 3),
  );
}

/** A card in a holder that bends, with a lip to pull its front open. */
function semiRigid(): string {
  return square(
    rect(22, 4, 56, 92, '#eef7f2', clear),
    card(28, 26, 44),
    stroke('M22 4h56v92H22zM22 20h56', ink, 3, { 'stroke-linejoin': 'round' }),
    shape('M36 12h28', mint),
    stroke('M38 12h24', ink, 3),
  );
}

/** A graded card: its label above, and a case around both. */
function slab(): string {
  return square(
    outlined('M24 4h52v92H24z', '#eef3ef'),
    outlined('M30 10h40v20H30z', mint, 3),
    stroke('M34 17h12M34 23h8M52 17l3-2v11M62 15q-3 0-3 5.5t3 5.5 3-5.5-3-5.5', ink, 3),
    outlined('M32 38h36v50H32z', '#fbf8f1', 3),
    hills(37, 43, 26, 28),
    stroke('M37 79h20', '#b5ad9c', 3),
  );
}

const foil = ['#ff8fa8', '#ffd27a', '#c8f08a', '#8fe0d8', '#8fb4ff', '#d8a0f0'];

/** A number written on a card, which is too large for the square. */
function written(text: string, size: number, x: number, y: number, colour: string): string {
  const face = { 'font-family': 'Arial,sans-serif', 'font-weight': 700, 'text-anchor': 'middle' };
  return el('text', { x, y, fill: colour, 'font-size': size, ...face }, text);
}

/** A card that was cut around its picture. */
function dieCut(): string {
  return square(
    outlined('M24 94V46L14 34l16-6-2-18 22 10 22-10-2 18 16 6-10 12v48z', paper),
    hills(32, 38, 36, 34),
    stroke('M32 82h28', '#b5ad9c', 4),
  );
}

/** A picture as large as the card. */
function fullArt(): string {
  return square(
    hills(22, 8, 56, 84),
    disc(64, 26, 8, '#ffd27a'),
    stroke('M30 76h40M30 84h26', paper, 4),
    stroke('M22 8h56v84H22z', ink, 4, { 'stroke-linejoin': 'round' }),
  );
}

/** A cube in the depth of a card of metal foil. */
function hologram(): string {
  const cube = (y: number) => polygon(...corners(50, y, 21, 6, 30));
  return square(
    defs(
      linear(
        'hologram-foil',
        [0, 0, 100, 100],
        [
          [0, '#f4f8ff'],
          [0.35, '#a9b8cc'],
          [0.6, '#e6d8f4'],
          [1, '#8fa8b8'],
        ],
      ),
    ),
    outlined('M22 8h56v84H22z', url('hologram-foil')),
    stroke(cube(54), '#d04890', 3, { opacity: '.7' }),
    stroke(cube(46), '#1080b0', 3, { opacity: '.7' }),
    stroke(`${cube(50)}M50 50v21M50 50l18-10.5M50 50L32 39.5`, ink, 3, { 'stroke-linejoin': 'round' }),
  );
}

/** Bands of a rainbow across a card. */
function refractor(): string {
  return square(
    outlined('M22 8h56v84H22z', paper),
    defs(clip('refractor-card', 'M22 8h56v84H22z')),
    group(
      { 'clip-path': url('refractor-card') },
      ...foil.map((colour, index) => stroke(`M20 ${24 + index * 15}L80 ${index * 15 - 2}`, colour, 15)),
    ),
    shape(polygon(...star(50, 50, 20, 9, 5)), paper, { stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    stroke('M22 8h56v84H22z', ink, 4, { 'stroke-linejoin': 'round' }),
  );
}

/** The number of a card in its set, in the corner of the card. */
function setNumber(): string {
  return square(outlined('M-6-6h98v94H-6z', paper), hills(-6, -6, 84, 44), written('4/102', 30, 42, 72, ink));
}

/** The number of one copy, stamped in foil. */
function serialNumber(): string {
  return square(
    outlined('M-6-6h112v112H-6z', '#20322b'),
    ring(50, 50, 60, '#2f4a40', 10),
    rect(8, 32, 84, 36, '#20322b', { stroke: '#e8c564', 'stroke-width': 3, rx: 3 }),
    written('17/100', 24, 50, 59, '#f0d27a'),
  );
}

/** Three signs: a circle, a diamond and a star. */
function rarity(): string {
  return square(
    outlined('M-6 22h112v56H-6z', paper),
    shape(`${circle(20, 50, 10)}M50 37l13 13-13 13-13-13z${polygon(...star(80, 50, 14, 6, 5))}`, ink),
  );
}

/** A stamp with a 1, on the face of a card. */
function stamp(): string {
  return square(
    card(4, -34, 92),
    disc(34, 74, 20, ink, { stroke: paper, 'stroke-width': 4 }),
    stroke('M28 69l7-5v21', paper, 5),
  );
}

/** A row of the same card in other colours. */
function parallel(): string {
  return square(
    ...times(3, (index) =>
      outlined(`M${10 + index * 14} ${34 - index * 12}h44v62h-44z`, ['#e8615a', '#f5c33c', mint][index] ?? pine, 3),
    ),
    shape(polygon(...star(60, 41, 14, 6, 5)), paper, { stroke: ink, 'stroke-width': 3 }),
  );
}

/** The drawings of the glossary, by the slugs of their terms: squares, and upright ones of which it shows the middle. */
export const terms: Record<string, () => string> = {
  centring,
  corners: wornCorner,
  whitening,
  'print-line': printLine,
  rosette,
  'penny-sleeve': pennySleeve,
  'top-loader': topLoader,
  'semi-rigid': semiRigid,
  slab,
  'die-cut': dieCut,
  'full-art': fullArt,
  'hologram-card': hologram,
  parallel,
  refractor,
  'set-number': setNumber,
  'serial-number': serialNumber,
  'rarity-symbol': rarity,
  'first-edition': stamp,
  grade: gradersLabels,
  loupe: signs.loupe,
  pmg: signs.foil,
  sheet: signs.pages,
  'sold-price': signs.tag,
};
