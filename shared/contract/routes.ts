/**
 * Which paths a row of the route table, a remote's space or an exposed module covers: `/about` is that path alone,
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
 * @param path an address of the site, such as "/marvel/characters"
 */
export function matches(pattern: Pattern, path: string): boolean {
  if (pattern.endsWith('/*')) {
    const space = pattern.slice(0, -2);
    return path === space || path.startsWith(`${space}/`);
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
