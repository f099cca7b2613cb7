import MiniSearch, { type SearchResult } from 'minisearch';
import type { Franchise } from '../contract/index.ts';
import type { FoundKind, SearchEntry, SearchIndex } from './entries.ts';
import { askedWords, endsOf, isQuestion, isStem, phraseOf, stemOf, weakWords, wordsOf } from './words.ts';

/** Something that was found, with its franchise, if it belongs to one. */
export type Found = Omit<SearchEntry, 'text'> & {
  shown: Franchise | undefined;
  /** The sentence that has most words of the query, or the first. */
  text: string;
};

/** The results of one kind, the best first. */
export interface FoundGroup {
  kind: FoundKind;
  /** As many as were asked for. */
  found: readonly Found[];
  /** The number of all. */
  count: number;
}

/** The answer to a query. */
export interface Findings {
  /** The best group first. */
  groups: readonly FoundGroup[];
  /** Words of the query that no entry has, each with the nearest word that was searched for instead, if there is one. */
  replaced: readonly { word: string; by: string | null }[];
}

/**
 * Finds entries by a query.
 * @param maxPerKind how many results of each kind are wanted; all if omitted
 */
export type Find = (query: string, maxPerKind?: number) => Findings;

type Scored = Pick<SearchResult, 'id' | 'score'>;

/** How much a word counts by where it was found; `ends` are those of the words of a name. */
const weights = { name: 4, also: 3, page: 1.5, text: 1, ends: 1 };

/** Kinds that somebody is more likely to look for, by their names, than a card, a question or any other page. */
const preferred: Partial<Record<FoundKind, number>> = { characters: 2, franchises: 2, guides: 1.2, terms: 1.2 };

/** Kinds that answer questions. */
const answering: Partial<Record<FoundKind, number>> = { questions: 2, guides: 1.5, sections: 1.5 };

/** Kinds that come right after the best, unless a question was asked: what is collected, before what is said about it. */
const collected: readonly FoundKind[] = ['characters', 'cards'];

/** How much a word counts if it only means the same as one of the query. */
const stemWeight = 0.6;

/** How much a word counts that very many entries have, beside others: "card", and the names of franchises. */
const weakWeight = 0.3;

/** How much better an entry is whose name, or another name of it, is what was asked. */
const exactWeight = 6;

/** Results below this share of the best score are left out: they have few of the words, in passing. */
const minScoreShare = 0.06;

/** The letters of a word that may be wrong, missing or too many: as a share of its length, and at most. */
const maxTypoShare = 0.3;
const maxTypos = 2;

/** A word with a digit in it means only itself, and so does one that is too short to tell what was meant. */
const mayBeMistyped = (word: string) => word.length > 3 && !/\d/.test(word);

/** Prepares the search of an index. Takes tens of milliseconds; a query then takes a few. */
export function prepareFind({ franchises, entries }: SearchIndex): Find {
  const names = entries.map(({ name }) => new Set(wordsOf(name)));
  const phrases = entries.map(({ name, also = '' }) => new Set([name, ...also.split(', ')].map(phraseOf)));
  const drawings = new Map(entries.map(({ href, drawing }) => [href, drawing]));
  const franchiseWords = new Set(franchises.flatMap(({ name }) => wordsOf(name)));
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(weights),
    extractField: (entry, field) => {
      const value = field === 'ends' ? entry.name : entry[field as keyof SearchEntry];
      return Array.isArray(value) ? value.join('\n') : ((value ?? '') as string);
    },
    tokenize: (text, field) => (field === 'ends' ? endsOf(text) : wordsOf(text)),
    processTerm: (word, field) => (field === 'ends' ? word : [word, stemOf(word)]),
    searchOptions: {
      boost: weights,
      boostDocument: (id: number, term: string) =>
        names[id]?.has(term) ? (preferred[entries[id]?.kind ?? 'pages'] ?? 1) : 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const asWhole = { prefix: false, tokenize: (text: string) => [text], processTerm: (term: string) => term };
  const isKnown = (word: string) => index.search(word, asWhole).length > 0;
  const isWeak = (word: string) => weakWords.has(word) || franchiseWords.has(word);
  const search = (words: readonly string[]) => {
    const weak = words.every(isWeak) ? [] : words.filter(isWeak).flatMap((word) => [word, stemOf(word)]);
    return index.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (word) => [word, stemOf(word)],
      // A number that is somewhere is not meant as the beginning of another one.
      prefix: (term) => term.length > 1 && !isStem(term) && !(/^\d+$/.test(term) && isKnown(term)),
      boostTerm: (term) => (isStem(term) ? stemWeight : 1) * (weak.includes(term) ? weakWeight : 1),
    });
  };

  return (query, maxPerKind) => {
    const asked = askedWords(query, isKnown);
    const exact = search(asked);
    const foundTerms = new Set(exact.flatMap(({ queryTerms }) => queryTerms));
    const replaced = asked
      .filter((word) => !foundTerms.has(word) && !foundTerms.has(stemOf(word)))
      .map((word) => ({ word, by: mayBeMistyped(word) ? nearestTo(word) : null }));
    const words = asked.flatMap((word) => {
      const replacement = replaced.find((each) => each.word === word);
      return replacement ? (replacement.by ?? []) : word;
    });
    // Of what is asked, nothing is left but "cards".
    if (replaced.length > 0 && words.every((word) => weakWords.has(word))) return { groups: [], replaced };
    const terms = words.map((word) => ({ word, stem: stemOf(word) }));
    const phrase = phraseOf(query);
    const all = replaced.some(({ by }) => by !== null) ? search(words) : exact;
    const results = all.map(({ id, score, queryTerms }) => {
      const matched = terms.filter(({ word, stem }) => queryTerms.includes(word) || queryTerms.includes(stem));
      const kindWeight = isQuestion(query) ? (answering[entries[id]?.kind ?? 'pages'] ?? 1) : 1;
      return { id, score: score * (matched.length / asked.length) ** 2 * kindWeight };
    });
    const minScore = minScoreShare * Math.max(0, ...results.map(({ score }) => score));
    const likely = results.filter(({ score }) => score >= minScore);
    const named = likely.map(({ id, score }) => ({
      id,
      score: phrases[id]?.has(phrase) ? score * exactWeight : score,
    }));
    const groups = grouped(named, words, maxPerKind);
    return { groups: isQuestion(query) ? groups : withCollectedBefore(groups), replaced };
  };

  /** The word of the index that differs least from one that it does not have. */
  function nearestTo(word: string): string | null {
    for (const edits of [1, Math.min(maxTypos, Math.round(word.length * maxTypoShare))]) {
      const found = index.search(word, { ...asWhole, fields: ['name', 'also', 'text'], fuzzy: edits });
      const near = found.flatMap(({ terms }) => terms).filter((term) => !isStem(term));
      // Two errors in a word are likely only after its first letter.
      const best = edits === 1 ? near[0] : near.find((term) => term[0] === word[0]);
      if (best) return best;
    }
    return null;
  }

  /** Sorts by score; similar scores by price, the highest first. */
  function byScoreThenPrice(one: Scored, other: Scored): number {
    return scoreStep(other.score) - scoreStep(one.score) || worth(other.id) - worth(one.id) || other.score - one.score;
  }

  /** The upper end of a card's price; nothing of all else. */
  function worth(id: number): number {
    return Number(entries[id]?.price?.replace(/.*-|\D/g, '') ?? 0);
  }

  function grouped(results: readonly Scored[], words: readonly string[], maxPerKind?: number): FoundGroup[] {
    const sorted = [...results].sort((a, b) => b.score - a.score);
    const byKind = new Map<FoundKind, SearchEntry[]>();
    for (const { id } of sorted) {
      const entry = entries[id];
      if (entry) byKind.set(entry.kind, []);
    }
    for (const { id } of sorted.sort(byScoreThenPrice)) {
      const entry = entries[id];
      if (entry) byKind.get(entry.kind)?.push(entry);
    }
    return [...byKind].map(([kind, all]) => ({
      kind,
      count: all.length,
      // Sentences are chosen only for results that are wanted: two letters find hundreds.
      found: all.slice(0, maxPerKind).map((entry) => ({
        ...entry,
        drawing: entry.drawing ?? drawings.get(entry.href.replace(/#.*/, '')),
        shown: franchises.find(({ slug }) => slug === entry.franchise),
        text: bestSentence(entry.text, words),
      })),
    }));
  }
}

/** The best group, those of what is collected, and the others. */
function withCollectedBefore([best, ...others]: readonly FoundGroup[]): FoundGroup[] {
  const isCollected = ({ kind }: FoundGroup) => collected.includes(kind);
  return best ? [best, ...others.filter(isCollected), ...others.filter((group) => !isCollected(group))] : [];
}

/** A score in steps: cards whose names fit alike come by what they are worth, not by the length of their sets' names. */
function scoreStep(score: number): number {
  return Math.round(Math.log2(score) / 1.5);
}

/** The sentence of a text that has most of these words, or words that mean the same; the first of several. */
function bestSentence(text: SearchEntry['text'], words: readonly string[]): string {
  if (typeof text === 'string') return text;
  const wanted = words.map((word) => ({ word, stem: stemOf(word) }));
  let best = { sentence: text[0] ?? '', count: -1 };
  for (const sentence of text.flatMap((paragraph) => paragraph.split(/(?<=[.!?][”’)]?)\s+(?=[\p{Lu}“‘(\d])/u))) {
    const own = wordsOf(sentence);
    const stems = new Set(own.map(stemOf));
    const count = wanted.filter(
      ({ word, stem }) => stems.has(stem) || own.some((each) => each.startsWith(word)),
    ).length;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence;
}
