import type { Generation } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Names } from '../store/names.ts';
import { previewIdOf, readPreview } from '../store/previews.ts';
import type { Storage } from '../store/storage.ts';
import type { Findings } from './findings.ts';
import { isReadable, standingPreviews } from './standing-previews.ts';

/**
 * Checks the record of every preview, and that each one that can still be published has its snapshot and parts. What
 * these refer to is checked with all other snapshots.
 */
export async function verifyPreviews(
  storage: Storage,
  live: Generation | null,
  names: Names,
  { faults, count }: Findings,
): Promise<void> {
  for (const key of await storage.list(layout.previews)) {
    const id = previewIdOf(key);
    if (!id) faults.add(`${key} does not belong there. Remove it.`);
    // Read again: somebody may have published it meanwhile.
    else if (!(await readPreview(storage, id)) && (await storage.read(key))) {
      faults.add(`${key} is damaged. Remove it, and make the preview again.`);
    }
    count();
  }
  for (const preview of await standingPreviews(storage, live, names)) {
    if (await isReadable(storage, preview)) continue;
    faults.add(`${layout.preview(preview.id)}: its snapshot is missing or damaged. Make the preview again.`);
  }
}
