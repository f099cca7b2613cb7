import type { Point, RankedCard } from '@mint-row/shared/content';
import { plainText } from '@mint-row/shared/contract';
import { type BasisLine, basisLine } from './basis-line.ts';
import { type BasisCounts, countBases } from './count-bases.ts';
import { type RankingFigure, rankingFigures } from './figures.ts';

/** A card as its entry shows it. */
export type Ranked = Omit<RankedCard, 'basis'> & { basis: BasisLine };

/** What is derived from the ranking while the site is built, so that the page needs no code for it. */
export interface RankingData {
  cards: readonly Ranked[];
  figures: readonly RankingFigure[];
  bases: BasisCounts;
  /** What each grade means, in a sentence. */
  meanings: Readonly<Record<string, string>>;
}

/** The data of the ranking's page besides its text. */
export function rankingData(cards: readonly RankedCard[], grades: readonly Point[]): RankingData {
  return {
    cards: cards.map((card) => ({ ...card, basis: basisLine(card.basis) })),
    figures: rankingFigures(cards),
    bases: countBases(cards),
    meanings: Object.fromEntries(grades.map(({ title, text }) => [title, firstSentence(plainText(text))])),
  };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? text;
}
