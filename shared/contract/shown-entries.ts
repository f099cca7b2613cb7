import type { Catalogue } from './catalogue.ts';
import type { PageData } from './registry.ts';
import { newestFirst } from './updates.ts';

/**
 * The entries that a page receives: all of the kinds that it shows, but only those terms that its data mentions, those
 * characters that it names, and as many updates of other pages as it lists, since every document contains them.
 * @param path the page's own
 * @param catalogue the entries of all remotes, of the kinds that the page shows
 */
export function entriesFor(
  path: string,
  { data, onlyCharacters, latestUpdates }: Pick<PageData, 'data' | 'onlyCharacters' | 'latestUpdates'>,
  { characters, terms, updates, ...others }: Catalogue,
): Catalogue {
  const mentioned = new Set([...JSON.stringify(data).matchAll(/\[\[([a-z0-9-]+)/g)].map(([, term]) => term));
  return {
    ...others,
    ...(characters && {
      characters: onlyCharacters ? characters.filter(({ slug }) => onlyCharacters.includes(slug)) : characters,
    }),
    ...(terms && { terms: terms.filter(({ slug }) => mentioned.has(slug)) }),
    ...(updates && {
      updates: latestUpdates
        ? newestFirst(updates.filter((update) => update.path !== path)).slice(0, latestUpdates)
        : updates,
    }),
  };
}
