import type { RankedCard } from '@mint-row/shared/content';
import { plainText } from '@mint-row/shared/contract';
import { basisLine } from '../ranking/basis-line.ts';

/** A card of the Top 50, as the price guide shows it. */
export interface RankedRow {
  rank: number;
  name: string;
  franchise: string;
  year: number;
  value: string;
  grade: string;
  /** "Estimate" or "Known sale", and the rest of the sentence, without marks. */
  basis: { kind: string; rest: string };
}

/** The rows of the ranking: a card's rank is its position. */
export function rankedRows(cards: readonly RankedCard[]): RankedRow[] {
  return cards.map(({ name, franchise, year, value, grade, basis }, index) => ({
    rank: index + 1,
    name,
    franchise,
    year,
    value,
    grade,
    basis: withoutMarks(basisLine(basis)),
  }));
}

function withoutMarks({ kind, rest }: RankedRow['basis']): RankedRow['basis'] {
  return { kind, rest: plainText(rest) };
}
