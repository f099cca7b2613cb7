import { decodeDelta } from '../store/deltas/delta.ts';
import { type Delta, readDeltaKey } from '../store/deltas/delta-key.ts';
import { filesOf, readDelta, readDictionary, readerOf, type StoredFiles } from '../store/deltas/write-deltas.ts';
import type { Storage } from '../store/storage.ts';
import type { Findings } from './findings.ts';

/**
 * Checks the deltas of a release: each one has the bytes of its name, and decodes to its file if the earlier release is
 * still there.
 * @param keys everything in the release's folder
 * @returns the keys of the deltas of its files
 */
export async function verifyDeltas(
  storage: Storage,
  made: StoredFiles,
  keys: readonly string[],
  { faults, count }: Findings,
): Promise<string[]> {
  const deltas = keys.flatMap((key) => readDeltaKey(key) ?? []).filter(({ file }) => Object.hasOwn(made.files, file));
  const read = readerOf(storage);
  const isRight = async (old: StoredFiles, { key, file }: Delta) => {
    const delta = await readDelta(storage, key);
    if (!delta) return false;
    const [dictionary, target] = [await readDictionary(read, old, file), await read(made, file)];
    // Without both files nothing can be compared: what is missing is another fault, or was pruned.
    return !dictionary || !target || (await decodeDelta(delta, dictionary))?.equals(target) === true;
  };
  for (const release of new Set(deltas.map(({ from }) => from))) {
    const old = { app: made.app, release, files: await filesOf(storage, made.app, release) };
    for (const delta of deltas.filter(({ from }) => from === release)) {
      if (!(await isRight(old, delta))) {
        faults.add(`${delta.key} is damaged: it is not a copy of its file. Publish that release’s artifact again.`);
      }
      count();
    }
  }
  return deltas.map(({ key }) => key);
}
