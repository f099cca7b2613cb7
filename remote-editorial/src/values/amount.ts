/** A price as whole US dollars; of a range, the upper end: 2000 for "$500-$2,000+". */
export function amountIn(price: string): number {
  return Number(price.replace(/.*-|\D/g, ''));
}
