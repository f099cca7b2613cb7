import type { Dollars } from './value.ts';

export type Grade = 'PSA 10' | 'PSA 9' | 'Raw';

/** What a ranked value is based on: a public sale, or an estimate and its reason. */
export type Basis =
  | {
      kind: 'sale';
      year: number;
      /** Auction house or place of sale: "Goldin", "Heritage", "private sale". */
      house: string;
      /** How the sold copy differs from the grade shown, if it does. */
      note?: string;
    }
  | { kind: 'estimate'; reason: string };

/** One of the Top 50. Its rank is its position in the table. */
export interface RankedCard {
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  year: number;
  value: Dollars;
  grade: Grade;
  description: string;
  basis: Basis;
}
