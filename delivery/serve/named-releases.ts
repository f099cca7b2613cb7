import type { AppName } from '@mint-row/shared/contract';
import { eachOf } from '../store/each-of.ts';
import { numbersOf } from '../store/generation-numbers.ts';
import { type Generation, readGeneration } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';

/**
 * The history, even if parts of it cannot be read.
 * @param from the number of the oldest generation to read
 * @returns each generation, or the error when it cannot be read; the newest first
 */
export async function readReadable(storage: Storage, from = 1): Promise<(Generation | Error)[]> {
  const numbers = (await numbersOf(storage)).filter((number) => number >= from);
  const read = new Map<number, Generation | Error>();
  await eachOf(numbers, async (number) => {
    const generation = await readGeneration(storage, number).catch((error: Error) => error);
    if (generation) read.set(number, generation);
  });
  return numbers.reverse().flatMap((number) => read.get(number) ?? []);
}

/** The folders of the releases that generations name, including fallbacks. */
export function releasesIn(history: readonly (Generation | Error)[]): Set<string> {
  const generations = history.filter((one): one is Generation => !(one instanceof Error));
  const named = generations.flatMap(({ releases, previous }) => [
    ...Object.entries(releases),
    ...Object.entries(previous),
  ]) as [AppName, string][];
  return new Set(named.map(([app, release]) => layout.release(app, release)));
}
