import { amountIn } from './amount.ts';

/**
 * Where a price is on the scale of the price guide, in percent. The scale begins at $1, and each tenfold takes 13 1/3; whole
 * percents are as exact as it is read, and cost less in a document with a hundred drawings.
 */
export function placeOf(price: string): number {
  return Math.round((Math.log10(amountIn(price)) * 40) / 3);
}
