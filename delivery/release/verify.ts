import { type Generation, readNewest } from '../store/history.ts';
import { Names } from '../store/names.ts';
import type { Storage } from '../store/storage.ts';
import type { Findings } from './findings.ts';
import { verifyHistory } from './verify-history.ts';
import { verifyPreviews } from './verify-previews.ts';
import { verifyReleases } from './verify-releases.ts';
import { verifySnapshots } from './verify-snapshots.ts';

/**
 * Checks that the history is consistent, and checks every file that is live, can be made live again, or would be reused
 * by the next release against its recorded hash. Files of an unfinished release or prune are not faults.
 * @param onProgress called with the number of files read so far
 * @returns how many files were read, and a line for each that is missing, damaged, or could be served although nothing
 * refers to it
 */
export async function verify(
  storage: Storage,
  onProgress: (files: number) => void = () => {},
): Promise<{ files: number; faults: string[] }> {
  for (;;) {
    let files = 0;
    const faults = new Set<string>();
    const count = () => {
      files += 1;
      onProgress(files);
    };
    const history = await verifyHistory(storage, faults);
    await verifyStored(storage, history, { faults, count }).catch((error: Error) => faults.add(error.message));
    const lastPrune = await readNewest(storage).then(
      (newest) => newest?.lastPrune,
      () => history[0]?.lastPrune,
    );
    // A prune meanwhile may have removed what this looked for.
    if (faults.size === 0 || lastPrune === history[0]?.lastPrune) return { files, faults: [...faults] };
  }
}

async function verifyStored(storage: Storage, history: readonly Generation[], findings: Findings): Promise<void> {
  const live = history[0] ?? null;
  const names = await Names.at(storage, live);
  const releases = await verifySnapshots(storage, history, names, findings);
  for (const [app, release] of Object.entries({ ...live?.releases })) releases.add(`${app}/${release}`);
  for (const [app, release] of Object.entries({ ...live?.previous })) releases.add(`${app}/${release}`);
  await verifyReleases(storage, releases, names, findings);
  await verifyPreviews(storage, live, names, findings);
}
