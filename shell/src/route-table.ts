import { site } from '@mint-row/kit/content';
import type { RemoteName, Route } from '@mint-row/kit/contract';

/** The lists of links that the shell shows around every page; `menu` is what the menu of small screens has besides. */
type List = 'header' | 'menu' | 'footer' | 'resources' | 'legal' | 'notFound';

interface Row extends Route {
  /** What the links to it are called, in each list that includes it. */
  navigation?: Partial<Record<List, string>>;
  /** The colour of its link on the not-found page. */
  accent?: string;
}

/**
 * Every space of the site, the remotes that may have pages there, and the links that lead there, in order. The remotes
 * say which pages exist. If several rows match a path, the first one counts.
 */
const routes: readonly Row[] = [
  { pattern: '/', remotes: ['editorial'], navigation: { footer: 'Home' } },
  {
    pattern: '/marvel/*',
    remotes: ['marvel'],
    navigation: { header: 'Marvel Cards', footer: 'Marvel', notFound: 'Marvel cards' },
    accent: 'red',
  },
  {
    pattern: '/star-wars/*',
    remotes: ['starwars'],
    navigation: { header: 'Star Wars Cards', footer: 'Star Wars', notFound: 'Star Wars cards' },
    accent: 'blue',
  },
  {
    pattern: '/pokemon/*',
    remotes: ['pokemon'],
    navigation: { header: 'Pokémon Cards', footer: 'Pokémon', notFound: 'Pokémon cards' },
    accent: 'yellow',
  },
  {
    pattern: '/characters',
    remotes: ['editorial'],
    navigation: { menu: 'Characters A–Z', footer: 'Characters A–Z', notFound: 'Characters A–Z' },
  },
  { pattern: '/characters/:slug', remotes: ['marvel', 'pokemon', 'starwars'] },
  {
    pattern: '/top-50-cards',
    remotes: ['editorial'],
    navigation: { menu: 'Top 50 Cards', footer: 'Top 50 cards', notFound: 'Top 50 cards' },
  },
  {
    pattern: '/guides',
    remotes: ['editorial'],
    navigation: { header: 'Guides', resources: 'Guides', notFound: 'Guides' },
  },
  { pattern: '/guides/values', remotes: ['editorial'], navigation: { resources: 'Price guide' } },
  { pattern: '/guides/:slug', remotes: ['editorial', 'marvel', 'pokemon', 'starwars'] },
  { pattern: '/checklists', remotes: ['editorial'], navigation: { menu: 'Checklists', resources: 'Checklists' } },
  { pattern: '/about', remotes: ['editorial'], navigation: { header: 'About', footer: 'About' } },
  { pattern: '/faq', remotes: ['editorial'], navigation: { menu: 'FAQ', resources: 'FAQ' } },
  { pattern: '/contact', remotes: ['editorial'], navigation: { menu: 'Contact', resources: 'Contact' } },
  { pattern: '/updates', remotes: ['editorial'], navigation: { resources: 'What has changed' } },
  { pattern: '/binder', remotes: ['editorial'], navigation: { menu: 'My Binder', footer: 'My binder' } },
  { pattern: '/search', remotes: ['editorial'] },
  { pattern: '/disclaimer', remotes: ['editorial'], navigation: { legal: 'Disclaimer' } },
  { pattern: '/dmca', remotes: ['editorial'], navigation: { legal: 'DMCA policy' } },
  { pattern: '/user-policy', remotes: ['editorial'], navigation: { legal: 'User content policy' } },
];

/** The route table: which remotes may have pages where. Browsers do not need it. */
export const routeTable: readonly Route[] = /* @__PURE__ */ routes.map(({ pattern, remotes }) => ({
  pattern,
  remotes,
}));

/** A link of the shell's. */
export interface NavigationLink {
  name: string;
  href: string;
  accent?: string | undefined;
  /** The remote whose space it leads to; undefined if it leads to a single page. */
  space?: RemoteName | undefined;
}

/** The links of a list, in the order of the route table. */
export function linksOf(list: List): NavigationLink[] {
  return routes.flatMap(({ pattern, remotes, navigation, accent }) => {
    const name = navigation?.[list];
    const href = pattern.replace('/*', '');
    return name ? [{ name, href, accent, space: href === pattern ? undefined : remotes[0] }] : [];
  });
}

export const notFoundHead = {
  title: `Page not found · ${site.name}`,
  description: 'There is no page at this address.',
};
