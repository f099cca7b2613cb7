import { join } from 'node:path';
import { drawingFaults, fileFaults, remoteFaults } from '../checks/index.ts';
import { readBuilt } from './built-remote.ts';

/**
 * Checks the titles, entries, sizes, styles and drawings of a remote's artifact as a release does.
 * @param remote the remote's folder, with its artifact in `dist`
 * @throws Error with every reason to refuse it
 */
export async function checkArtifact(remote: string): Promise<void> {
  const { manifest } = await readBuilt(remote);
  const artifact = { folder: join(remote, 'dist'), manifest };
  const faults = [...fileFaults(manifest), ...(await drawingFaults(artifact)), ...(await remoteFaults(artifact))];
  if (faults.length > 0) {
    throw new Error([`${manifest.app} would not be released:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}
