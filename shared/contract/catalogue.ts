import type { Franchise } from './franchise.ts';
import { paths } from './paths.ts';

/** A character as lists of all franchises show it. */
export interface CharacterEntry {
  slug: string;
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  era?: string | undefined;
  summary: string;
}

/** A guide as the guides' index shows it. */
export interface GuideEntry {
  slug: string;
  title: string;
  summary: string;
  /** The slug of the franchise that it is about; null for all. */
  franchise: string | null;
}

/** The kinds of entries that remotes offer to pages of others, and what an entry of each is. */
export interface Entries {
  franchises: Franchise;
  characters: CharacterEntry;
  guides: GuideEntry;
}

export type Kind = keyof Entries;

/** Entries by kind: what a remote offers, or what all of them offer together. */
export type Catalogue = { readonly [Each in Kind]?: readonly Entries[Each][] | undefined };

/** The page that an entry stands for, which its remote must have. */
const pageOf: { readonly [Each in Kind]: (entry: Entries[Each]) => string } = {
  franchises: ({ path }) => path,
  characters: ({ slug }) => paths.character(slug),
  guides: ({ slug }) => paths.guide(slug),
};

/** All kinds, in the order in which they are written. */
export const kinds = Object.keys(pageOf) as readonly Kind[];

/** The address of the page that an entry stands for. */
export function entryPath<Each extends Kind>(kind: Each, entry: Entries[Each]): string {
  return pageOf[kind](entry);
}

/** The kinds that a catalogue has entries of. */
export function offersOf(catalogue: Catalogue): Kind[] {
  return kinds.filter((kind) => catalogue[kind]);
}

/** The file, within a release, that has a remote's entries of a kind. */
export function catalogueFile(kind: Kind): string {
  return `catalogue/${kind}.json`;
}

/**
 * Puts the catalogues of remotes together.
 * @param shown the kinds that a page shows; the others are left out
 * @param catalogues those of all remotes, in the order of their names
 */
export function mergeCatalogues(shown: readonly Kind[], catalogues: readonly Catalogue[]): Catalogue {
  const merge = <Each extends Kind>(kind: Each) =>
    catalogues.flatMap((catalogue): readonly Entries[Each][] => catalogue[kind] ?? []);
  return Object.fromEntries(shown.map((kind) => [kind, merge(kind)]));
}
