import type { RemoteManifest } from '../contract/manifest.ts';

/**
 * Finds pages of a remote that nobody could tell apart in tabs, bookmarks and search results.
 * @returns a reason for each page whose title another one has already
 */
export function titleFaults({ app, pages }: RemoteManifest): string[] {
  const paths = new Map<string, string>();
  return pages.flatMap(({ path, title }) => {
    const other = paths.get(title);
    paths.set(title, path);
    if (other === undefined) return [];
    return [
      `${app}: its pages ${other} and ${path} have the same title, "${title}" (src/pages/index.ts). Give each page its own.`,
    ];
  });
}
