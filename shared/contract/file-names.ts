/** How many characters of a hash a published file has in its name: 60 bits. */
const hashLength = 10;

const hashInName = new RegExp(`\\.[\\w-]{${hashLength}}(?=\\.\\w+$)`);

/**
 * The name under which a file is published. It contains the beginning of a hash of the content, so an address stands for the
 * same bytes for ever, and keeps its place in the browser's cache as long as no release changes them.
 * @example hashedName('data/marvel.json', 'sha256-Ab+d/fGhIj…') // 'data/marvel.Ab-d_fGhIj.json'
 * @param file the plain name
 * @param integrity the hash: of the file, or of what its name depends on; an empty text in development, where names stay plain
 */
export function hashedName(file: string, integrity: string): string {
  const hash = integrity.slice('sha256-'.length).slice(0, hashLength).replaceAll('+', '-').replaceAll('/', '_');
  return hash ? file.replace(/(?=\.\w+$)/, `.${hash}`) : file;
}

/**
 * The name of a published file without its hash: the same in every release that has the file.
 * @example plainName('data/marvel.Ab-d_fGhIj.json') // 'data/marvel.json'
 */
export function plainName(file: string): string {
  return file.replace(hashInName, '');
}

/**
 * Whether the live release's file is served under its plain name as well: lists, page data and entries, so that browsers
 * can ask for them before they know the hash.
 */
export function hasPlainAddress(file: string): boolean {
  return file.endsWith('.json');
}
