import type { YearPlot } from '@mint-row/kit/charts';
import type { Point, RankedCard } from '@mint-row/kit/content';
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
}

/** What is derived from the ranking while the site is built, so that the page needs no code for it. */
export interface RankingData {
  cards: readonly Ranked[];
  plot: YearPlot;
  bases: BasisCounts;
  /** What each grade means, in a sentence. */
  meanings: Readonly<Record<string, string>>;
}

/** The data of the ranking's page besides its text. */
export function rankingData(cards: readonly RankedCard[], grades: readonly Point[]): RankingData {
  const plot = rankingPlot(cards);
  const marks = plot.rows.flatMap(({ lanes }) => lanes.flat());
  return {
    cards: cards.map((card, index) => ({
      ...card,
      rank: index + 1,
      basis: basisLine(card.basis),
      isSale: card.basis.kind === 'sale',
      at: marks.find((mark) => mark.card === index)?.x ?? 0,
    })),
    plot,
    bases: countBases(cards),
    meanings: Object.fromEntries(grades.map(({ title, text }) => [title, firstSentence(plainText(text))])),
  };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? text;
}
