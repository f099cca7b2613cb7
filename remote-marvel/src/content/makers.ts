/** The years that the drawing of the makers spans: the first, and the one after the last. */
const firstYear = 1966;
const endYear = 2026;

/** Where a year begins on the drawing, in percent of its width. */
export function place(year: number): number {
  return Math.round(((year - firstYear) / (endYear - firstYear)) * 10_000) / 100;
}

/** Years in which a maker had Marvel cards, the last included. */
interface MakerSpan {
  from: number;
  to: number;
  /** True if sets on this site or the histories of the companies confirm it; otherwise it is general knowledge. */
  confirmed: boolean;
}

interface Maker {
  name: string;
  spans: readonly MakerSpan[];
  /** Its cards, with links to pages that say more about them. May have marks: see `textParts`. */
  text: string;
}

/** Where the cards of a maker, or their names, went on under another name. */
interface Succession {
  from: string;
  to: string;
  /**
   * The year at which the line comes down: that of the change, or one with room beside the bars between. If the later bar
   * does not have that year, the line goes on to the side, to where the bar begins.
   */
  at: number;
}

const confirmed = (from: number, to: number): MakerSpan => ({ from, to, confirmed: true });
const known = (from: number, to: number): MakerSpan => ({ from, to, confirmed: false });

/** The makers of Marvel cards, by their first year. */
export const makers: readonly Maker[] = [
  {
    name: 'Donruss',
    spans: [confirmed(1966, 1966)],
    text: 'Marvel Super Heroes: 66 gum cards, the first under a Marvel licence. [Iron Man](/characters/iron-man), [Captain America](/characters/captain-america) and [Thor](/characters/thor) are on several.',
  },
  {
    name: 'Topps',
    spans: [known(1974, 1976), known(2000, 2003), confirmed(2025, 2025)],
    text: 'Stickers of the heroes in the 1970s, cards of the first big films after 2000. It has had the whole licence since 2025: X-Men ’97 came first, Marvel Comics Chrome followed.',
  },
  {
    name: 'Comic Images',
    spans: [known(1987, 1994)],
    text: 'Small sets of one hero or one artist, before Impel and then beside it.',
  },
  {
    name: 'Impel',
    spans: [confirmed(1990, 1992)],
    text: 'Marvel Universe, and Jim Lee’s X-Men with [Deadpool](/characters/deadpool). [Four sets, one by one](/guides/marvel-1990-to-1996?maker=impel).',
  },
  {
    name: 'SkyBox',
    spans: [confirmed(1992, 1993)],
    text: 'Impel under its new name. Joe Jusko’s Masterpieces, and the foil fights of [Hulk](/characters/hulk).',
  },
  {
    name: 'Fleer',
    spans: [confirmed(1994, 1995)],
    text: 'Owned by Marvel when its turn came. [Ultra, Flair and the last Marvel Universe](/guides/marvel-1990-to-1996?maker=fleer).',
  },
  {
    name: 'Fleer/SkyBox',
    spans: [confirmed(1995, 1996), known(1997, 1998)],
    text: 'The two as one company, with the Masterpieces of 1996 and [the life of Wolverine](/guides/marvel-1990-to-1996?maker=fleer-skybox) in a hundred cards.',
  },
  {
    name: 'Rittenhouse',
    spans: [known(2006, 2014)],
    text: 'Archive and film sets in small runs, known for original drawings in the packs.',
  },
  {
    name: 'Upper Deck',
    spans: [known(2007, 2012), confirmed(2013, 2018), known(2019, 2024)],
    text: 'The names of Fleer under a new roof: Retro foil in 2013, [numbered by colour](/guides/pmgs-parallels-refractors), Jusko again in 2016, [Black Panther](/characters/black-panther) from his film in 2018.',
  },
];

/**
 * As told in the guide to the makers. The line of SkyBox passes Fleer’s bar on the left. We know no year for the last one:
 * it follows the bar above.
 */
export const successions: readonly Succession[] = [
  { from: 'Impel', to: 'SkyBox', at: 1992.5 },
  { from: 'SkyBox', to: 'Fleer/SkyBox', at: 1993 },
  { from: 'Fleer', to: 'Fleer/SkyBox', at: 1995.5 },
  { from: 'Fleer/SkyBox', to: 'Upper Deck', at: 1999.5 },
];

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
  /** Beside the axis on wide screens, where the drawing shows more. */
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
const decades = [1970, 1980, 1990, 2000, 2010, 2020];

/** Places the makers on one line of years. */
export const makersFigure: MakersFigure = {
  heading: 'Who made them, 1966 to 2025',
  intro: 'The maker is the quickest way to the decade: find the name in the small print on the back, then the bar.',
  caption:
    'Filled bars are confirmed, by Gentlemen of Leisure’s descriptions of the sets and by histories of the companies. Outlined bars are general knowledge in the hobby, so take their ends as approximate. Makers of a single later set are left out.',
  drawn: 'Shaded: none of these makers made Marvel cards, as far as we know. Lines show who took over.',
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

/** A line of the drawing within one row, in percent of its width and height. */
interface MakerLine {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  /** Where it arrives: at the upper edge of a bar, or at its beginning. */
  arrow?: 'down' | 'across';
}

/** For each row, the lines from makers to those that followed them: down at that year, and across to bars beside it. */
export function successionLines(makers: readonly Maker[], successions: readonly Succession[]): MakerLine[][] {
  const rows = makers.map((): MakerLine[] => []);
  for (const { from, to, at } of successions) {
    const x = place(at);
    const start = makers.findIndex(({ name }) => name === from);
    const end = makers.findIndex(({ name }) => name === to);
    const [left, arrival] = [nearest(makers[start], at), nearest(makers[end], at)];
    if (left !== at) rows[start]?.push({ x1: place(left), x2: x, y1: 50, y2: 50 });
    for (let row = start; row <= end; row += 1) {
      const arrives = row === end && arrival === at;
      rows[row]?.push({
        x1: x,
        x2: x,
        y1: row === start ? 50 : 0,
        y2: row === end ? 50 : 100,
        ...(arrives && { arrow: 'down' }),
      });
    }
    if (arrival !== at) rows[end]?.push({ x1: x, x2: place(arrival), y1: 50, y2: 50, arrow: 'across' });
  }
  return rows;
}

/** The year of a maker's bars that is nearest to the given one. */
function nearest(maker: Maker | undefined, year: number): number {
  const spans = maker?.spans ?? [];
  return Math.min(Math.max(year, spans[0]?.from ?? year), (spans.at(-1)?.to ?? year) + 1);
}
