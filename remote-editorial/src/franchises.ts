import type { Franchise } from '@mint-row/kit/contract';

/**
 * The franchise with a slug. If its remote has no release, its name is the slug and its colour grey.
 * @param franchises those that the site has
 */
export function franchiseNamed(
  franchises: readonly Franchise[] | undefined,
  slug: string,
): Pick<Franchise, 'slug' | 'name' | 'accent'> {
  return franchises?.find((franchise) => franchise.slug === slug) ?? { slug, name: slug, accent: 'grey' };
}
