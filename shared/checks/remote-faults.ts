import type { RemoteManifest } from '../contract/manifest.ts';
import type { Built } from './built.ts';
import { entryFaults } from './entries.ts';
import { styleFaults } from './style-faults.ts';
import { entryWeightFaults, maxOwnJavaScript, type PartsOf, shareFaults } from './weights.ts';

/**
 * Checks a remote's artifact by every rule that needs no other application: a release, and `check` in a repository of
 * its own. The sizes and drawings of its files are checked apart, as those of a shell are.
 * @param limit the most JavaScript of its own that a page has, in bytes after brotli
 * @param partsOf tells more of the files of a page that has more, such as what they weigh in the live release
 * @returns every reason to refuse it
 */
export async function remoteFaults(
  remote: Built<RemoteManifest>,
  limit = maxOwnJavaScript,
  partsOf?: PartsOf,
): Promise<string[]> {
  return [
    ...(await styleFaults(remote)),
    ...titleFaults(remote.manifest),
    ...entryFaults(remote.manifest),
    ...(await shareFaults(remote, limit, partsOf)),
    ...(await entryWeightFaults(remote)),
  ];
}

/**
 * Finds pages of a remote that nobody could tell apart in tabs, bookmarks and search results.
 * @returns a reason for each page whose title another one has already
 */
function titleFaults({ app, pages }: RemoteManifest): string[] {
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
