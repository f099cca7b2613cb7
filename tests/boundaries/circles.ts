import type { Import } from './imports.ts';

/**
 * Finds files that import each other, within a room or across rooms; types count, and imports at run time do not.
 * @returns the files of the first circle, which begins and ends with the same, or null
 */
export function findCircle(imports: readonly Import[]): string[] | null {
  const graph = new Map<string, string[]>();
  for (const { from, to, dynamic } of imports) {
    if (to && !dynamic) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
