import {
  type Box,
  type CardLayout,
  cardNumber,
  type Foil,
  printColours,
  schematicName,
} from '../../content/card-layout.ts';
import type { Character, NotableCard } from '../../content/character.ts';
import { el, group, linear, rect, type Stop, shape, stroke, svg, url, use } from '../element.ts';
import { numbers, seeded, times } from '../number.ts';
import { dots, type Point } from '../path.ts';
import { ink, label, paper } from './lettering.ts';
import { dashed, dashes, drawParts } from './parts.ts';

/**
 * The figure of a character in the pictures of its schematics, on 100 by 100 units. The narrowest pictures show the
 * middle 68 of the width, the flattest the middle 65 of the height. Schematics have 2.5 KB, so a path should be short.
 */
export interface Motif {
  /** Three colours of the character's drawing, as "#b00f1c": of the ground, the figure, and what is in front of it. */
  colours: readonly [string, string, string];
  /** The figure, as path data. */
  large: string;
  /** The shape in front of it. */
  small: string;
  /** The pale colour of cards of its type around the picture, where they are tinted. */
  tint?: string;
}

/**
 * The schematics of all notable cards, by the names of their drawings.
 * @param motifs by character slug, or by the name of a drawing that has one of its own; others get a plain grey figure
 * @throws Error for a card whose layout is that of another card
 */
export function schematics(
  characters: readonly Pick<Character, 'slug' | 'cards'>[],
  motifs: Readonly<Record<string, Motif>>,
): Record<string, () => string> {
  return Object.fromEntries(
    characters.flatMap(({ slug, cards }) =>
      cards.map((card, index) => {
        checkLayout(slug, card);
        const name = schematicName(slug, index);
        return [name, () => schematic(card.layout, motifs[name] ?? motifs[slug] ?? plainMotif)];
      }),
    ),
  );
}

/** A figure for characters that have no drawing of their own yet. */
const plainMotif: Motif = {
  colours: ['#59626d', '#aab3bd', '#eceff2'],
  large: 'M50 12L88 50 50 88 12 50z',
  small: 'M50 34L66 50 50 66 34 50z',
};

function checkLayout(slug: string, card: NotableCard): void {
  const { title, set, layout } = card;
  const { sets, parts, back, without = [] } = layout;
  if (!sets.includes(set)) {
    throw new Error(`${slug}: the layout of "${title}" is one of ${sets.join(', ')}, but the card’s set is "${set}".`);
  }
  const stated = cardNumber(card);
  const onBack = back && 'number' in back ? back.number : null;
  const drawn = parts.find(({ kind }) => kind === 'number')?.text ?? onBack ?? '';
  if (stated && !without.includes('number') && drawn !== stated && !drawn.startsWith(`${stated}/`)) {
    throw new Error(`${slug}: the layout of "${title}" has the number "${drawn}", but the card’s is "${stated}".`);
  }
}

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
  if (!layout.back) return svg(100, 140, foil, front);
  const lowered = group({ transform: `translate(0 ${numbers(140 * (1 - reduced))})scale(${reduced})` }, front);
  return svg(100, 140, foil, drawBack(layout.back), lowered);
}

function drawFront(layout: CardLayout, { colours, large, small, tint = paper }: Motif): string {
  const { border, tinted, picture, foil, parts, risesOut } = layout;
  const [x, y, width, height] = parts.find(({ kind }) => kind === 'frame')?.at ?? (risesOut ? above(picture) : picture);
  const line = rect(...picture, 'none', { stroke: ink, ...(foil?.doubt && dashes) });
  const [ground, figure, detail] = colours;
  return [
    border && border !== 'unknown' ? drawBorder(border, picture) : card(paper),
    tinted ? rect(5, 5, 90, 130, tint) : '',
    rect(...picture, ground),
    sheen(foil, picture),
    risesOut ? line : '',
    el(
      'svg',
      { x, y, width, height, viewBox: middleOf(width, height) },
      foil?.where === 'figure'
        ? group({ fill: figure }, el('path', { id: 'figure', d: large, ...outline })) +
            use('figure', { fill: url('foil') })
        : shape(large, figure, outline),
      shape(small, detail, { ...outline, 'stroke-width': 1.4, 'fill-rule': 'evenodd' }),
    ),
    risesOut ? '' : line,
    foil && foil.where !== 'figure' && foil.doubt !== 'unknown' ? use('sheen', { opacity: '.35' }) : '',
    drawParts(parts, picture),
    border === 'unknown' ? rect(5, 5, 90, 130, 'none', { stroke: ink, ...dashes }) : '',
    isDark(border) ? rect(0.35, 0.35, 99.3, 139.3, 'none', { rx: 4.4, stroke: '#7d7a72', 'stroke-width': 0.7 }) : '',
  ].join('');
}

/** A picture with the room above it that a figure may rise into. */
function above([x, y, width, height]: Box): Box {
  return [x, y - 6, width, height + 6];
}

/** Whether a card may be dark to its edges, and so has a line around it that shows on a dark page. */
function isDark(border: CardLayout['border']): boolean {
  return border === null || (border !== 'unknown' && border.colour === 'black');
}

/** The part of a motif that fills a picture of other proportions. */
function middleOf(width: number, height: number): string {
  const side = 100 / Math.max(width, height);
  return numbers(50 - (width * side) / 2, 50 - (height * side) / 2, width * side, height * side);
}

/** A card without print. */
function card(fill: string): string {
  return rect(...edges, fill, { rx: 4, stroke: ink, 'stroke-width': 1.5 });
}

/** The card in the colour of its border, with what is printed in it around the picture. */
function drawBorder({ colour, pattern }: Border, [left, top, width, height]: Box): string {
  if (!pattern) return card(printColours[colour]);
  const [fill, size, count] = pattern === 'stars' ? ([paper, 1.2, 70] as const) : (['#d5dbe2', 9, 34] as const);
  const next = seeded(7);
  const margin = 1.5 + size / 2;
  const at = (length: number) => margin + next() * (length - 2 * margin);
  const outside = times(220, (): Point => [at(100), at(140)]).filter(
    ([x, y]) => x < left || x > left + width || y < top || y > top + height,
  );
  return card(printColours[colour]) + stroke(dots(outside.slice(0, count)), fill, size, { 'stroke-linecap': 'round' });
}

/** Streaks of light, by turns strong and weak, as the last two digits say: what is printed shows between them. */
const streaks: Readonly<Record<Foil['finish'], readonly string[]>> = {
  holofoil: ['#ff7f9acc', '#fff3b81a', '#7fe3b0cc', '#a9e4ff1a', '#b78bffcc', '#ffd1f01a'],
  foil: ['#ff9db0bf', '#fffbe040', '#9be8c4bf', '#e6f7ff40', '#b9a2ffbf', '#fff0fa40'],
  'green foil': ['#c2ffd6cc', '#1fa35740', '#8af3b0cc', '#0c7a3c40'],
  hologram: ['#f2f5f8f2', '#9aa7b5b3', '#e3ecf5f2', '#8b97a6b3', '#ece6f5f2', '#a8b6c4b3'],
};

function streaksOf({ finish }: Foil): string {
  const stops = streaks[finish].map((colour, index, { length }): Stop => [index / (length - 1), colour]);
  return linear('foil', [0, 0, 42, 60], stops, { spreadMethod: 'reflect' });
}

/** The foil below the figure; it is used again above it, faintly, so that both can be told. What is not known is faint. */
function sheen(foil: Foil | undefined, picture: Box): string {
  if (!foil || foil.where === 'figure') return '';
  const [x, y, w, h] = foil.where === 'picture' ? picture : ([2, 2, 96, 136] as const);
  const hole =
    foil.where === 'around'
      ? `M${numbers(picture[0], picture[1])}v${numbers(picture[3])}h${numbers(picture[2])}v${numbers(-picture[3])}z`
      : '';
  return shape(`M${numbers(x, y)}h${numbers(w)}v${numbers(h)}h${numbers(-w)}z${hole}`, url('foil'), {
    id: 'sheen',
    ...(foil.doubt === 'unknown' && { opacity: '.4' }),
  });
}

/** The number on the back. */
const numberBox: Box = [62, 2.5, 34, 13];

/** The back, of which a strip shows above and right of the front. Where the number is on it is not known. */
function drawBack(back: NonNullable<CardLayout['back']>): string {
  if ('colour' in back) return behind(printColours[back.colour]);
  const text = back.number ?? '?';
  return (
    behind('#e3dcca') + dashed(numberBox) + label(numberBox, { kind: 'number', at: numberBox, text, doubt: 'unknown' })
  );
}

/** A card behind the front. */
function behind(fill: string): string {
  const [width, height] = [98.5 * reduced, 138.5 * reduced];
  return rect(99.25 - width, 0.75, width, height, fill, { rx: 4, stroke: ink, 'stroke-width': 1.5 });
}
