import { expect } from 'vitest';
import { type Generation, readHistory, type Storage, verify } from '../../delivery/index.ts';
import { runWorker } from './run-worker.ts';
import type { OwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

/**
 * Lets processes publish and roll back in one store at the same time, and expects that none loses the changes of
 * another.
 * @param storage empty, and reached by others under its `place`
 */
export async function race(
  storage: Storage,
  own: OwnSite,
  { writers, turns }: { writers: number; turns: number },
): Promise<void> {
  await own.putInto(storage);
  const others = await Promise.all(
    (['marvel', 'pokemon', 'starwars', 'editorial'] as const).map((app) =>
      tinyArtifact(own.folder, { app, text: 'racing' }),
    ),
  );
  const named = [...others, ...own.site.filter(({ app }) => app !== 'shell')].map(
    ({ app, folder }) => `${app}=${folder}`,
  );
  const made = await Promise.all(
    Array.from({ length: writers }, (_, seed) =>
      runWorker('worker.ts', [storage.address, String(turns), String(seed), ...named], own.folder),
    ),
  );
  expect(made.map(({ code }) => code)).toEqual(Array(writers).fill(0));
  const history = await wholeHistory(storage);
  expect(history.length).toBe(1 + made.reduce((sum, { output }) => sum + Number(output), 0));
  expect(history.map(({ generation }) => generation)).toEqual(history.map((_, index) => index + 1));
  history.slice(1).forEach((generation, index) => {
    const [app = 'shell'] = generation.apps;
    // Only the command's own application differs from before: no one's release was lost.
    expect({ ...generation.releases, [app]: null }).toEqual({ ...history[index]?.releases, [app]: null });
  });
  expect((await verify(storage)).faults).toEqual([]);
}

/** Every generation, the oldest first. */
async function wholeHistory(storage: Storage): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.unshift(generation);
  return history;
}
