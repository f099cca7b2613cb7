import { scaleLog } from 'd3-scale';
import { parseDollars, type RankedCard } from '../content/index.ts';
import { intoLanes, type PlacedMark } from './lanes.ts';

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
