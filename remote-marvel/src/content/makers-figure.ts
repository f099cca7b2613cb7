import { type MakerSpan, makers, successions } from './makers.ts';
import { endYear, firstYear, place } from './makers-scale.ts';
import { type MakerLine, successionLines } from './succession-lines.ts';

/** Years of the drawing; positions are percentages of its width. */
interface Years {
  x: number;
  width: number;
}

/** A row of the drawing. */
interface MakerRow {
  name: string;
  years: string;
  bars: readonly (Years & { confirmed: boolean })[];
  lines: readonly MakerLine[];
  text: string;
}

/** The drawing of the makers, and its words. */
export interface MakersFigure {
  heading: string;
  intro: string;
  caption: string;
  /** What else the drawing shows on wide screens. */
  drawn: string;
  labels: readonly { year: number; x: number }[];
  /** The decades. */
  grid: readonly number[];
  /** Years in which the list has no maker. */
  empty: readonly Years[];
  rows: readonly MakerRow[];
}

const lines = successionLines(makers, successions);
/** The decades that the drawing marks. */
const decades = [1980, 1990, 2000, 2010, 2020];

/** Places the makers on one line of years. */
export const makersFigure: MakersFigure = {
  heading: 'Who made them, 1966 to 2025',
  intro:
    'One character, nine names on the backs of the cards. The maker is the quickest way to the decade: find the name in the small print, then the bar.',
  caption:
    'Filled bars are confirmed by sets on this site, by Gentlemen of Leisure’s descriptions of them, and by histories of SkyBox, Fleer and Marvel. Outlined bars are general knowledge of the hobby, so read their ends as approximate. Makers of a single later set are left out.',
  drawn: 'In shaded years the list has nobody. A line leads to the maker under whose name the cards went on.',
  labels: [firstYear, ...decades].map((year) => ({ year, x: place(year) })).concat({ year: endYear - 1, x: 100 }),
  grid: decades.map(place),
  empty: emptyYears(),
  rows: makers.map(({ name, spans, text }, row) => ({
    name,
    years: yearsOf(spans),
    bars: spans.map(({ from, to, confirmed }) => ({ ...placed(from, to), confirmed })),
    lines: lines[row] ?? [],
    text,
  })),
};

/** The years without a maker, placed. */
function emptyYears(): Years[] {
  const spans = makers.flatMap((maker) => maker.spans).toSorted((one, other) => one.from - other.from);
  const runs: Years[] = [];
  let next = firstYear;
  for (const { from, to } of spans) {
    if (from > next) runs.push(placed(next, from - 1));
    next = Math.max(next, to + 1);
  }
  return runs;
}

function placed(from: number, to: number): Years {
  return { x: place(from), width: place(firstYear + to + 1 - from) };
}

/** "about 1974–1976, about 2000–2003, 2025": spans that follow one another as one. */
export function yearsOf(spans: readonly MakerSpan[]): string {
  const runs: MakerSpan[] = [];
  for (const span of spans) {
    const before = runs.at(-1);
    if (before?.to === span.from - 1)
      runs.splice(-1, 1, { ...before, to: span.to, confirmed: before.confirmed && span.confirmed });
    else runs.push(span);
  }
  return runs
    .map(({ from, to, confirmed }) => `${confirmed ? '' : 'about\u00a0'}${from === to ? from : `${from}–${to}`}`)
    .join(', ');
}
