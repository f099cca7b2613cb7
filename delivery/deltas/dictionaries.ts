import { type AppName, releaseBase } from '@mint-row/kit/contract';

/**
 * The files that browsers keep as dictionaries: modules and styles. Documents are not among them, since browsers must
 * ask for them each time (docs/decisions/029).
 */
const dictionaryFiles = /^client\/[\w./-]+\.(?:js|css)$/;

/** The hash in the names of the shell's files, which changes with their content. */
const hashInName = /-[\w-]{8}\.(js|css)$/;

/**
 * Where a file is in any release of its application: a pattern for addresses, as RFC 9842 has it, with "*" for what
 * releases have differently.
 * @param file as the manifest names it
 * @returns null for files that are not kept as dictionaries
 */
export function patternOf(app: AppName, file: string): string | null {
  if (!dictionaryFiles.test(file)) return null;
  const name = file.slice('client/'.length);
  return releaseBase(app, '*') + (app === 'shell' ? name.replace(hashInName, '-*.$1') : name);
}

/**
 * Which file of an earlier release a browser uses as the dictionary of a file.
 * @param earlier the names of the earlier release's files
 * @returns null when it has none, or several: then it is unknown which one a browser takes
 */
export function sameFileIn(app: AppName, file: string, earlier: readonly string[]): string | null {
  const pattern = patternOf(app, file);
  const found = pattern === null ? [] : earlier.filter((one) => patternOf(app, one) === pattern);
  return found.length === 1 ? (found[0] ?? null) : null;
}
