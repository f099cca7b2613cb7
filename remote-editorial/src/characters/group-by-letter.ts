/** A letter of the index and the entries under it. */
export interface LetterGroup<Entry> {
  letter: string;
  entries: readonly Entry[];
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Entries in alphabetical order under their first letters; names that do not begin with a letter come first, under "#".
 */
export function groupByLetter<Entry extends { name: string }>(entries: readonly Entry[]): LetterGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => compare(a.name, b.name))) {
    const letter = firstLetter(entry.name);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, entries: group }))
    .sort((a, b) => alphabet.indexOf(a.letter) - alphabet.indexOf(b.letter));
}

/** The letter in upper case without accents, or "#". */
function firstLetter(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return alphabet.includes(first) ? first : '#';
}
