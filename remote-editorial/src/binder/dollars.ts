const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as they are shown: "$1,250.50". */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}
