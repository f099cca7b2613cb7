import MiniSearch, { type SearchResult } from 'minisearch';
import type { Franchise } from '../contract/index.ts';
import type { FoundKind, SearchEntry, SearchIndex } from './entries.ts';

/** What was found of one kind, the best first. */
export interface FoundGroup {
  kind: FoundKind;
  found: readonly Found[];
}

type Scored = Pick<SearchResult, 'id' | 'score'>;

/** Something that was found, with its franchise, if it belongs to one. */
export type Found = SearchEntry & { shown: Franchise | undefined };

/** Finds entries by a query: the groups and, in each, the entries in order, the best first. */
export type Find = (query: string) => FoundGroup[];

/** How much a word counts by where it was found; `ends` are those of the words of a name. */
const weights = { name: 4, also: 2, text: 1, ends: 1 };

/** Kinds that somebody is more likely to look for than a card, a question or any other page. */
const preferred: Partial<Record<FoundKind, number>> = { characters: 2, franchises: 2, guides: 1.2, terms: 1.2 };

/** What scores less than this share of the best is left out: it has few of the words, in passing. */
const least = 0.04;

/** Prepares the search of an index. Takes tens of milliseconds; a query then takes a few. */
export function prepareFind({ franchises, entries }: SearchIndex): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(weights),
    extractField: (entry, field) => (field === 'ends' ? entry.name : entry[field as keyof SearchEntry]) ?? '',
    tokenize: (text, field) => (field === 'ends' ? endsOf(text) : wordsOf(text)),
    processTerm: (word) => word,
    searchOptions: {
      boost: weights,
      boostDocument: (id: number) => preferred[entries[id]?.kind ?? 'pages'] ?? 1,
      tokenize: askedWords,
      prefix: true,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const asked = askedWords(query);
    const exact = index.search(query);
    const unknown = asked.filter((word) => !exact.some(({ queryTerms }) => queryTerms.includes(word)));
    // Only a word that is found nowhere is taken for a slip: "zard" is not meant to be "card".
    const results =
      unknown.length > 0 ? index.search(query, { fuzzy: (word) => unknown.includes(word) && slips }) : exact;
    return grouped(
      results.map((result) => ({ ...result, score: result.score * (result.queryTerms.length / asked.length) ** 2 })),
    );
  };

  /** Sorts by score, and what fits nearly alike by what it is worth. */
  function dearestFirst(one: Scored, other: Scored): number {
    return nearly(other.score) - nearly(one.score) || worth(other.id) - worth(one.id) || other.score - one.score;
  }

  /** The upper end of a card's price; nothing of all else. */
  function worth(id: number): number {
    return Number(entries[id]?.price?.replace(/.*-|\D/g, '') ?? 0);
  }

  function grouped(results: readonly Scored[]): FoundGroup[] {
    const sorted = [...results].sort((a, b) => b.score - a.score);
    const enough = least * (sorted[0]?.score ?? 0);
    const groups = new Map<FoundKind, Found[]>();
    for (const { id, score } of sorted) {
      const entry = entries[id];
      if (entry && score >= enough) groups.set(entry.kind, []);
    }
    for (const { id, score } of sorted.sort(dearestFirst)) {
      const entry = entries[id];
      if (!entry || score < enough) continue;
      groups.get(entry.kind)?.push({ ...entry, shown: franchises.find(({ slug }) => slug === entry.franchise) });
    }
    return [...groups].map(([kind, found]) => ({ kind, found }));
  }
}

/** A score in steps: cards whose names fit alike come by what they are worth, not by the length of their sets' names. */
function nearly(score: number): number {
  return Math.round(Math.log2(score) / 1.5);
}

/** How many letters of a word may be wrong, missing or too many, as a share of its length. */
const slips = 0.3;

/**
 * The words of a text as they are compared: in lower case, without accents and apostrophes. What is written with a
 * hyphen or a stroke is also one word: "Spider-Man" gives "spider", "man" and "spiderman".
 */
export function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

/** The words that a query asks for: "spider-man" asks for two. */
export function askedWords(query: string): string[] {
  return [...new Set(chunksOf(query).flat())];
}

/** The shortest end of a word that finds it, in letters. */
const shortestEnd = 3;

/**
 * What finds a name by the middle of a word, or without its spaces: "zard" and, being the beginning of an end, "ariz"
 * find "Charizard", "ironman" finds "Iron Man".
 */
export function endsOf(name: string): string[] {
  const ends = wordsOf(name).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - shortestEnd) }, (_, start) => word.slice(start + 1)),
  );
  return [...ends, chunksOf(name).flat().join('')];
}

/** The words of a text, those that are written together in one list. */
function chunksOf(text: string): string[][] {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  const chunks = plain.toLowerCase().split(/\s+/);
  return chunks.map((chunk) => chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''));
}
