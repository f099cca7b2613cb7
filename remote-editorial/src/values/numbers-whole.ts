/**
 * Keeps a date, a number with the word before it, and a year with its house in one line: "16 February 2026", "PSA 10",
 * "2021, Heritage".
 */
export function numbersWhole(text: string): string {
  return text.replace(/( \d\d?) (?=[A-Z])|(\w) (?=\d+\b)|(, \d{4},) /g, '$1$2$3\u00a0');
}
