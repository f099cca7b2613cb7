import { site } from '@mint-row/kit/content';
import { type Catalogue, entryPath, type Place, paths, urlAt } from '@mint-row/kit/contract';
import type { ManifestPage, RemoteManifest } from '@mint-row/kit/contract/manifest';
import type { Article, BreadcrumbList, DefinedTermSet, ItemList, Organization, Thing, WebSite } from 'schema-dts';
import type { PlannedPage } from './plan.ts';

/**
 * The subject of a page, in schema.org's vocabulary, from the catalogues alone: so it says nothing that the page does
 * not. Values are estimates, so nothing is a product, an offer or a rating.
 * @param shown.catalogue the entries of all remotes, of the kinds that the page shows
 * @param shown.picture the address of the page's picture for links, or null
 * @returns one object for each subject
 */
export function structuredData(
  { page, remote: { manifest } }: PlannedPage,
  { catalogue, place, picture }: { catalogue: Catalogue; place: Place; picture: string | null },
): Exclude<Thing, string>[] {
  const urlOf: UrlOf = (path) => urlAt(place, path);
  const organization = organizationOf(urlOf);
  const article = articleOf(page, manifest, picture, urlOf);
  const about = [
    ...(page.path === paths.home ? [organization, websiteOf(urlOf)] : []),
    breadcrumbs(page, manifest, urlOf),
    // An article refers to its publisher by name; each document has to define it.
    article && organization,
    article,
    listOf(page, manifest, catalogue, urlOf),
    termsOf(page, manifest, urlOf),
  ];
  return about.filter((thing) => typeof thing === 'object' && thing !== null);
}

/** The whole address of a path of the site, or of an anchor on it. */
type UrlOf = (path: string) => string;

/** The publisher of the site. Other subjects refer to it by its id. */
function organizationOf(urlOf: UrlOf): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': urlOf('/#organization'),
    name: site.name,
    url: urlOf(paths.home),
    logo: urlOf('/icon-512.png'),
  };
}

/** The site as a whole, and how to search it. */
function websiteOf(urlOf: UrlOf): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(paths.search)}?q={search_term_string}` },
    // Google's name for what is typed; schema.org describes it without listing it. Source: https://schema.org/docs/actions.html
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': urlOf('/#website'),
    name: site.name,
    url: urlOf(paths.home),
    publisher: { '@id': urlOf('/#organization') },
    potentialAction: search,
  };
}

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
function breadcrumbs(page: ManifestPage, manifest: RemoteManifest, urlOf: UrlOf): BreadcrumbList | null {
  if (page.path === paths.home) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page, manifest).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };
}

/** A guide as an article, with the dates of its content. */
function articleOf(
  { path, description, reviewed }: ManifestPage,
  { catalogue }: RemoteManifest,
  picture: string | null,
  urlOf: UrlOf,
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
    author: { '@id': urlOf('/#organization') },
    publisher: { '@id': urlOf('/#organization') },
    mainEntityOfPage: urlOf(path),
    ...(picture && { image: urlOf(picture) }),
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
  urlOf: UrlOf,
): ItemList | null {
  const items = itemsOf(path, catalogue, shown, urlOf);
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

function itemsOf(path: string, own: Catalogue, shown: Catalogue, urlOf: UrlOf): { name: string; url: string }[] {
  const linkedCharacter = ({ name, slug }: { name: string; slug: string }) => ({
    name,
    url: urlOf(paths.character(slug)),
  });
  const ofFranchise = (own.franchises ?? []).some(({ characters }) => characters === path);
  if (ofFranchise) return (own.characters ?? []).map(linkedCharacter);
  if (path === paths.characters) {
    return [...(shown.characters ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)).map(linkedCharacter);
  }
  const ranked = (own.cards ?? []).filter((card) => card.ranked && card.path === path);
  return ranked.map(({ title, anchor }) => ({ name: title, url: urlOf(`${path}#${anchor}`) }));
}

/** The terms of the glossary. */
function termsOf(
  { path, title }: ManifestPage,
  { catalogue: { terms = [] } }: RemoteManifest,
  urlOf: UrlOf,
): DefinedTermSet | null {
  if (path !== paths.glossary || terms.length === 0) return null;
  const set = urlOf(path);
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
