import { type CardEntry, type Catalogue, type Franchise, type Kind, paths } from '../contract/index.ts';

/** The kinds of things that the search finds: entries of these kinds, and pages that no entry represents. */
export type FoundKind = 'characters' | 'franchises' | 'cards' | 'guides' | 'sections' | 'terms' | 'questions' | 'pages';

/** Something that can be found. */
export interface SearchEntry {
  kind: FoundKind;
  name: string;
  /** A path of the site, with a fragment if it is a part of a page. */
  href: string;
  /** The slug of its franchise, if it belongs to one. */
  franchise?: string | null;
  /** What it says. Results show the sentence that has the words of the query, or the first. */
  text: string | readonly string[];
  /** The name of its page, if it is a section of one. */
  page?: string | undefined;
  /** Its value in US dollars, if it is a card: "$500-$2,000+". */
  price?: string | undefined;
  /** The address of its drawing; a part of a page without one is found with that of the page. */
  drawing?: string | undefined;
  /** Other words that find it. */
  also?: string | undefined;
}

/** The content of the file at `searchIndexPath`. */
export interface SearchIndex {
  franchises: readonly Franchise[];
  entries: readonly SearchEntry[];
}

/** A page, as its remote's release describes it. */
interface DescribedPage {
  path: string;
  title: string;
  description: string;
}

/** The kinds of entries that `searchIndex` needs. Updates are not among them: they lead to pages that it has anyway. */
export const searchedKinds: readonly Kind[] = [
  'franchises',
  'characters',
  'cards',
  'guides',
  'sections',
  'terms',
  'questions',
  'aliases',
];

/**
 * Everything that the search of a site finds.
 * @param catalogue the entries of all remotes, of the `searchedKinds`
 * @param pages every page of the site
 */
export function searchIndex(catalogue: Catalogue, pages: readonly DescribedPage[]): SearchIndex {
  const { franchises = [], characters = [], cards = [], guides = [], sections = [] } = catalogue;
  const { terms = [], questions = [], aliases = [] } = catalogue;
  const described = new Map(pages.map(({ path, description }) => [path, description]));
  const entries: SearchEntry[] = [
    ...characters.map(({ slug, name, franchise, summary, era, drawing }): SearchEntry => {
      return { kind: 'characters', name, href: paths.character(slug), franchise, text: summary, drawing, also: era };
    }),
    ...franchises.map(({ slug, name, path }): SearchEntry => {
      return { kind: 'franchises', name, href: path, franchise: slug, text: described.get(path) ?? '' };
    }),
    ...cards.map(cardFound),
    ...guides.map(({ slug, title, question, summary, franchise, drawing }): SearchEntry => {
      return {
        kind: 'guides',
        name: title,
        href: paths.guide(slug),
        franchise,
        text: summary,
        drawing,
        also: question,
      };
    }),
    ...sections.map(({ path, anchor, heading, page, franchise, text, drawing }): SearchEntry => {
      return { kind: 'sections', name: heading, href: `${path}#${anchor}`, page, franchise, text, drawing };
    }),
    ...terms.map(({ slug, name, definition }): SearchEntry => {
      return { kind: 'terms', name, href: `${paths.glossary}#${slug}`, text: definition };
    }),
    ...questions.map(({ slug, question, answer }): SearchEntry => {
      return { kind: 'questions', name: question, href: `${paths.faq}#${slug}`, text: [answer] };
    }),
  ];
  const represented = new Set([...entries.map(({ href }) => href), paths.search]);
  for (const { path, title, description } of pages) {
    if (!represented.has(path)) entries.push({ kind: 'pages', name: title, href: path, text: description });
  }
  const words = new Map(aliases.map((alias) => [alias.path + (alias.anchor ? `#${alias.anchor}` : ''), alias.words]));
  const withWords = (entry: SearchEntry): SearchEntry => {
    const also = [entry.also, ...(words.get(entry.href) ?? [])].filter(Boolean).join(', ');
    return also ? { ...entry, also } : entry;
  };
  return { franchises, entries: entries.map(withWords) };
}

function cardFound(card: CardEntry): SearchEntry {
  const { title, path, anchor, set, year, number, franchise, character, ranked, range: price, drawing } = card;
  const belongsTo = ranked ? `Number ${ranked.rank} of the Top 50` : character?.name;
  const text = [belongsTo, set ?? year, number && `No. ${number}`].filter(Boolean).join(' · ');
  const href = `${path}#${anchor}`;
  return { kind: 'cards', name: title, href, franchise, text, price, drawing, also: number ?? undefined };
}
