import { type MakerSpan, makers } from './makers.ts';

/** The years that the drawing spans: the first, and the one after the last. */
const first = 1966;
const end = 2026;

/** A bar of the drawing; positions are percentages of its width. */
export interface MakerBar {
  x: number;
  width: number;
  confirmed: boolean;
}

/** The drawing of the makers, and its words. */
export interface MakersFigure {
  heading: string;
  intro: string;
  caption: string;
  ticks: readonly { year: number; x: number }[];
  rows: readonly { name: string; years: string; bars: readonly MakerBar[]; text: string }[];
}

/** Places the makers on one line of years. */
export const makersFigure: MakersFigure = {
  heading: 'Who made them, 1966 to 2025',
  intro:
    'One character, nine names on the backs of the cards. The maker is the quickest way to the decade: find the name in the small print, then the bar.',
  caption:
    'Filled bars are confirmed by sets on this site, by Gentlemen of Leisure’s descriptions of them, and by histories of SkyBox, Fleer and Marvel. Outlined bars are general knowledge of the hobby, so read their ends as approximate. Makers of a single later set are left out.',
  ticks: [1970, 1980, 1990, 2000, 2010, 2020].map((year) => ({ year, x: percent(year - first) })),
  rows: makers.map(({ name, spans, text }) => ({
    name,
    years: yearsOf(spans),
    bars: spans.map(({ from, to, confirmed }) => ({
      x: percent(from - first),
      width: percent(to + 1 - from),
      confirmed,
    })),
    text,
  })),
};

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
    .map(({ from, to, confirmed }) => `${confirmed ? '' : 'about '}${from === to ? from : `${from}–${to}`}`)
    .join(', ');
}

function percent(years: number): number {
  return Math.round((years / (end - first)) * 10_000) / 100;
}
