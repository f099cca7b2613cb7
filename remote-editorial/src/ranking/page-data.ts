import type { YearMark, YearPlot } from '@mint-row/kit/charts';
import type { RankedCard, TitledText } from '@mint-row/kit/content';
import { plainText } from '@mint-row/kit/contract';
import { type BasisLine, basisLine } from './basis-line.ts';
import { type BasisCounts, countBases } from './count-bases.ts';
import { rankingPlot } from './plot.ts';

/** A card as the plot and its entry show it. */
export interface Ranked extends Omit<RankedCard, 'basis'> {
  rank: number;
  basis: BasisLine;
  isSale: boolean;
  /** Its value on the scale of the plot, in percent. */
  at: number;
  /** Its name in the plot, if that is a shorter one. */
  short?: string | undefined;
  /** Where that has room; undefined if only while the mark is pointed at. */
  named?: YearMark['named'] | undefined;
  /** Whether it stands to the left of the mark. */
  isLeft?: true | undefined;
}

/** The plot: each year with its lanes, each of which lists cards by their positions in the ranking. */
export interface RankingPlotData extends Pick<YearPlot, 'ticks'> {
  rows: readonly { year: number; lanes: readonly (readonly number[])[] }[];
}

/** What is derived from the ranking while the site is built, so that the page needs no code for it. */
export interface RankingData {
  cards: readonly Ranked[];
  plot: RankingPlotData;
  bases: BasisCounts;
  /** What each grade means, in a sentence. */
  meanings: Readonly<Record<string, string>>;
}

/** The data of the ranking's page besides its text. */
export function rankingData(cards: readonly RankedCard[], grades: readonly TitledText[]): RankingData {
  const { rows, ticks } = rankingPlot(cards);
  const marks = rows.flatMap(({ lanes }) => lanes.flat());
  return {
    cards: cards.map((card, index) => ({
      ...card,
      rank: index + 1,
      basis: basisLine(card.basis),
      isSale: card.basis.kind === 'sale',
      ...shownAs(
        card,
        marks.find((mark) => mark.card === index),
      ),
    })),
    plot: {
      rows: rows.map(({ year, lanes }) => ({ year, lanes: lanes.map((lane) => lane.map((mark) => mark.card)) })),
      ticks,
    },
    bases: countBases(cards),
    meanings: Object.fromEntries(grades.map(({ title, text }) => [title, firstSentence(plainText(text))])),
  };
}

/** What a card has of its mark. What is usual is left out: the document has it of each card. */
function shownAs(card: RankedCard, mark: YearMark | undefined): Pick<Ranked, 'at' | 'short' | 'named' | 'isLeft'> {
  if (!mark) throw new RangeError(`${card.name} has no mark in the plot.`);
  const { x, name, named, side } = mark;
  return {
    at: x,
    short: name === card.name ? undefined : name,
    named: named === 'pointed' ? undefined : named,
    isLeft: side === 'left' || undefined,
  };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? text;
}
