import { currentPlace } from '../contract/index.ts';

/**
 * The address of the marketplace's search results for some words, such as the name of a card or a set.
 * @example marketplaceSearch('Thor cards') // 'https://market.example/search?q=Thor+cards'
 */
export function marketplaceSearch(words: string): string {
  return `${currentPlace().marketplace.origin}/search?${new URLSearchParams({ q: words })}`;
}
