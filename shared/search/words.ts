import { stemmer } from 'stemmer';

/** Words that say nothing about what is looked for: a query that has other words does without them. */
const stopWords = new Set(
  `a about am an and any anything are as at be best can could did do does find for from get good got had has have help how i
  if in into is it its know like look looking lot make many me mean means much my need of on or our should so some something spot than
  that the their them then there these they this to up was we were what whats when where which who why will with would you
  your`.split(/\s+/),
);

/** Words that mean the same to somebody who searches: each of a group finds all, in any of its forms. */
const synonyms = new Map(
  [
    'centre center centring centering',
    'colour color',
    'grey gray',
    'licence license',
    'ship post mail send parcel delivery',
    'fake counterfeit replica proxy bootleg real genuine authentic',
    'error misprint mistake',
    'worth value price',
    'valuable expensive',
    'sell sale sold',
    'store storage protect',
    'fee cost charge',
    'first 1st',
    '1970s 70s',
    '1980s 80s',
    '1990s 90s',
  ].flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(plainStemOf);
    return others.map((other) => [other, first] as const);
  }),
);

function plainStemOf(word: string): string {
  return /\d/.test(word) ? word : stemmer(word);
}

/** Words that so many entries have that they say little about one. */
export const weakWords = new Set(['card', 'cards', 'trading']);

/** Whether a query is asked as a question, in words. */
export function isQuestion(query: string): boolean {
  return /^\s*(?:are|can|do|does|has|have|how|is|may|should|what|when|where|which|who|why)\s+\S+\s+\S/i.test(query);
}

/**
 * The same for two texts that say the same: with other words that say nothing, in another order, or in other forms.
 * @example phraseOf('How do I ship a slab?') === phraseOf('shipping slabs') // true
 */
export function phraseOf(text: string): string {
  return askedWords(text, () => false)
    .map(stemOf)
    .sort()
    .join(' ');
}

const sign = '~';

/** Whether a term is a stem: terms that are words as they were typed do not begin with this sign. */
export function isStem(term: string): boolean {
  return term.startsWith(sign);
}

/**
 * The term of all words that mean the same as this one: `graded` and `grading`, `ship` and `post`, `centre` and `center`.
 * Numbers mean only themselves.
 * @example stemOf('shipping') // '~post'
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known) return known;
  const stem = plainStemOf(word);
  const term = sign + (synonyms.get(stem) ?? stem);
  stems.set(word, term);
  return term;
}

/** The texts of a site repeat most of their words. */
const stems = new Map<string, string>();

/**
 * The words of a text as they are compared: in lower case, without accents and apostrophes. Words that are joined by a
 * hyphen or a stroke are also one word.
 * @example wordsOf('Spider-Man') // ['spider', 'man', 'spiderman']
 */
export function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

/**
 * The words of a query, without those that say nothing, unless it has no others. Words that are joined stay one if the
 * index has that word: "C-3PO", "107/105".
 * @param isKnown whether the index has a word
 * @example askedWords('What is a Spider-Man worth?', () => false) // ['spider', 'man', 'worth']
 */
export function askedWords(query: string, isKnown: (word: string) => boolean): string[] {
  const words = chunksOf(query).flatMap((parts) => {
    const whole = parts.join('');
    return parts.length > 1 && isKnown(whole) ? [whole] : parts;
  });
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The shortest end of a word that finds it, in letters. */
const minEndLength = 3;

/**
 * Further words that find a name: the ends of its words, by which "zard" and, as the beginning of an end, "ariz" find
 * "Charizard", and all of it without spaces. Numbers have no ends: 07 is not 207.
 * @example endsOf('Iron Man') // ['ron', 'ironman']
 */
export function endsOf(name: string): string[] {
  const ends = wordsOf(name).flatMap((word) =>
    /\d/.test(word)
      ? []
      : Array.from({ length: Math.max(0, word.length - minEndLength) }, (_, start) => word.slice(start + 1)),
  );
  return [...ends, chunksOf(name).flat().join('')];
}

/** The words of a text, those that are written together in one list. */
function chunksOf(text: string): string[][] {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  const chunks = plain.toLowerCase().split(/\s+/);
  return chunks
    .map((chunk) => chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''))
    .filter((parts) => parts[0]);
}
