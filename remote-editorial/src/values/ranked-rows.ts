import type { RankedCard } from '@mint-row/shared/content';

/** A card of the Top 50, as the price guide shows it. */
export interface RankedRow {
  rank: number;
  name: string;
  franchise: string;
  year: number;
  value: string;
  grade: string;
  /** The sale that the value is, "2021, Heritage"; null for an estimate. Its entry in the ranking says more. */
  sale: string | null;
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
    sale: basis.kind === 'sale' ? `${basis.year}, ${basis.house}` : null,
  }));
}
