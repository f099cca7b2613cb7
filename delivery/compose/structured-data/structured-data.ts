import { type Catalogue, paths } from '@mint-row/kit/contract';
import type { Thing } from 'schema-dts';
import type { PlannedPage } from '../plan.ts';
import { organization, website } from './site.ts';
import { articleOf, listOf, termsOf } from './subjects.ts';
import { breadcrumbs } from './trail.ts';

/**
 * What a page is about, in schema.org's vocabulary, from the catalogues alone: so it says nothing that the page does
 * not. Values are estimates, so nothing is a product, an offer or a rating.
 * @param shown the entries of all remotes, of the kinds that the page shows
 * @param picture the address of the page's picture for links, or null
 * @returns one object for each subject
 */
export function structuredData(
  { page, remote: { manifest } }: PlannedPage,
  shown: Catalogue,
  picture: string | null,
): Exclude<Thing, string>[] {
  const article = articleOf(page, manifest, picture);
  const about = [
    ...(page.path === paths.home ? [organization, website] : []),
    breadcrumbs(page, manifest),
    // An article refers to its publisher by name; each document has to define it.
    article && organization,
    article,
    listOf(page, manifest, shown),
    termsOf(page, manifest),
  ];
  return about.filter((thing) => typeof thing === 'object' && thing !== null);
}
