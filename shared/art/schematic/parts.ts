import { type Box, type CardPart, type PartKind, printColours } from '../../content/card-layout.ts';
import { disc, rect, ring, shape, stroke } from '../element.ts';
import { numbers, times } from '../number.ts';
import { polygon, star } from '../path.ts';
import { bar, digit, ink, label, middle, paper, rows, script } from './lettering.ts';

/** A part in solid lines, as it is printed. */
type Draw = (at: Box, part: CardPart) => string;

const draws: Readonly<Record<Exclude<PartKind, 'lines'>, Draw>> = {
  name: (at, { colour = 'white' }) => plate(at, printColours[colour]) + bar(at, 0.55),
  stage: (at) => rect(...at, paper, { rx: 2, stroke: ink }),
  script: (at) => script(at),
  frame: (at, { colour = 'black' }) =>
    rect(...at, 'none', { stroke: ink, 'stroke-width': 3.6 }) +
    rect(...at, 'none', { stroke: printColours[colour], 'stroke-width': 2.2 }),
  shadow: ([x, y, w, h]) => stroke(`M${numbers(x, y + h)}h${numbers(w)}v${numbers(-h)}`, '#6d675b', 2.6),
  stamp: (at) => disc(...middle(at), at[2] / 2, ink) + digit(at, '1', paper),
  symbol: (at) => shape(diamond(at), ink),
  delta: (at) => digit(at, 'δ', ink),
  star: (at, { colour }) =>
    shape(fivePoints(...middle(at), at[2] / 2), colour ? printColours[colour] : ink, colour && { stroke: ink }),
  stars: ([x, y, w, h]) =>
    shape(times(3, (index) => fivePoints(x + (w / 6) * (2 * index + 1), y + h / 2, h / 2)).join(''), ink),
  circle: (at) => disc(...middle(at), at[2] / 2, ink),
  pen: ([x, y, w, h]) =>
    shape(
      polygon(
        [x, y + h],
        [x + w * 0.15, y + h * 0.6],
        [x + w * 0.75, y],
        [x + w, y + h * 0.25],
        [x + w * 0.4, y + h * 0.85],
      ),
      ink,
    ),
  promo: (at) =>
    shape(fivePoints(...middle(at), at[2] / 2), ink) + rect(at[0] + 1, at[1] + at[3] * 0.42, at[2] - 2, 2, paper),
  burst: (at) =>
    shape(polygon(...star(...middle(at), at[2] / 2, at[2] * 0.36, 14)), paper, {
      stroke: ink,
      'stroke-width': 1.2,
      transform: flat(at),
    }),
  strip: (at, { colour = 'blue' }) => plate(at, printColours[colour]) + bar(at, 0.7),
  number: (at, part) => label(at, part),
  serial: (at, part) => label(at, part),
  signature: ([x, y, w, h]) =>
    stroke(
      flourish.replace(/(-?\.?\d+) (-?\.?\d+)/g, (_, a, b) => numbers(x + w * Number(a), y + h * Number(b))),
      ink,
      1.8,
      {
        'stroke-linecap': 'round',
      },
    ),
};

/** A capital, a few letters and a stroke below them, in shares of the box. */
const flourish =
  'M.06 .6C.1 .0 .28 .0 .24 .35S.08 .95 .2 .8 .3 .3 .36 .42 .32 .85 .4 .7 .46 .36 .5 .48 .48 .8 .55 .68 .62 .4 .66 .5 .64 .8 .72 .66 .82 .5 .95 .4M.14 .94Q.5 .76 .9 .84';

/**
 * The parts of a card: first all lines of writing, as one path, then the others, dashed if there is a doubt about them.
 * Text on the picture has a pale panel behind it.
 */
export function drawParts(parts: readonly CardPart[], picture: Box): string {
  const textBoxes = parts.filter(({ kind, doubt }) => kind === 'lines' && !doubt).map(({ at }) => at);
  const writing = stroke(textBoxes.map(rows).join(''), '#7d7668', 2.2);
  const drawn = parts.map(
    (part) => (part.kind === 'number' && !part.doubt ? panel([part.at], 0, picture, numberPanel) : '') + drawPart(part),
  );
  return (textBoxes.length > 0 ? panel(textBoxes, 5, picture, textPanel) + writing : '') + drawn.join('');
}

const textPanel = { 'fill-opacity': '.88', rx: 3 };
const numberPanel = { rx: 1.5, stroke: ink };

/** A pale panel around boxes and `space` on each side, if all of them are on the picture. */
function panel(
  boxes: readonly Box[],
  space: number,
  [left, top, width, height]: Box,
  look: Readonly<Record<string, string | number>>,
): string {
  const [x, y] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const foot = Math.max(...boxes.map(([, y, , h]) => y + h));
  if (x < left || y < top || right > left + width || foot > top + height) return '';
  const box: Box = [x - space, y - space, right - x + 2 * space, foot - y + 2 * space];
  return rect(...box, paper, look);
}

function drawPart(part: CardPart): string {
  const { kind, at, doubt } = part;
  if (kind === 'lines') return doubt ? dashed(at, 'none') : '';
  if (kind === 'frame' && doubt) return dashed(at, 'none');
  if (kind === 'shadow' && doubt) return dashedShadow(at);
  if (kind === 'stamp' && doubt) return ring(...middle(at), at[2] / 2, ink, 1, dashes) + digit(at, '1', ink);
  const drawn = draws[kind](at, part);
  return doubt ? dashed(at) + (legibleKinds.has(kind) ? drawn : '') : drawn;
}

/** The parts that are drawn within their dashed outline, since it would not tell what they are. */
const legibleKinds: ReadonlySet<PartKind> = new Set(['delta', 'number', 'serial', 'signature']);

/** The line around something that is not on every copy, or not known. */
export const dashes = { 'stroke-dasharray': '3' };

/** A shadow below and right of a box, as an outline. */
function dashedShadow([x, y, w, h]: Box): string {
  const [right, foot] = [x + w, y + h];
  return shape(
    `M${numbers(x, foot - 1.5)}H${numbers(right - 1.5)}V${numbers(y)}h3V${numbers(foot + 1.5)}H${numbers(x)}z`,
    paper,
    { stroke: ink, ...dashes },
  );
}

/** A box in such a line. */
export function dashed(at: Box, fill = paper): string {
  return rect(...at, fill, { rx: 2, stroke: ink, ...dashes });
}

function plate(at: Box, fill: string): string {
  return rect(...at, fill, { stroke: ink });
}

function diamond([x, y, w, h]: Box): string {
  return polygon([x + w / 2, y], [x + w, y + h / 2], [x + w / 2, y + h], [x, y + h / 2]);
}

function fivePoints(cx: number, cy: number, r: number): string {
  return polygon(...star(cx, cy, r, r * 0.42, 5));
}

/** Squeezes what is drawn around the middle of a box into its height. */
function flat(at: Box): string {
  const [, y] = middle(at);
  const scale = at[3] / at[2];
  return `matrix(1 0 0 ${scale.toFixed(2)} 0 ${numbers(y * (1 - scale))})`;
}
