import type { Dollars } from './value.ts';

/** A sale, of a copy of a card or of another thing. */
export interface Sale {
  /** The copy that was sold: "PSA 10". */
  copy: string;
  price: Dollars;
  /** True if that is about the price, and not the price to the dollar. */
  about?: true;
  /** When, and where if known: "Goldin, February 2022". */
  when: string;
}

/** Sales of a thing that is not one of the three cards, drawn on the scale of their values. */
export interface OtherSales {
  title: string;
  sales: readonly [Sale, ...Sale[]];
}
