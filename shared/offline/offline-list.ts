/** A file of a snapshot that can be kept. */
export interface OfflineFile {
  /** Its path on the site. */
  path: string;
  /** Its size, before compression. */
  bytes: number;
  /** Its Subresource Integrity value. */
  integrity: string;
}

/**
 * What a browser keeps of a snapshot so that pages open without a network: each document with the modules, fonts, drawings
 * and data that it needs. The composer writes one for each snapshot, served at `offlineListPath`.
 */
export interface OfflineList {
  files: readonly OfflineFile[];
  /** The indexes of the files that are kept in any case. */
  always: readonly number[];
  /** The indexes of the further files that the page of a character needs, by the character's slug. */
  characters: Readonly<Record<string, readonly number[]>>;
}

/** The largest sum of files that is kept, in bytes: about five times what they have. */
const maxKeptBytes = 16 * 1024 * 1024;

/**
 * Reads a list, and believes nothing of it: whoever is in front of the network could have sent the text.
 * @returns null if it is not a list, or names more than `maxKeptBytes`
 */
export function readOfflineList(text: string): OfflineList | null {
  const list = parsed(text) as Partial<OfflineList> | null;
  if (typeof list !== 'object' || !list || !Array.isArray(list.files) || !isObject(list.characters)) return null;
  const { files, always, characters } = list;
  const isListed = (index: unknown) => Number.isInteger(index) && Object.hasOwn(files, Number(index));
  const areListed = (indexes: unknown) => Array.isArray(indexes) && indexes.every(isListed);
  if (!files.every(isFile) || !areListed(always) || !Object.values(characters).every(areListed)) return null;
  return bytesOf(files) > maxKeptBytes ? null : { files, always: always ?? [], characters };
}

/**
 * The files to keep, each once.
 * @param characters the slugs of the characters whose pages are kept; those that the site does not have do not count
 */
export function filesToKeep(list: OfflineList, characters: readonly string[]): OfflineFile[] {
  const known = characters.filter((slug) => Object.hasOwn(list.characters, slug));
  const indexes = new Set([...list.always, ...known.flatMap((slug) => list.characters[slug] ?? [])]);
  return list.files.filter((_, index) => indexes.has(index));
}

/** The sum of the sizes of files, in bytes. */
export function bytesOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFile(file: Partial<OfflineFile> | null): boolean {
  return (
    isObject(file) &&
    typeof file.path === 'string' &&
    /^\/(?:[\w-][\w.-]*(?:\/|$))*$/.test(file.path) &&
    Number.isInteger(file.bytes) &&
    Number(file.bytes) >= 0 &&
    typeof file.integrity === 'string' &&
    /^sha256-[A-Za-z0-9+/]{43}=$/.test(file.integrity)
  );
}
