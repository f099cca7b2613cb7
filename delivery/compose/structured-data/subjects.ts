import { site } from '@mint-row/kit/content';
import { type Catalogue, entryPath, paths } from '@mint-row/kit/contract';
import type { ManifestPage, RemoteManifest } from '@mint-row/kit/contract/manifest';
import type { Article, DefinedTermSet, ItemList } from 'schema-dts';
import { ids } from './site.ts';

/** A guide as an article, with the dates of its content. */
export function articleOf(
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
const mostNamed = 100;

/**
 * What a page lists: the characters of a franchise or of all, or the Top 50.
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
      .slice(0, mostNamed)
      .map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

function itemsOf(path: string, own: Catalogue, shown: Catalogue): { name: string; url: string }[] {
  const ofFranchise = (own.franchises ?? []).some(({ characters }) => characters === path);
  if (ofFranchise) return (own.characters ?? []).map(linked);
  if (path === paths.characters) {
    return [...(shown.characters ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)).map(linked);
  }
  const ranked = (own.cards ?? []).filter((card) => card.ranked && card.path === path);
  return ranked.map(({ title, anchor }) => ({ name: title, url: site.urlOf(`${path}#${anchor}`) }));
}

function linked({ name, slug }: { name: string; slug: string }): { name: string; url: string } {
  return { name, url: site.urlOf(paths.character(slug)) };
}

/** The terms of the glossary. */
export function termsOf(
  { path, title }: ManifestPage,
  { catalogue: { terms = [] } }: RemoteManifest,
): DefinedTermSet | null {
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
