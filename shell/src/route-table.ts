import { site } from '@mint-row/kit/content';
import type { Route } from '@mint-row/kit/contract';

/** The lists of links in the footer. Those of the header are in `navigation/links.ts`: browsers need these. */
type List = 'footer' | 'resources' | 'legal';

interface Row extends Route {
  /** The text of the links to it, in each list that includes it. */
  navigation?: Partial<Record<List, string>>;
}

/**
 * Every pattern of the site, the remotes that may have pages there, and the links that lead there, in order. The remotes
 * say which pages exist. If several rows match a path, the first one counts.
 */
const routes: readonly Row[] = [
  { pattern: '/', remotes: ['editorial'], navigation: { footer: 'Home' } },
  { pattern: '/marvel/*', remotes: ['marvel'], navigation: { footer: 'Marvel' } },
  { pattern: '/star-wars/*', remotes: ['starwars'], navigation: { footer: 'Star Wars' } },
  { pattern: '/pokemon/*', remotes: ['pokemon'], navigation: { footer: 'Pokémon' } },
  { pattern: '/characters', remotes: ['editorial'], navigation: { footer: 'Characters A–Z' } },
  { pattern: '/characters/:slug', remotes: ['marvel', 'pokemon', 'starwars'] },
  { pattern: '/top-50-cards', remotes: ['editorial'], navigation: { footer: 'Top 50 cards' } },
  { pattern: '/guides', remotes: ['editorial'], navigation: { resources: 'Guides' } },
  { pattern: '/guides/values', remotes: ['editorial'], navigation: { resources: 'Price guide' } },
  { pattern: '/guides/:slug', remotes: ['editorial', 'marvel', 'pokemon', 'starwars'] },
  { pattern: '/checklists', remotes: ['editorial'], navigation: { resources: 'Checklists' } },
  { pattern: '/about', remotes: ['editorial'], navigation: { footer: 'About' } },
  { pattern: '/faq', remotes: ['editorial'], navigation: { resources: 'FAQ' } },
  { pattern: '/contact', remotes: ['editorial'], navigation: { resources: 'Contact' } },
  { pattern: '/updates', remotes: ['editorial'], navigation: { resources: 'What’s new' } },
  { pattern: '/binder', remotes: ['editorial'], navigation: { footer: 'My binder' } },
  { pattern: '/binder/nine', remotes: ['editorial'] },
  { pattern: '/search', remotes: ['editorial'] },
  { pattern: '/disclaimer', remotes: ['editorial'], navigation: { legal: 'Disclaimer' } },
  { pattern: '/dmca', remotes: ['editorial'], navigation: { legal: 'DMCA policy' } },
  { pattern: '/user-policy', remotes: ['editorial'], navigation: { legal: 'User content policy' } },
];

/** The route table: which remotes may have pages where. Browsers do not need it, so a bundler may drop it. */
export const routeTable: readonly Route[] = /* @__PURE__ */ routes.map(({ pattern, remotes }) => ({
  pattern,
  remotes,
}));

/** The links of a list, in the order of the route table. */
export function linksOf(list: List): { name: string; href: string }[] {
  return routes.flatMap(({ pattern, navigation }) => {
    const name = navigation?.[list];
    return name ? [{ name, href: pattern.replace('/*', '') }] : [];
  });
}

export const notFoundHead = {
  title: `Page not found · ${site.name}`,
  description: 'There is no page at this address.',
};
