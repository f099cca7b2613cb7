import type { Box, CardLayout, Foil } from '../../content/card-layout.ts';
import { printColours } from '../../content/print-colours.ts';
import { defs, linear, type Stop, url, use } from '../definition.ts';
import { el, group, rect, shape, stroke, svg } from '../element.ts';
import { seeded } from '../noise.ts';
import { numbers, times } from '../number.ts';
import { dots } from '../path.ts';
import type { Point } from '../point.ts';
import { ink, paper } from './ink.ts';
import { face, written } from './lettering.ts';
import type { Motif } from './motif.ts';
import { dashed, dashes, drawParts } from './parts.ts';

/** The share of the drawing that the front takes where the back shows behind it. */
const reduced = 0.88;

/** The edges of the card, half a line inside the drawing. */
const edges: Box = [0.75, 0.75, 98.5, 138.5];

type Border = Exclude<CardLayout['border'], 'unknown' | null>;

/** How the shapes of a motif are outlined. */
const outline = { stroke: ink, 'stroke-width': 2 };

/**
 * A card as its layout says it is printed: dashed where a part varies or is not known. The motif takes the place of the
 * picture, within its frame.
 */
export function schematic(layout: CardLayout, motif: Motif): string {
  const front = drawFront(layout, motif);
  const foil = layout.foil ? streaksOf(layout.foil) : '';
  if (!layout.back) return svg(100, 140, foil, group(face, front));
  const lowered = group({ transform: `translate(0 ${numbers(140 * (1 - reduced))})scale(${reduced})` }, front);
  return svg(100, 140, foil, group(face, drawBack(layout.back), lowered));
}

function drawFront(layout: CardLayout, { colours, large, small, tint = paper }: Motif): string {
  const { border, tinted, picture, foil, parts } = layout;
  const [x, y, width, height] = parts.find(({ kind, doubt }) => kind === 'frame' && !doubt)?.at ?? picture;
  const [ground, figure, detail] = colours;
  return [
    border && border !== 'unknown' ? drawBorder(border, picture) : rect(...edges, paper, { rx: 4 }),
    tinted ? rect(5, 5, 90, 130, tint, { rx: 1.5 }) : '',
    rect(...picture, ground),
    sheen(foil, picture),
    el(
      'svg',
      { x, y, width, height, viewBox: '0 0 100 100', preserveAspectRatio: 'xMidYMid slice' },
      group({ fill: figure }, el('path', { id: 'figure', d: large, ...outline })),
      foil?.where === 'figure' ? use('figure', { fill: url('foil') }) : '',
      shape(small, detail, { ...outline, 'stroke-width': 1.4, 'fill-rule': 'evenodd' }),
    ),
    rect(...picture, 'none', { stroke: ink, ...(foil?.doubt && dashes) }),
    foil && foil.where !== 'figure' ? use('sheen', { opacity: '.35' }) : '',
    drawParts(parts, picture),
    rect(...edges, 'none', { rx: 4, stroke: ink, 'stroke-width': 1.5 }),
    border === 'unknown' ? rect(5, 5, 90, 130, 'none', { stroke: ink, ...dashes }) : '',
  ].join('');
}

/** The card in the colour of its border, with what is printed in it around the picture. */
function drawBorder({ colour, pattern }: Border, [left, top, width, height]: Box): string {
  const card = rect(...edges, printColours[colour], { rx: 4 });
  if (!pattern) return card;
  const next = seeded(7);
  const outside = times(220, (): Point => [2 + next() * 96, 2 + next() * 136]).filter(
    ([x, y]) => x < left || x > left + width || y < top || y > top + height,
  );
  const [fill, size, count] = pattern === 'stars' ? ([paper, 1.2, 70] as const) : (['#d5dbe2', 9, 34] as const);
  return card + stroke(dots(outside.slice(0, count)), fill, size, { 'stroke-linecap': 'round' });
}

/** Streaks of light, by turns strong and weak: what is printed shows between them. */
const streaks: Readonly<Record<Foil['finish'], { colours: readonly string[]; strong: number; weak: number }>> = {
  holofoil: { colours: ['#ff7f9a', '#fff3b8', '#7fe3b0', '#a9e4ff', '#b78bff', '#ffd1f0'], strong: 0.8, weak: 0.1 },
  foil: { colours: ['#ff9db0', '#fffbe0', '#9be8c4', '#e6f7ff', '#b9a2ff', '#fff0fa'], strong: 0.75, weak: 0.25 },
  hologram: { colours: ['#f2f5f8', '#9aa7b5', '#e3ecf5', '#8b97a6', '#ece6f5', '#a8b6c4'], strong: 0.95, weak: 0.7 },
};

function streaksOf({ finish }: Foil): string {
  const { colours, strong, weak } = streaks[finish];
  const stops = colours.map((colour, index): Stop => [index / (colours.length - 1), colour, index % 2 ? weak : strong]);
  return defs(linear('foil', [0, 0, 42, 60], stops, { spreadMethod: 'reflect' }));
}

/** The foil below the figure; it is used again above it, faintly, so that both can be told. */
function sheen(foil: Foil | undefined, picture: Box): string {
  if (!foil || foil.where === 'figure') return '';
  const [x, y, w, h] = foil.where === 'picture' ? picture : ([2, 2, 96, 136] as const);
  const hole =
    foil.where === 'around'
      ? `M${numbers(picture[0], picture[1])}v${numbers(picture[3])}h${numbers(picture[2])}v${numbers(-picture[3])}z`
      : '';
  return shape(`M${numbers(x, y)}h${numbers(w)}v${numbers(h)}h${numbers(-w)}z${hole}`, url('foil'), { id: 'sheen' });
}

/** The back, of which a strip shows above and right of the front. Where the number is on it is not known. */
function drawBack({ number }: NonNullable<CardLayout['back']>): string {
  const [width, height] = [98.5 * reduced, 138.5 * reduced];
  return (
    rect(99.25 - width, 0.75, width, height, '#e3dcca', { rx: 4, stroke: ink, 'stroke-width': 1.5 }) +
    dashed([64, 3.5, 32, 11]) +
    written(80, 9, 9, number ?? '?', ink)
  );
}
