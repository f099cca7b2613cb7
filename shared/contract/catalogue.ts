import { withDrawingAddress } from './drawings.ts';
import type { GuideNeed } from './guide-needs.ts';
import { paths } from './paths.ts';
import type { UpdateKind } from './update-kinds.ts';

/** The colours that the theme has for franchises, by their names in `shared/theme/base.css`. */
export const accents = ['red', 'yellow', 'blue', 'green', 'violet', 'teal', 'orange', 'grey'] as const;

/** A franchise, as all remotes' pages show it. */
export interface Franchise {
  /** The name of the remote that owns it. */
  slug: string;
  /** As visitors read it: "Star Wars". */
  name: string;
  /** One of `accents`; any other name is shown in grey. */
  accent: string;
  /** The address of its landing page. */
  path: string;
  /** The address of the list of its characters. */
  characters: string;
}

/** An entry that may have a drawing. */
interface Drawn {
  /** One of its remote's drawings: in the remote's sources its name, in the release its file, on a page its address. */
  drawing?: string | undefined;
}

/** An entry that the search finds by more than its own words. */
interface Searchable {
  /**
   * Words that visitors type to find it: what they call it ("Spidey"), or what it is the place for ("Machamp"). A release
   * has them apart, as `aliases`, so that pages do not contain them.
   */
  alsoFoundBy?: readonly string[] | undefined;
}

/** A character, as lists of all franchises show it. Its drawing has its slug as its name, unless it names another. */
export interface CharacterEntry extends Drawn, Searchable {
  slug: string;
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  era?: string | undefined;
  summary: string;
  /** The highest value of its notable cards, "$2,500+", and whether that is a sale; otherwise it is an estimate. */
  peak?: { value: string; sold: boolean } | undefined;
}

/**
 * A character that stands in the row of the front page: one whom collectors ask for most, with a page of its own or
 * without. Its drawing has its slug as its name, unless it names another.
 */
export interface PortraitEntry extends Drawn {
  slug: string;
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  /** The page that shows it, and the id of its place there; null for a page of its own. */
  path: string;
  anchor: string | null;
  /** As the entry of the character has it. */
  peak?: CharacterEntry['peak'];
}

/** A card and its value, as the price guide and the search show them. */
export interface CardEntry extends Drawn, Searchable {
  /** Its key in binders and addresses, unique on the site: see `cardKey` in `shared/content`. */
  key: string;
  title: string;
  /** The page that says more about it, and the card's anchor there. */
  path: string;
  anchor: string;
  /** Set and year: "1992 SkyBox Marvel Masterpieces"; null if its page does not say. */
  set: string | null;
  year: number;
  /** As printed on the card: "4", "MH1"; null if it has none or several. */
  number: string | null;
  /** The slug of its franchise. */
  franchise: string;
  /** Its character, on whose page it is; null for a card of the ranking. */
  character: { slug: string; name: string } | null;
  /**
   * Its place in the ranking, the grade that is valued, and the sale that the value is, "2021, Heritage", unless it is
   * an estimate; null for any other card.
   */
  ranked: { rank: number; grade: string; sale: string | null } | null;
  /** In US dollars: "$500-$2,000+", or a single value. */
  range: `$${string}`;
  /** The copies at the ends of an estimated range: "raw" and "PSA 10"; null if the range rests on sales alone. */
  ends: { low: string; high: string } | null;
  /** The basis of the range, the firmest first: sales, an estimate with a dated sale beside it, an estimate alone. */
  basis: 'sale' | 'supported' | 'estimate';
  /** Its dated sales: "PSA 10", "$270,100", "Goldin, August 2025". */
  sales: readonly { copy: string; price: `$${string}`; when: string }[];
  /** When the value was last reviewed, as an ISO date. */
  reviewed: string;
}

/** A guide, as the index of guides shows it. */
export interface GuideEntry extends Drawn, Searchable {
  slug: string;
  title: string;
  /** The question that a collector would ask to find it: "Is my card real?" */
  question: string;
  /** Omitted by releases from before it was asked for. */
  need?: GuideNeed | undefined;
  summary: string;
  /** The slug of the franchise that it is about; null if it is about all. */
  franchise: string | null;
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
}

/** A term of the glossary, as any page explains it at its first use. */
export interface TermEntry extends Searchable {
  slug: string;
  name: string;
  /** One sentence, short enough for a tooltip. */
  definition: string;
}

/** A question that the site answers, as the search finds it. */
export interface QuestionEntry extends Searchable {
  /** The id of the question on its page. */
  slug: string;
  question: string;
  answer: string;
}

/** A part of a page with an anchor of its own, as the search finds it. */
export interface SectionEntry extends Drawn, Searchable {
  /** The page, and the id of the part there. */
  path: string;
  anchor: string;
  heading: string;
  /** The name of the page: "Which Base Set do I have?" */
  page: string;
  /** The slug of the franchise that it is about; null if it is about all. */
  franchise: string | null;
  /** What it says, in paragraphs without marks. */
  text: readonly string[];
}

/** Words by which the search finds a page or a part of one, besides its own: made of `alsoFoundBy`. */
export interface AliasEntry {
  path: string;
  /** The id of the part; null for the page. */
  anchor: string | null;
  words: readonly string[];
}

/** A figure that a page shows, and what it is: "$5,275,000", "paid in private, July 2021". */
export interface ShownFigure {
  figure: string;
  note: string;
}

/** A change to the content of a page, as the list of updates and the feed show it. */
export interface UpdateEntry extends Drawn {
  /** When it was published, as an ISO date. */
  date: string;
  /** The path of the page that changed. */
  path: string;
  /** The name of that page. */
  title: string;
  /** The change and its reason, in one or two sentences. */
  text: string;
  /** Releases from before there were kinds have none. */
  kind?: UpdateKind | undefined;
  /** True for a change that a list of a few should not leave out. */
  notable?: boolean | undefined;
  /** The figure that changed, if one did: whose it is, what the page showed before, and what it shows now. */
  changed?: { of: string; from: ShownFigure; to: ShownFigure } | undefined;
}

/** The kinds of entries that remotes offer to other remotes' pages, and the type of each. */
export interface Entries {
  franchises: Franchise;
  characters: CharacterEntry;
  portraits: PortraitEntry;
  cards: CardEntry;
  guides: GuideEntry;
  terms: TermEntry;
  questions: QuestionEntry;
  sections: SectionEntry;
  aliases: AliasEntry;
  updates: UpdateEntry;
}

export type Kind = keyof Entries;

/** Entries by kind: those of one remote, or of all remotes together. */
export type Catalogue = { readonly [Each in Kind]?: readonly Entries[Each][] | undefined };

/** The page that an entry links to, which its remote must have. */
const pageOf: { readonly [Each in Kind]: (entry: Entries[Each]) => string } = {
  franchises: ({ path }) => path,
  characters: ({ slug }) => paths.character(slug),
  portraits: ({ path }) => path,
  cards: ({ path }) => path,
  guides: ({ slug }) => paths.guide(slug),
  terms: () => paths.glossary,
  questions: () => paths.faq,
  sections: ({ path }) => path,
  aliases: ({ path }) => path,
  updates: ({ path }) => path,
};

/** All kinds, in the order in which they are written. */
export const kinds = Object.keys(pageOf) as readonly Kind[];

/** The address of the page that an entry links to. */
export function entryPath<Each extends Kind>(kind: Each, entry: Entries[Each]): string {
  return pageOf[kind](entry);
}

/** The id of the part of that page, of entries that are parts of one. */
export function entryAnchor<Each extends Kind>(kind: Each, entry: Entries[Each]): string | null {
  if ('anchor' in entry) return entry.anchor;
  return (kind === 'terms' || kind === 'questions') && 'slug' in entry ? entry.slug : null;
}

/** The kinds of which a catalogue has entries. */
export function offersOf(catalogue: Catalogue): Kind[] {
  return kinds.filter((kind) => catalogue[kind]);
}

/** The file, within a release, that contains a remote's entries of a kind. */
export function catalogueFile(kind: Kind): string {
  return `catalogue/${kind}.json`;
}

/** The entries of one remote, as its release has them, and the address of its files, which ends in "/". */
export interface RemoteEntries {
  base: string;
  catalogue: Catalogue;
}

/**
 * Merges the entries of several remotes, and gives each the address of its drawing.
 * @param shown the kinds that a page shows; the others are left out
 * @param remotes all remotes, sorted by name
 */
export function mergeCatalogues(shown: readonly Kind[], remotes: readonly RemoteEntries[]): Catalogue {
  const merge = <Each extends Kind>(kind: Each) =>
    remotes.flatMap(({ base, catalogue }) =>
      (catalogue[kind] ?? []).map((entry): Entries[Each] => withDrawingAddress(base, entry)),
    );
  return Object.fromEntries(shown.map((kind) => [kind, merge(kind)]));
}

/** The entries of some kinds alone. */
export function entriesOfKinds(shown: readonly Kind[], catalogue: Catalogue): Catalogue {
  return Object.fromEntries(shown.map((kind) => [kind, catalogue[kind] ?? []]));
}
