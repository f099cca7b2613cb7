import type { NavigationLink } from './links.ts';

/**
 * The link of the navigation that a page belongs to: its own, or else that of its remote's space, so that a character
 * and a guide belong to their franchise, or else that of the address above it.
 */
export function currentLink(
  links: readonly NavigationLink[],
  path: string,
  remote: string | undefined,
): NavigationLink | undefined {
  return (
    links.find(({ href }) => href === path) ??
    links.find(({ space }) => space && space === remote) ??
    links.find(({ href }) => path.startsWith(`${href}/`))
  );
}
