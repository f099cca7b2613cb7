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
