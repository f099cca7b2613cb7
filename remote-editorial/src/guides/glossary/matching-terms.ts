import { plainText } from '@mint-row/kit/contract';
import type { Term } from './terms.ts';

/**
 * The terms whose name, definition or entry has every word of a query, each as the beginning of a word there. Case,
 * accents and punctuation do not count: "o pee", "pokemon" and "BUYERS" find what they mean.
 */
export function matchingTerms(terms: readonly Term[], query: string): readonly Term[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return terms;
  return terms.filter(({ name, definition, entry }) => {
    const words = wordsOf(`${name} ${definition} ${plainText(entry)}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}/.#]+/u).filter(Boolean);
}
