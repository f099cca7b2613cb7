import { paths } from '@mint-row/kit/contract';

/** The number of cards that can be compared. */
export const maxCompared = 4;

/** The keys of cards that an address names, each once: `?cards=KEY,KEY`. */
export function chosenIn(address: URLSearchParams): string[] {
  return [...new Set((address.get('cards') ?? '').split(',').filter(Boolean))];
}

/** The keys as the address has them. */
export function chosenText(keys: readonly string[]): string {
  return keys.join(',');
}

/** The address of the comparison of cards. */
export function comparePath(keys: readonly string[]): string {
  return `${paths.compare}?cards=${chosenText(keys)}`;
}
