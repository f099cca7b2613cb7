/** US dollars as text, for example "$5,300,000". The text is the source; numbers are derived from it. */
export type Dollars = `$${string}`;

/** A value range as the page shows it: "$50-$300", or "$500-$2,000+" when the upper end is open. */
export type ValueRange = `${Dollars}-${Dollars}`;

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

/**
 * Reads an amount of US dollars.
 * @example parseDollars('$5,300,000') // 5300000
 * @returns whole US dollars
 * @throws RangeError when the text is not a dollar amount
 */
export function parseDollars(text: Dollars): number {
  const match = /^\$(\d{1,3}(?:,\d{3})*|\d+)$/.exec(text);
  if (!match?.[1]) throw new RangeError(`"${text}" is not an amount like "$5,300,000".`);
  return Number(match[1].replaceAll(',', ''));
}

/**
 * Reads a range of values.
 * @example parseValueRange('$500-$2,000+') // { low: 500, high: 2000, open: true }
 * @returns both ends in whole US dollars; `open` is true if the upper end is open ("+")
 * @throws RangeError when the text is not a rising range
 */
export function parseValueRange(text: Dollars): { low: number; high: number; open: boolean } {
  const match = /^(\$[\d,]+)-(\$[\d,]+)(\+?)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new RangeError(`"${text}" is not a range like "$500-$2,000+".`);
  const low = parseDollars(match[1] as Dollars);
  const high = parseDollars(match[2] as Dollars);
  if (high <= low) throw new RangeError(`"${text}" is not a range from a lower to a higher amount.`);
  return { low, high, open: match[3] === '+' };
}
