import type { CardEntry } from './card-entry.ts';
import type { Franchise } from './franchise.ts';
import type { GuideNeed } from './guide-needs.ts';
import { paths } from './paths.ts';
import type { UpdateKind } from './update-kinds.ts';

/** A character, as lists of all franchises show it. */
export interface CharacterEntry {
  slug: string;
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  era?: string | undefined;
  summary: string;
  /** The highest value of its notable cards, "$2,500+", and whether that is a sale; otherwise it is an estimate. */
  peak?: { value: string; sold: boolean } | undefined;
}

/** A guide, as the index of guides shows it. */
export interface GuideEntry {
  slug: string;
  title: string;
  /** What a collector would ask to find it: "Is my card real?" */
  question: string;
  /** Omitted by releases from before it was asked for. */
  need?: GuideNeed | undefined;
  summary: string;
  /** The slug of the franchise that it is about; null if it is about all. */
  franchise: string | null;
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
  /** The name of its drawing among its franchise's, or among those of the index if it is about all. */
  drawing?: string | undefined;
}

/** A term of the glossary, as any page explains it at its first use. */
export interface TermEntry {
  slug: string;
  name: string;
  /** One sentence, short enough for a tooltip. */
  definition: string;
}

/** A question that the site answers, as the search finds it. */
export interface QuestionEntry {
  /** The id of the question on its page. */
  slug: string;
  question: string;
  /** The first sentence of its answer. */
  answer: string;
}

/** A figure that a page shows, and what it is: "$5,275,000", "paid in private, July 2021". */
export interface ShownFigure {
  figure: string;
  note: string;
}

/** A change to the content of a page, as the list of updates and the feed show it. */
export interface UpdateEntry {
  /** When it was published, as an ISO date. */
  date: string;
  /** The path of the page that changed. */
  path: string;
  /** The name of that page. */
  title: string;
  /** What changed and why, in one or two sentences. */
  text: string;
  /** Releases from before there were kinds have none. */
  kind?: UpdateKind | undefined;
  /** True for a change that a list of a few should not leave out. */
  notable?: boolean | undefined;
  /** The figure that changed, if one did: whose it is, what the page showed before, and what it shows now. */
  changed?: { of: string; from: ShownFigure; to: ShownFigure } | undefined;
  /** A drawing of what the page is about, and the remote that has it. */
  drawing?: { remote: string; name: string } | undefined;
}

/** The kinds of entries that remotes offer to other remotes' pages, and the type of each. */
export interface Entries {
  franchises: Franchise;
  characters: CharacterEntry;
  cards: CardEntry;
  guides: GuideEntry;
  terms: TermEntry;
  questions: QuestionEntry;
  updates: UpdateEntry;
}

export type Kind = keyof Entries;

/** Entries by kind: those of one remote, or of all remotes together. */
export type Catalogue = { readonly [Each in Kind]?: readonly Entries[Each][] | undefined };

/** The page that an entry links to, which its remote must have. */
const pageOf: { readonly [Each in Kind]: (entry: Entries[Each]) => string } = {
  franchises: ({ path }) => path,
  characters: ({ slug }) => paths.character(slug),
  cards: ({ path }) => path,
  guides: ({ slug }) => paths.guide(slug),
  terms: () => paths.glossary,
  questions: () => paths.faq,
  updates: ({ path }) => path,
};

/** All kinds, in the order in which they are written. */
export const kinds = Object.keys(pageOf) as readonly Kind[];

/** The address of the page that an entry links to. */
export function entryPath<Each extends Kind>(kind: Each, entry: Entries[Each]): string {
  return pageOf[kind](entry);
}

/** The kinds of which a catalogue has entries. */
export function offersOf(catalogue: Catalogue): Kind[] {
  return kinds.filter((kind) => catalogue[kind]);
}

/** The file, within a release, that contains a remote's entries of a kind. */
export function catalogueFile(kind: Kind): string {
  return `catalogue/${kind}.json`;
}

/**
 * Merges the catalogues of several remotes.
 * @param shown the kinds that a page shows; the others are left out
 * @param catalogues those of all remotes, sorted by name
 */
export function mergeCatalogues(shown: readonly Kind[], catalogues: readonly Catalogue[]): Catalogue {
  const merge = <Each extends Kind>(kind: Each) =>
    catalogues.flatMap((catalogue): readonly Entries[Each][] => catalogue[kind] ?? []);
  return Object.fromEntries(shown.map((kind) => [kind, merge(kind)]));
}
