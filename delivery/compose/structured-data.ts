import { site } from '@mint-row/kit/content';
import { type Catalogue, entryPath, paths } from '@mint-row/kit/contract';
import type { ManifestPage, RemoteManifest } from '@mint-row/kit/contract/manifest';
import type { Article, BreadcrumbList, DefinedTermSet, ItemList, Organization, Thing, WebSite } from 'schema-dts';
import type { PlannedPage } from './plan.ts';

/**
 * The subject of a page, in schema.org's vocabulary, from the catalogues alone: so it says nothing that the page does
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

/** Names that other subjects refer to. */
const ids = { organization: site.urlOf('/#organization'), website: site.urlOf('/#website') } as const;

/** The publisher of the site. */
const organization: Organization = {
  '@type': 'Organization',
  '@id': ids.organization,
  name: site.name,
  url: site.urlOf(paths.home),
  logo: site.urlOf('/icon-512.png'),
};

const search = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${site.urlOf(paths.search)}?q={search_term_string}` },
  // Google's name for what is typed; schema.org describes it without listing it. Source: https://schema.org/docs/actions.html
  'query-input': 'required name=search_term_string',
} as const;

/** The site as a whole, and how to search it. */
const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: site.name,
  url: site.urlOf(paths.home),
  publisher: { '@id': ids.organization },
  potentialAction: search,
};

/** A page on the way to another. */
interface Step {
  name: string;
  path: string;
}

/**
 * The way from the home page to a page, as far as its remote knows it: over the franchise to a character, over the
 * index to a guide.
 */
function trailOf({ path, title }: ManifestPage, { catalogue }: RemoteManifest): Step[] {
  const home = { name: 'Home', path: paths.home };
  const [franchise] = catalogue.franchises ?? [];
  const own = franchise && { name: franchise.name, path: franchise.path };
  const list = franchise && { name: 'Characters', path: franchise.characters };
  const character = catalogue.characters?.find((entry) => entryPath('characters', entry) === path);
  const guide = catalogue.guides?.find((entry) => entryPath('guides', entry) === path);
  if (path === own?.path) return [home, own];
  if (own && path === list?.path) return [home, own, list];
  if (own && list && character) return [home, own, list, { name: character.name, path }];
  if (guide) return [home, { name: 'Guides', path: paths.guides }, { name: guide.title, path }];
  return [home, { name: title, path }];
}

/** The way to a page, or null for the home page itself. */
function breadcrumbs(page: ManifestPage, manifest: RemoteManifest): BreadcrumbList | null {
  if (page.path === paths.home) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page, manifest).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.urlOf(path),
    })),
  };
}

/** A guide as an article, with the dates of its content. */
function articleOf(
  { path, description, reviewed }: ManifestPage,
  { catalogue }: RemoteManifest,
  picture: string | null,
): Article | null {
  const guide = catalogue.guides?.find((entry) => entryPath('guides', entry) === path);
  if (!guide) return null;
  const dates = (catalogue.updates ?? []).filter((update) => update.path === path).map(({ date }) => date);
  return {
    '@type': 'Article',
    headline: guide.title,
    description,
    datePublished: dates.sort()[0] ?? reviewed,
    dateModified: reviewed,
    inLanguage: 'en',
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: site.urlOf(path),
    ...(picture && { image: site.urlOf(picture) }),
  };
}

/**
 * How many items of a list are named, so that a document does not grow with the site. `numberOfItems` is that of the whole
 * list then (https://schema.org/numberOfItems).
 */
const maxNamedItems = 100;

/**
 * The items that a page lists: the characters of a franchise or of all, or the Top 50.
 * @param shown the entries of all remotes, of the kinds that the page shows
 */
export function listOf(
  { path, title }: Pick<ManifestPage, 'path' | 'title'>,
  { catalogue }: Pick<RemoteManifest, 'catalogue'>,
  shown: Catalogue,
): ItemList | null {
  const items = itemsOf(path, catalogue, shown);
  if (items.length === 0) return null;
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: items.length,
    itemListElement: items
      .slice(0, maxNamedItems)
      .map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

function itemsOf(path: string, own: Catalogue, shown: Catalogue): { name: string; url: string }[] {
  const ofFranchise = (own.franchises ?? []).some(({ characters }) => characters === path);
  if (ofFranchise) return (own.characters ?? []).map(linkedCharacter);
  if (path === paths.characters) {
    return [...(shown.characters ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)).map(linkedCharacter);
  }
  const ranked = (own.cards ?? []).filter((card) => card.ranked && card.path === path);
  return ranked.map(({ title, anchor }) => ({ name: title, url: site.urlOf(`${path}#${anchor}`) }));
}

function linkedCharacter({ name, slug }: { name: string; slug: string }): { name: string; url: string } {
  return { name, url: site.urlOf(paths.character(slug)) };
}

/** The terms of the glossary. */
function termsOf({ path, title }: ManifestPage, { catalogue: { terms = [] } }: RemoteManifest): DefinedTermSet | null {
  if (path !== paths.glossary || terms.length === 0) return null;
  const set = site.urlOf(path);
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name: title,
    hasDefinedTerm: terms.map(({ slug, name, definition }) => ({
      '@type': 'DefinedTerm',
      name,
      description: definition,
      url: `${set}#${slug}`,
    })),
  };
}
