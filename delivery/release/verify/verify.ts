import { readdir } from 'node:fs/promises';
import { integrityOf } from '@mint-row/kit/build';
import { Trust } from '../../signing/trust.ts';
import { type Generation, numbersOf, readGeneration, readHint, readNewest } from '../../store/history.ts';
import { layout } from '../../store/layout.ts';
import { Names } from '../../store/names.ts';
import { previewIdOf, readPreview } from '../../store/previews.ts';
import type { Storage } from '../../store/storage.ts';
import { isReadable, standingPreviews } from '../standing-previews.ts';
import type { Findings } from './findings.ts';
import { verifyRecords } from './records.ts';

/**
 * Checks that the history is consistent, and checks every file that is live, can be made live again, or would be reused
 * by the next release against its recorded hash. Files of an unfinished release or prune are not faults.
 * @param onProgress called with the number of files read so far
 * @returns how many files were read, a line for each that is missing, damaged, or could be served although nothing
 * refers to it, and how many of these faults publishing the same artifacts again mends
 */
export async function verify(
  storage: Storage,
  onProgress: (files: number) => void = () => {},
): Promise<{ files: number; faults: string[]; repairable: number }> {
  for (;;) {
    let files = 0;
    const faults = new Set<string>();
    const repairable = new Set<string>();
    const count = () => {
      files += 1;
      onProgress(files);
    };
    await verifyTop(storage, faults);
    const history = await verifyHistory(storage, faults);
    await verifyStored(storage, history, { faults, repairable, count }).catch((error: Error) =>
      faults.add(error.message),
    );
    const lastPrune = await readNewest(storage).then(
      (newest) => newest?.lastPrune,
      () => history[0]?.lastPrune,
    );
    // A prune meanwhile may have removed what this looked for.
    const all = [...faults, ...repairable];
    if (all.length === 0 || lastPrune === history[0]?.lastPrune)
      return { files, faults: all, repairable: repairable.size };
  }
}

async function verifyStored(storage: Storage, history: readonly Generation[], findings: Findings): Promise<void> {
  const live = history[0] ?? null;
  const names = await Names.at(storage, live);
  await verifyRecords(storage, history, names, findings);
  await verifyPreviews(storage, live, names, findings);
}

/** What is at the top of a store, and the folder that some file systems have at their own. */
const topNames = new Set([
  ...Object.values(layout).flatMap((place) => (typeof place === 'string' ? [place.replace('/', '')] : [])),
  'lost+found',
]);

/** Checks that nothing lies beside the places of a store: an export there, or a file of keys, would be copied with it. */
async function verifyTop(storage: Storage, faults: Set<string>): Promise<void> {
  // Links and empty folders have no keys.
  const names = storage.path
    ? await readdir(storage.path('')).catch(() => [])
    : (await storage.list('')).map((key) => key.replace(/\/.*$/s, ''));
  for (const name of names) if (!topNames.has(name)) faults.add(`${name} does not belong in a store. Remove it.`);
}

/**
 * Checks that the history is consistent: no number is missing, every generation is as it was written, and each has the
 * hash of the one before it, and is signed if the store has signers.
 * @param faults gets a line for each fault
 * @returns the generations that can be read, the newest first
 */
async function verifyHistory(storage: Storage, faults: Set<string>): Promise<Generation[]> {
  // Read before the list, since a writer may move it forward.
  const hint = await readHint(storage);
  const numbers = await numbersOf(storage);
  const newest = numbers.at(-1) ?? 0;
  const written = new Set(numbers.map(layout.generation));
  for (const key of await storage.list(layout.history)) {
    if (!written.has(key) && !/^history\/\d{10}\.json$/.test(key))
      faults.add(`${key} does not belong there. Remove it.`);
  }
  if (hint > newest) {
    faults.add(
      `${layout.hint} says that the newest generation is ${hint}, and the history ends with ${newest}: ${layout.generation(hint)} is missing, or ${layout.hint} is damaged. Restore what is missing from a backup; the next release repairs ${layout.hint}.`,
    );
  }
  const history: Generation[] = [];
  let parent: string | null | undefined;
  for (let number = newest; number > 0; number -= 1) {
    const key = layout.generation(number);
    const bytes = await storage.read(key);
    if (!bytes) faults.add(`${key} is missing. Restore it from a backup.`);
    else if (parent !== undefined && integrityOf(bytes) !== parent) {
      faults.add(`${key} is not what generation ${number + 1} followed. Restore it from a backup.`);
    }
    const generation = await readGeneration(storage, number).catch((error: Error) => void faults.add(error.message));
    parent = generation?.parent;
    if (generation) history.push(generation);
  }
  if (parent) faults.add(`${layout.generation(1)} says that it follows another generation, but it is the first.`);
  const { refusal } = Trust.of(storage.address, history);
  if (refusal) faults.add(refusal.message);
  return history;
}

/**
 * Checks the record of every preview, and that each one that can still be published has its snapshot and parts. What
 * these refer to is checked with all other snapshots.
 */
async function verifyPreviews(
  storage: Storage,
  live: Generation | null,
  names: Names,
  { faults, count }: Findings,
): Promise<void> {
  for (const key of await storage.list(layout.previews)) {
    const id = previewIdOf(key);
    if (!id) faults.add(`${key} does not belong there. Remove it.`);
    // Read again: the preview may have been published meanwhile.
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
