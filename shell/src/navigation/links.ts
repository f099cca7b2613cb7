import { paths, type RemoteName } from '@mint-row/kit/contract';

/** A link of the header. */
interface NavigationLink {
  name: string;
  href: string;
  /** The remote that has the page and those below it; undefined if it leads to a single page. */
  remote?: RemoteName;
}

/** The links of the header's row. */
export const headerLinks: readonly NavigationLink[] = [
  { name: 'Marvel Cards', href: '/marvel', remote: 'marvel' },
  { name: 'Star Wars Cards', href: '/star-wars', remote: 'starwars' },
  { name: 'Pokémon Cards', href: '/pokemon', remote: 'pokemon' },
  { name: 'Guides', href: paths.guides },
  { name: 'About', href: paths.about },
];

/** The link of the row that a panel opens beside. */
export const panelOf = paths.guides;

/** What that panel has, and the menu of small screens after the links of the row. */
export const panelLinks: readonly NavigationLink[] = [
  { name: 'Top 50 cards', href: paths.top50 },
  { name: 'Price guide', href: paths.values },
  { name: 'Compare cards', href: paths.compare },
  { name: 'Checklists', href: paths.checklists },
  { name: 'Characters A–Z', href: paths.characters },
  { name: 'Glossary', href: paths.glossary },
  { name: 'FAQ', href: paths.faq },
  { name: 'Contact', href: paths.contact },
];

/** The shelves of the index of guides, by their anchors there, with the colour of each: see `accents`. */
export const shelfLinks = [
  { name: 'Any card', shelf: 'all' },
  { name: 'Marvel guides', shelf: 'marvel', accent: 'red' },
  { name: 'Star Wars guides', shelf: 'starwars', accent: 'blue' },
  { name: 'Pokémon guides', shelf: 'pokemon', accent: 'yellow' },
].map(({ shelf, ...link }) => ({ ...link, href: `${paths.guides}#guides-${shelf}` }));

/**
 * The link of the navigation that a page belongs to: its own, or else that of its remote, so that a character
 * and a guide belong to their franchise, or else that of the address above it.
 */
export function currentLink(
  links: readonly NavigationLink[],
  path: string,
  remote: string | undefined,
): NavigationLink | undefined {
  return (
    links.find(({ href }) => href === path) ??
    links.find((link) => link.remote && link.remote === remote) ??
    links.find(({ href }) => path.startsWith(`${href}/`))
  );
}
