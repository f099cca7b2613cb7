import type { Franchise } from '@mint-row/shared/contract';

/**
 * The franchise of a slug. One whose remote has no release is shown by its slug, in grey.
 * @param franchises those that the site has
 */
export function franchiseNamed(
  franchises: readonly Franchise[] | undefined,
  slug: string,
): Pick<Franchise, 'slug' | 'name' | 'accent'> {
  return franchises?.find((franchise) => franchise.slug === slug) ?? { slug, name: slug, accent: 'grey' };
}
