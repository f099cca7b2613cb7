import type { Kind } from './catalogue.ts';

/**
 * Which paths a row of the route table, a remote's pattern or an exposed module covers: `/about` is that path alone,
 * `/characters/:slug` every path with one segment in place of `:slug`, `/marvel/*` that path and everything below it.
 */
export type Pattern = string;

/** A row of the shell's route table. */
export interface Route {
  pattern: Pattern;
  /** The names of the remotes that may have pages there. */
  remotes: readonly string[];
}

/**
 * Whether a pattern covers a path.
 * @example matches('/marvel/*', '/marvel/characters') // true
 * @param path an address of the site, such as "/marvel/characters"
 */
export function matches(pattern: Pattern, path: string): boolean {
  if (pattern.endsWith('/*')) {
    const top = pattern.slice(0, -2);
    return path === top || path.startsWith(`${top}/`);
  }
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
  );
}

/** Whether a pattern covers only one path, which is then the same as the pattern. */
export function isPath(pattern: Pattern): boolean {
  return !/\/[:*]/.test(pattern);
}

/** The row of a table that a path belongs to: the first that matches. */
export function findRoute<Row extends { pattern: Pattern }>(routes: readonly Row[], path: string): Row | undefined {
  return routes.find(({ pattern }) => matches(pattern, path));
}

/** A page, and the addresses that it had before. */
export interface AddressedPage {
  path: string;
  formerly?: readonly string[] | undefined;
}

/**
 * Where the pages are whose addresses have changed.
 * @returns the present path of each, by former address
 */
export function movedPages(pages: readonly AddressedPage[]): Record<string, string> {
  return Object.fromEntries(pages.flatMap(({ path, formerly = [] }) => formerly.map((former) => [former, path])));
}

/** An exposed module, as the registry lists it. */
export interface ExposedModule {
  /** Every file that it runs besides the federation entry: its chunk and the chunk's imports. */
  files: readonly string[];
  /** The stylesheets that its pages need besides the remote's common ones; left out if there are none. */
  styles?: readonly string[];
  /** The pages that it shows: paths, and one pattern for a folder of them. A path takes precedence over a pattern. */
  pages: readonly Pattern[];
  /** The kinds of entries that every one of its pages shows, to be requested with a page; left out if there are none. */
  shows?: readonly Kind[];
}

/** The kinds of entries that all of some pages show. */
export function kindsOfAll(pages: readonly { shows: readonly Kind[] }[]): readonly Kind[] {
  const [first, ...others] = pages;
  return first?.shows.filter((kind) => others.every(({ shows }) => shows.includes(kind))) ?? [];
}

/**
 * Summarizes which pages each exposed module shows: the pages of a folder share one pattern, however many there are.
 * Pages at the root are few, and are listed one by one.
 * @param pages the pages of one remote, in any order
 * @returns paths and patterns by the name of the module
 */
export function pagesByExpose(pages: readonly { path: string; expose: string }[]): Map<string, Pattern[]> {
  const found: { expose: string; pattern: Pattern }[] = [];
  for (const [folder, inside] of groupBy(pages, ({ path }) => path.slice(0, path.lastIndexOf('/')))) {
    const usual = folder === '' ? undefined : mostUsed(inside);
    if (usual) found.push({ expose: usual, pattern: `${folder}/:slug` });
    for (const { path, expose } of inside) if (expose !== usual) found.push({ expose, pattern: path });
  }
  const byExpose = [...groupBy(found, ({ expose }) => expose)];
  return new Map(byExpose.map(([expose, rows]) => [expose, rows.map(({ pattern }) => pattern).sort()]));
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

/** Groups like `Map.groupBy`, which Node has from 21. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The module that shows most of the pages of a folder; none if each module shows only one. */
function mostUsed(pages: readonly { expose: string }[]): string | undefined {
  const uses = new Map<string, number>();
  for (const { expose } of pages) uses.set(expose, (uses.get(expose) ?? 0) + 1);
  const [first] = [...uses].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first && first[1] > 1 ? first[0] : undefined;
}
