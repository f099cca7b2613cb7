import { binderLimits } from './entry.ts';

/**
 * Writes US cents as an amount that can be edited; an empty text if there is none.
 * @example writeAmount(1250) // '12.50'
 */
export function writeAmount(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Thousands are parted by one sign, a comma or a space; a point comes before cents. */
const amountForm = /^(?:\d+|[1-9]\d{0,2}([,\s])\d{3}(?:\1\d{3})*)(?:\.\d{0,2})?$/;

/**
 * Reads an amount of US dollars as people write it: "1,250", "$12.50". What means one amount here and another elsewhere,
 * such as "12,50" or "1.250", is refused.
 * @example readAmount('$1,250') // 125000
 * @returns US cents; null for an empty text
 * @throws RangeError if it is not an amount, or too large
 */
export function readAmount(text: string): number | null {
  const amount = text.trim().replace(/^\$\s*/, '');
  if (amount === '') return null;
  const cents = Math.round(Number(amount.replace(/[,\s]/g, '')) * 100);
  if (!amountForm.test(amount) || cents > binderLimits.paid) {
    throw new RangeError('The price paid must be an amount in US dollars, for example 12.50.');
  }
  return cents;
}
