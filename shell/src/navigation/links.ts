import { paths, type RemoteName } from '@mint-row/kit/contract';

/** A link of the header. */
interface NavigationLink {
  name: string;
  href: string;
  /** The remote that has the page and those below it; undefined if it leads to a single page. */
  remote?: RemoteName;
}

/** The links of the header's row; `menu` is what the menu of small screens has besides. */
export const navigationLinks: Readonly<Record<'header' | 'menu', readonly NavigationLink[]>> = {
  header: [
    { name: 'Marvel Cards', href: '/marvel', remote: 'marvel' },
    { name: 'Star Wars Cards', href: '/star-wars', remote: 'starwars' },
    { name: 'Pokémon Cards', href: '/pokemon', remote: 'pokemon' },
    { name: 'Guides', href: paths.guides },
    { name: 'About', href: paths.about },
  ],
  menu: [
    { name: 'Characters A–Z', href: paths.characters },
    { name: 'Top 50 Cards', href: paths.top50 },
    { name: 'Checklists', href: paths.checklists },
    { name: 'FAQ', href: paths.faq },
    { name: 'Contact', href: paths.contact },
    { name: 'My Binder', href: paths.binder },
  ],
};

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
