import type { RemoteManifest } from '../contract/manifest.ts';
import type { Built } from './built.ts';
import { entryFaults } from './entries.ts';
import { styleFaults } from './styles/style-faults.ts';
import { titleFaults } from './titles.ts';
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
