import MiniSearch, { type SearchResult } from 'minisearch';
import type { Franchise } from '../contract/index.ts';
import type { FoundKind, SearchEntry, SearchIndex } from './entries.ts';

/** The results of one kind, the best first. */
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

/** Results below this share of the best score are left out: they have few of the words, in passing. */
const minScoreShare = 0.04;

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
      unknown.length > 0 ? index.search(query, { fuzzy: (word) => unknown.includes(word) && maxTypoShare }) : exact;
    return grouped(
      results.map((result) => ({ ...result, score: result.score * (result.queryTerms.length / asked.length) ** 2 })),
    );
  };

  /** Sorts by score; similar scores by price, the highest first. */
  function byScoreThenPrice(one: Scored, other: Scored): number {
    return scoreStep(other.score) - scoreStep(one.score) || worth(other.id) - worth(one.id) || other.score - one.score;
  }

  /** The upper end of a card's price; nothing of all else. */
  function worth(id: number): number {
    return Number(entries[id]?.price?.replace(/.*-|\D/g, '') ?? 0);
  }

  function grouped(results: readonly Scored[]): FoundGroup[] {
    const sorted = [...results].sort((a, b) => b.score - a.score);
    const minScore = minScoreShare * (sorted[0]?.score ?? 0);
    const groups = new Map<FoundKind, Found[]>();
    for (const { id, score } of sorted) {
      const entry = entries[id];
      if (entry && score >= minScore) groups.set(entry.kind, []);
    }
    for (const { id, score } of sorted.sort(byScoreThenPrice)) {
      const entry = entries[id];
      if (!entry || score < minScore) continue;
      groups.get(entry.kind)?.push({ ...entry, shown: franchises.find(({ slug }) => slug === entry.franchise) });
    }
    return [...groups].map(([kind, found]) => ({ kind, found }));
  }
}

/** A score in steps: cards whose names fit alike come by what they are worth, not by the length of their sets' names. */
function scoreStep(score: number): number {
  return Math.round(Math.log2(score) / 1.5);
}

/** The letters of a word that may be wrong, missing or too many, as a share of its length. */
const maxTypoShare = 0.3;

/**
 * The words of a text as they are compared: in lower case, without accents and apostrophes. Words that are joined by a
 * hyphen or a stroke are also one word.
 * @example wordsOf('Spider-Man') // ['spider', 'man', 'spiderman']
 */
export function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

/**
 * The words of a query.
 * @example askedWords('Spider-Man') // ['spider', 'man']
 */
export function askedWords(query: string): string[] {
  return [...new Set(chunksOf(query).flat())];
}

/** The shortest end of a word that finds it, in letters. */
const minEndLength = 3;

/**
 * Further words that find a name: the ends of its words, by which "zard" and, as the beginning of an end, "ariz" find
 * "Charizard", and all of it without spaces.
 * @example endsOf('Iron Man') // ['ron', 'ironman']
 */
export function endsOf(name: string): string[] {
  const ends = wordsOf(name).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - minEndLength) }, (_, start) => word.slice(start + 1)),
  );
  return [...ends, chunksOf(name).flat().join('')];
}

/** The words of a text, those that are written together in one list. */
function chunksOf(text: string): string[][] {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  const chunks = plain.toLowerCase().split(/\s+/);
  return chunks.map((chunk) => chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''));
}
