import type { RemoteName } from './apps.ts';
import type { Catalogue } from './catalogue.ts';
import type { PageProps } from './page.ts';
import type { PageData, PageState, RegisteredRemote } from './registry.ts';
import { newestFirst } from './updates.ts';

/** A page as its remote publishes it, and where it belongs. */
export interface PublishedPage extends PageData {
  path: string;
  remote: RemoteName;
  /** The exposed module that shows it. */
  expose: string;
}

/** A page that can be rendered. */
export interface ShownPage {
  /** What its component takes. */
  props: PageProps;
  /** What its document says about it. */
  state: Extract<PageState, { kind: 'page' }>;
}

/**
 * Puts a page together from what its remote publishes and what the site adds: the composer and every development server
 * show pages by this function.
 * @param registered the release that its code comes from
 * @param catalogue the entries of all remotes, of the kinds that the page shows
 */
export function shownPage(page: PublishedPage, registered: RegisteredRemote, catalogue: Catalogue): ShownPage {
  const { path, remote, expose, reviewed, data } = page;
  const entries = entriesFor(path, page, catalogue);
  return {
    props: { data, base: registered.base, catalogue: entries },
    state: { kind: 'page', path, remote, expose, registered, reviewed, data, catalogue: entries },
  };
}

/**
 * The entries that a page receives: all of the kinds that it shows, but only those terms that its data mentions, and
 * only as many updates of other pages as it lists, since every document contains them.
 * @param path the page's own
 * @param catalogue the entries of all remotes, of the kinds that the page shows
 */
export function entriesFor(
  path: string,
  { data, latestUpdates }: Pick<PageData, 'data' | 'latestUpdates'>,
  { terms, updates, ...others }: Catalogue,
): Catalogue {
  const mentioned = new Set([...JSON.stringify(data).matchAll(/\[\[([a-z0-9-]+)/g)].map(([, term]) => term));
  return {
    ...others,
    ...(terms && { terms: terms.filter(({ slug }) => mentioned.has(slug)) }),
    ...(updates && {
      updates: latestUpdates
        ? newestFirst(updates.filter((update) => update.path !== path)).slice(0, latestUpdates)
        : updates,
    }),
  };
}
