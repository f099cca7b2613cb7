import { isDeepStrictEqual } from 'node:util';
import type { AppName } from '@mint-row/kit/contract';
import { eachOf } from '../../common/each-of.ts';
import { type Generation, numbersOf, readGeneration } from '../../store/history.ts';
import { layout } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';

/**
 * The history, even if parts of it cannot be read.
 * @param between the numbers of the generations to read, if these are known: then nothing is listed
 * @returns each generation, or the error when it cannot be read; the newest first
 */
export async function readReadable(
  storage: Storage,
  between?: { after: number; upTo: number },
): Promise<(Generation | Error)[]> {
  const numbers = between ? range(between) : await numbersOf(storage);
  const read = new Map<number, Generation | Error>();
  await eachOf(numbers, async (number) => {
    const generation = await readGeneration(storage, number).catch((error: Error) => error);
    if (generation) read.set(number, generation);
  });
  return numbers.reverse().flatMap((number) => read.get(number) ?? []);
}

/**
 * The generations from a known one to a newer one; all that there are if the store no longer has the known one.
 * @param known as it was read
 */
export async function historySince(
  storage: Storage,
  known: Generation,
  { generation: upTo }: Generation,
): Promise<(Generation | Error)[]> {
  const history = await readReadable(storage, { after: known.generation - 1, upTo });
  return isDeepStrictEqual(history.at(-1), known) ? history : readReadable(storage);
}

function range({ after, upTo }: { after: number; upTo: number }): number[] {
  return Array.from({ length: Math.max(0, upTo - after) }, (_, index) => after + 1 + index);
}

type Naming = Pick<Generation, 'releases' | 'fallbacks'>;

/** The keys of the manifests of the releases that generations, or previews, name, including fallbacks. */
export function releasesIn(history: readonly (Naming | Error)[]): Set<string> {
  const generations = history.filter((one): one is Naming => !(one instanceof Error));
  const named = generations.flatMap(({ releases, fallbacks }) => [
    ...Object.entries(releases),
    ...Object.entries(fallbacks),
  ]) as [AppName, string][];
  return new Set(named.map(([app, release]) => layout.release(app, release)));
}
