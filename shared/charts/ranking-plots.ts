import { scaleLinear, scaleLog } from 'd3-scale';
import { parseDollars, type RankedCard } from '../content/index.ts';

/** A line across the plot, with its label. */
export interface PlotTick {
  /** In percent, from the left or from the top. */
  at: number;
  text: string;
}

/** A name shown beside its mark. */
export interface PlotLabel {
  x: number;
  y: number;
  name: string;
  value: string;
  /** Above its mark, or beside it where a line of the scale runs above. */
  side: 'above' | 'beside';
  anchor: 'start' | 'middle' | 'end';
}

/** A scatter plot, in percent of its width and height: it stretches to any size while its text does not. */
export interface RankingPlot {
  x: readonly PlotTick[];
  y: readonly PlotTick[];
  /** The marks of each franchise's cards. */
  marks: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;
  labels: readonly PlotLabel[];
}

/** The short names of the marks that a plot labels, by the full name of the card. */
export type PlotNames = Readonly<Record<string, string>>;

const amount = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 0,
});

/** Value against rank, both as in the ranking. */
export function valueByRank(cards: readonly RankedCard[], names: PlotNames): RankingPlot {
  const last = cards.length;
  const tens = Array.from({ length: Math.floor(last / 10) }, (_, index) => (index + 1) * 10);
  return plot(cards, names, {
    domain: [1, Math.max(last, 2)],
    ticks: [1, ...tens],
    place: (_, index) => index + 1,
  });
}

/** Value against the year of the card. */
export function valueByYear(cards: readonly RankedCard[], names: PlotNames): RankingPlot {
  const years = cards.map(({ year }) => year);
  const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1];
  return plot(cards, names, {
    domain: [first, last],
    ticks: scaleLinear([first, last], [0, 1]).ticks(5),
    place: ({ year }) => year,
  });
}

interface Horizontal {
  domain: readonly [number, number];
  ticks: readonly number[];
  place: (card: RankedCard, index: number) => number;
}

function plot(cards: readonly RankedCard[], names: PlotNames, { domain, ticks, place }: Horizontal): RankingPlot {
  const values = cards.map(({ value }) => parseDollars(value));
  const top = 10 ** Math.ceil(Math.log10(Math.max(...values)));
  const across = scaleLinear(domain, [2, 98]);
  const down = scaleLog([Math.min(...values) * 0.75, top], [100, 0]);
  const marks = cards.map((card, index) => ({
    card,
    x: round(across(place(card, index))),
    y: round(down(parseDollars(card.value))),
  }));
  const powers = down.ticks().filter((tick) => Number.isInteger(Math.log10(tick)));
  return {
    x: ticks.map((tick) => ({ at: round(across(tick)), text: String(tick) })),
    y: powers.map((tick) => ({ at: round(down(tick)), text: amount.format(tick) })),
    marks: byFranchise(marks),
    labels: Object.entries(names).map(([full, name]) => {
      const mark = marks.find(({ card }) => card.name === full);
      if (!mark) throw new RangeError(`No ranked card is called "${full}", so the plot cannot label it.`);
      return { x: mark.x, y: mark.y, name, value: mark.card.value, ...placeAt(mark) };
    }),
  };
}

function byFranchise(
  marks: readonly { card: RankedCard; x: number; y: number }[],
): Record<string, (readonly [number, number])[]> {
  const found: Record<string, (readonly [number, number])[]> = {};
  for (const { card, x, y } of marks) found[card.franchise] = [...(found[card.franchise] ?? []), [x, y]];
  return found;
}

/** A name extends away from the nearer edge. */
function placeAt({ x, y }: { x: number; y: number }): Pick<PlotLabel, 'side' | 'anchor'> {
  if (y < 15) return { side: 'beside', anchor: x > 55 ? 'end' : 'start' };
  if (x > 84) return { side: 'above', anchor: 'end' };
  return { side: 'above', anchor: x > 55 ? 'middle' : 'start' };
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
