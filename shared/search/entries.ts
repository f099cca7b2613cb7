import { type CardEntry, type Catalogue, type Franchise, type Kind, paths } from '../contract/index.ts';

/** The kinds of things that the search finds: entries of these kinds, and pages that no entry represents. */
export type FoundKind = 'characters' | 'franchises' | 'cards' | 'guides' | 'terms' | 'questions' | 'pages';

/** Something that can be found. */
export interface SearchEntry {
  kind: FoundKind;
  name: string;
  /** A path of the site, with a fragment if it is a part of a page. */
  href: string;
  /** The slug of its franchise, if it belongs to one. */
  franchise?: string | null;
  /** The line below its name. */
  text: string;
  /** Its value in US dollars, if it is a card: "$500-$2,000+". */
  price?: string | undefined;
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
export const searchedKinds: readonly Kind[] = ['franchises', 'characters', 'cards', 'guides', 'terms', 'questions'];

/**
 * Everything that the search of a site finds.
 * @param catalogue the entries of all remotes, of the `searchedKinds`
 * @param pages every page of the site
 */
export function searchIndex(catalogue: Catalogue, pages: readonly DescribedPage[]): SearchIndex {
  const { franchises = [], characters = [], cards = [], guides = [], terms = [], questions = [] } = catalogue;
  const described = new Map(pages.map(({ path, description }) => [path, description]));
  const entries: SearchEntry[] = [
    ...characters.map(({ slug, name, franchise, summary, era }) => {
      return { kind: 'characters', name, href: paths.character(slug), franchise, text: summary, also: era } as const;
    }),
    ...franchises.map(({ slug, name, path }) => {
      return { kind: 'franchises', name, href: path, franchise: slug, text: described.get(path) ?? '' } as const;
    }),
    ...cards.map(cardFound),
    ...guides.map(({ slug, title, question, summary, franchise }) => {
      return {
        kind: 'guides',
        name: title,
        href: paths.guide(slug),
        franchise,
        text: summary,
        also: question,
      } as const;
    }),
    ...terms.map(({ slug, name, definition }) => {
      return { kind: 'terms', name, href: `${paths.glossary}#${slug}`, text: definition } as const;
    }),
    ...questions.map(({ slug, question, answer }) => {
      return { kind: 'questions', name: question, href: `${paths.faq}#${slug}`, text: answer } as const;
    }),
  ];
  const represented = new Set([...entries.map(({ href }) => href), paths.search]);
  const others = pages
    .filter(({ path }) => !represented.has(path))
    .map(({ path, title, description }) => ({ kind: 'pages', name: title, href: path, text: description }) as const);
  return { franchises, entries: [...entries, ...others] };
}

function cardFound(card: CardEntry): SearchEntry {
  const { title, path, anchor, set, year, number, franchise, character, ranked, range: price } = card;
  const belongsTo = ranked ? `Number ${ranked.rank} of the Top 50` : character?.name;
  const text = [belongsTo, set ?? year, number && `No. ${number}`].filter(Boolean).join(' · ');
  return { kind: 'cards', name: title, href: `${path}#${anchor}`, franchise, text, price, also: number ?? undefined };
}
