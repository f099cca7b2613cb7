import { scaleLog } from 'd3-scale';
import { parseDollars, type RankedCard } from '../content/index.ts';

/** The mark of a card. */
export interface YearMark extends PlacedMark {
  /** The position of the card in the ranking, from 0. */
  card: number;
}

/** The row of a year: its marks, in as many lanes as they need to lie side by side. */
export interface YearRow {
  year: number;
  lanes: readonly (readonly YearMark[])[];
}

/** Value by year: a row for each year, values from left to right on a logarithmic scale, in percent of the plot. */
export interface YearPlot {
  rows: readonly YearRow[];
  ticks: readonly { at: number; text: string }[];
}

type Names = Readonly<Record<string, string>>;

const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

/**
 * Places cards by year and value, so that no mark lies on another in a plot of 244 px or more.
 * @param names short names by the full name of the card: these are shown in any plot
 * @param others the short names of other cards, shown where they have room
 * @throws RangeError when a name belongs to no card
 */
export function yearPlot(cards: readonly RankedCard[], names: Names, others: Names = {}): YearPlot {
  for (const name of Object.keys({ ...names, ...others })) {
    if (!cards.some((card) => card.name === name)) {
      throw new RangeError(`No ranked card is called "${name}", so the plot cannot name it.`);
    }
  }
  const values = cards.map(({ value }) => parseDollars(value));
  const across = scaleLog([Math.min(...values) / 1.35, Math.max(...values) * 1.35], [0, 100]);
  const years = [...new Set(cards.map(({ year }) => year))].sort((one, other) => one - other);
  const marksOf = (year: number) =>
    cards.flatMap((card, index) => {
      if (card.year !== year) return [];
      const name = names[card.name];
      const x = round(across(parseDollars(card.value)));
      return [{ card: index, x, name: name ?? others[card.name] ?? card.name, asked: name !== undefined }];
    });
  const ticks = across.ticks().filter((dollars) => Number.isInteger(Math.log10(dollars)));
  return {
    rows: years.map((year) => ({ year, lanes: intoLanes(marksOf(year)) })),
    ticks: ticks.map((dollars) => ({ at: round(across(dollars)), text: amount.format(dollars) })),
  };
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** A mark and its name. */
export interface Mark {
  /** From the left, in percent of the plot's width. */
  x: number;
  name: string;
  /** Whether its name has to be shown in any plot. */
  asked: boolean;
}

/** A mark in its lane. */
export interface PlacedMark extends Mark {
  /** On which side of the mark its name stands. */
  side: 'left' | 'right';
  /** The plots in which its name has room: any plot, plots from a certain width, or none, so that it shows only while pointed at. */
  named: 'always' | 'narrow' | 'medium' | 'wide' | 'pointed';
}

/** From which width of the plot names are shown, in pixels: on a screen of 320 px, of 360 px, and so on. */
const widths = [
  ['always', 244],
  ['narrow', 284],
  ['medium', 640],
  ['wide', 840],
] as const;
/** The width of a mark in pixels: the smallest target that WCAG 2.5.8 allows. */
const markWidth = 24;
/** From the centre of a mark to its name, and between that and what comes next. In pixels. */
const nameGap = 24;
/** How wide letters of 14 px are: narrow ones, wide ones, and all others. In pixels. */
const letterWidths = [
  [/[fijlrt.,’ ]/, 4.3],
  [/[A-Zmw]/, 9.15],
  [/./, 6.75],
] as const;
/** How good it is that a name is shown there. */
const nameGain = { always: 4, narrow: 3, medium: 2, wide: 1, pointed: 0 };

/** From where to where something reaches, in pixels. */
type Extent = readonly [from: number, to: number];

/**
 * Puts the marks of a year into lanes: each where no mark lies on another and names that have to be shown have room, and
 * of such lanes into the one in which most names are shown. Marks with such a name choose first. In its lane, the lowest
 * value comes first.
 */
export function intoLanes<Given extends Mark>(marks: readonly Given[]): (Given & PlacedMark)[][] {
  const lanes: Given[][] = [];
  for (const mark of marks.toSorted((one, other) => Number(other.asked) - Number(one.asked))) {
    const [best] = lanes
      .filter((lane) => hasRoom([...lane, mark]))
      .map((lane) => ({ lane, gain: total(placed([...lane, mark])) - total(placed(lane)) }))
      .sort((one, other) => other.gain - one.gain);
    if (best) best.lane.push(mark);
    else lanes.push([mark]);
  }
  return lanes.map((lane) => placed(lane).sort((one, other) => one.x - other.x));
}

function hasRoom(lane: readonly Mark[]): boolean {
  const [[, narrowest]] = widths;
  return (
    lane.every((mark) => !meets(markExtent(mark, narrowest), markExtents(lane, mark, narrowest))) &&
    placed(lane).every(({ asked, named }) => !asked || named === 'always')
  );
}

/** The marks of a lane with their names on the sides where most are shown. */
function placed<Given extends Mark>(lane: readonly Given[]): (Given & PlacedMark)[] {
  let best: (Given & PlacedMark)[] = [];
  for (let sides = 0; sides < 2 ** lane.length; sides += 1) {
    const sided = lane.map((mark, at) => ({ ...mark, side: (sides >> at) % 2 === 0 ? 'right' : 'left' }) as const);
    const marks = withNames(sided);
    if (best.length === 0 || total(marks) > total(best)) best = marks;
  }
  return best;
}

/** How good the names of a lane are: before all, that those are shown that have to be. */
function total(marks: readonly PlacedMark[]): number {
  return marks.reduce((sum, { asked, named }) => sum + nameGain[named] * (asked && named === 'always' ? 10 : 1), 0);
}

/** Says from which width each name is shown: where it lies on no mark and on no name that was shown before. */
function withNames<Given extends Mark & Pick<PlacedMark, 'side'>>(lane: readonly Given[]): (Given & PlacedMark)[] {
  const marks = lane.map((mark) => ({ ...mark, named: 'pointed' as PlacedMark['named'] }));
  const inOrder = marks.toSorted((one, other) => Number(other.asked) - Number(one.asked) || other.x - one.x);
  for (const [named, width] of widths) {
    for (const mark of inOrder) {
      if (mark.named !== 'pointed') continue;
      const names = marks.filter((other) => other.named !== 'pointed').map((other) => nameExtent(other, width));
      const extent = nameExtent(mark, width);
      const isInside = extent[0] >= 0 && extent[1] <= width;
      if (isInside && !meets(extent, [...markExtents(marks, mark, width), ...names])) mark.named = named;
    }
  }
  return marks;
}

/** The extents of the other marks of a lane. */
function markExtents(lane: readonly Mark[], mark: Mark, width: number): Extent[] {
  return lane.filter((other) => other !== mark).map((other) => markExtent(other, width));
}

function markExtent({ x }: Mark, width: number): Extent {
  const at = (x / 100) * width;
  return [at - markWidth / 2, at + markWidth / 2];
}

function nameExtent({ x, name, side }: Mark & Pick<PlacedMark, 'side'>, width: number): Extent {
  const at = (x / 100) * width;
  const reach = [...name].reduce((sum, letter) => sum + letterWidth(letter), nameGap);
  return side === 'right' ? [at, at + reach] : [at - reach, at];
}

function letterWidth(letter: string): number {
  return letterWidths.find(([some]) => some.test(letter))?.[1] ?? 0;
}

function meets([from, to]: Extent, others: readonly Extent[]): boolean {
  return others.some(([otherFrom, otherTo]) => from < otherTo && otherFrom < to);
}
