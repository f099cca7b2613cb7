import { integrityOf } from '@mint-row/kit/build';
import { numbersOf, readPointer } from '../store/generation-numbers.ts';
import { type Generation, readGeneration } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';

/**
 * Checks that the history is consistent: no number is missing, every generation is as it was written, and each has the
 * hash of the one before it.
 * @param faults gets a line for each fault
 * @returns the generations that can be read, the newest first
 */
export async function verifyHistory(storage: Storage, faults: Set<string>): Promise<Generation[]> {
  // Read before the list, since a writer may move it forward.
  const pointer = await readPointer(storage);
  const numbers = await numbersOf(storage);
  const newest = numbers.at(-1) ?? 0;
  const written = new Set(numbers.map(layout.generation));
  for (const key of await storage.list(layout.history)) {
    if (!written.has(key) && !/^history\/\d{10}\.json$/.test(key))
      faults.add(`${key} does not belong there. Remove it.`);
  }
  if (pointer > newest) {
    faults.add(
      `${layout.pointer} says that the newest generation is ${pointer}, and the history ends with ${newest}: ${layout.generation(pointer)} is missing, or ${layout.pointer} is damaged. Restore what is missing from a backup; the next release repairs ${layout.pointer}.`,
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
  return history;
}
