import { isPath, matches, type Pattern } from './routes.ts';

/** An exposed module, as the registry lists it. */
export interface ExposedModule {
  /** Every file that it runs besides the federation entry: its chunk and the chunk's imports. */
  files: readonly string[];
  /** The stylesheets that its pages need besides the remote's common ones; left out if there are none. */
  styles?: readonly string[];
  /** The pages that it shows: paths, and one pattern for a folder of them. A path takes precedence over a pattern. */
  pages: readonly Pattern[];
}

/**
 * Summarizes which pages each exposed module shows: the pages of a folder share one pattern, however many there are.
 * Pages at the root are few, and are listed one by one.
 * @param pages the pages of one remote, in any order
 * @returns paths and patterns by the name of the module
 */
export function pagesByExpose(pages: readonly { path: string; expose: string }[]): Map<string, Pattern[]> {
  const found = new Map<string, Pattern[]>();
  const add = (expose: string, pattern: Pattern) => found.set(expose, [...(found.get(expose) ?? []), pattern]);
  for (const [folder, inside] of byFolder(pages)) {
    const usual = folder === '' ? undefined : mostUsed(inside);
    if (usual) add(usual, `${folder}/:slug`);
    for (const { path, expose } of inside) if (expose !== usual) add(expose, path);
  }
  return new Map([...found].map(([expose, patterns]) => [expose, patterns.sort()]));
}

/** The exposed module that would show the page of a path, and the pattern that matches. */
export function findExpose(
  exposes: Readonly<Record<string, ExposedModule>>,
  path: string,
): { expose: string; pattern: Pattern } | undefined {
  const rows = Object.entries(exposes).flatMap(([expose, { pages }]) => pages.map((pattern) => ({ expose, pattern })));
  const found = rows.filter(({ pattern }) => matches(pattern, path));
  return found.find(({ pattern }) => isPath(pattern)) ?? found[0];
}

function byFolder<Page extends { path: string }>(pages: readonly Page[]): Map<string, Page[]> {
  const folders = new Map<string, Page[]>();
  for (const page of pages) {
    const folder = page.path.slice(0, page.path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return folders;
}

/** The module that shows most of the pages of a folder; none if each module shows only one. */
function mostUsed(pages: readonly { expose: string }[]): string | undefined {
  const uses = new Map<string, number>();
  for (const { expose } of pages) uses.set(expose, (uses.get(expose) ?? 0) + 1);
  const [first] = [...uses].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first && first[1] > 1 ? first[0] : undefined;
}
