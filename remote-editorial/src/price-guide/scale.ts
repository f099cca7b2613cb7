/**
 * Where a price is on the scale of the price guide, in percent: the scale begins at $1, and each tenfold takes 13 1/3. To a
 * tenth, so that a mark lies on the line of its tenfold.
 */
export function placeOf(price: string): number {
  return Math.round((Math.log10(amountIn(price)) * 400) / 3) / 10;
}

/** A price as whole US dollars; of a range, the upper end: 2000 for "$500-$2,000+". */
export function amountIn(price: string): number {
  return Number(price.replace(/.*-|\D/g, ''));
}
