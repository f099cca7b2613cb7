import { hashedName, plainName } from './file-names.ts';

/** Subresource Integrity values by the plain names of files. */
export type Integrity = Readonly<Record<string, string>>;

/** The plain name of the file with the hashes of all others of a release; its own hash is in the registry. */
export const integrityFile = 'integrity.json';

/** The approximate number of files in one list; a longer list is split into sixteen. */
const pagesPerList = 48;

/**
 * How often a release's list of page data is split, and split again: how much a browser reads to find the hash of one
 * file does not grow with their number.
 */
export function integrityDepth(pages: number): number {
  return pages <= pagesPerList ? 0 : 1 + integrityDepth(pages / 16);
}

/**
 * The lists that lead to the hash of a file: each has the hash of the next, and the last has the hash of the file.
 * @param file its plain name, as those of the lists are
 * @param depth the `integrityDepth` of its release
 */
export function integrityLists(file: string, depth: number): string[] {
  const lists = [integrityFile];
  if (!file.startsWith('data/')) return lists;
  // Distributes names evenly; it is not needed for security.
  let hash = 0;
  for (const character of file) hash = (hash * 197 + character.charCodeAt(0)) >>> 0;
  const digits = (hash + 2 ** 32).toString(16);
  while (lists.length <= depth) lists.push(listOf(digits.slice(-lists.length)));
  return lists;
}

/** Whether browsers read a file of a release, and must verify its hash. */
export function isVerifiedFile(file: string): boolean {
  return /\.(js|css|json)$/.test(file) && !/^integrity(\.json$|\/)/.test(plainName(file));
}

/**
 * Every list of a release as text, by the name under which it is published: the same lists for the same files.
 * @param hashes the integrity of each file that browsers read, by its plain name
 * @param depth the `integrityDepth` of the release
 * @param hash computes the integrity of a text
 */
export function writeIntegrityLists(
  hashes: Integrity,
  depth: number,
  hash: (text: string) => string,
): Map<string, string> {
  const lists = new Map<string, Record<string, string>>();
  const add = (list: string, file: string, integrity: string) => {
    lists.set(list, Object.assign(lists.get(list) ?? {}, { [file]: integrity }));
  };
  for (const [file, integrity] of Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))) {
    add(integrityLists(file, depth).at(-1) ?? integrityFile, file, integrity);
  }
  const texts = new Map<string, string>();
  const write = (list: string) => {
    const text = JSON.stringify(lists.get(list) ?? {});
    const integrity = hash(text);
    texts.set(hashedName(list, integrity), text);
    return integrity;
  };
  // The deepest first: a list must be complete before its own hash goes into the one above. Empty lists are kept, so
  // that a browser can tell that a file does not exist.
  for (let length = depth; length > 0; length -= 1) {
    for (let number = 0; number < 16 ** length; number += 1) {
      const digits = number.toString(16).padStart(length, '0');
      add(length > 1 ? listOf(digits.slice(1)) : integrityFile, listOf(digits), write(listOf(digits)));
    }
  }
  write(integrityFile);
  return texts;
}

function listOf(digits: string): string {
  return `integrity/${digits}.json`;
}
