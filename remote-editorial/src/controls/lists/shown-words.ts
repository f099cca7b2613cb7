/**
 * What a list of cards shows, in words: "5 of 50 cards: Marvel, by year".
 * @param parts its filters and its order; those that are missing or empty are left out
 */
export function shownWords(count: number, all: number, parts: readonly (string | undefined)[]): string {
  return `${count === all ? '' : `${count} of `}${all} cards: ${parts.filter(Boolean).join(', ')}`;
}
