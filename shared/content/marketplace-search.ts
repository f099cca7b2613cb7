import { marketplace } from './site.ts';

/** The marketplace's search results for some words, for example the name of a card or a set. */
export function marketplaceSearch(words: string): string {
  return `${marketplace.origin}/search?${new URLSearchParams({ q: words })}`;
}
