import { limits } from './entry.ts';

/** US cents as an amount that can be edited: "12.50", "12"; an empty text if there is none. */
export function writeAmount(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/**
 * Reads an amount of US dollars as people write it: "1,250", "$12.50".
 * @returns US cents; null for an empty text
 * @throws RangeError if it is not an amount, or too large
 */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  const cents = Math.round(Number(plain) * 100);
  if (!/^\d+(\.\d{0,2})?$/.test(plain) || cents > limits.paid) {
    throw new RangeError('The price paid must be an amount in US dollars, for example 12.50.');
  }
  return cents;
}
