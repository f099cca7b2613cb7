import { cp, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Artifact, FileStorage, LiveSite, prune, publish, readLive, verify } from '../../delivery/index.ts';
import { faultsOfLive } from './interleave.ts';
import { runWorker } from './run-worker.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };

/** What came of a process that was to be killed. */
interface Killed {
  /** Whether it came to an end before. */
  ended: boolean;
  /** What is wrong with the store, or with what others then do in it. */
  faults: string[];
}

/**
 * Kills a process that publishes, then publishes the same.
 * @param base the folder of a store with a site; it stays as it is
 * @param at the operation on the disk at which it is killed; the first one is 1
 */
export async function killPublish(base: string, next: Artifact, at: number): Promise<Killed> {
  const store = `${base}-${at}`;
  await cp(base, store, { recursive: true });
  const { code } = await runWorker('worker.ts', [store, '1', '0', `marvel=${next.folder}`], dirname(base), at);
  const storage = new FileStorage(store);
  const faults = [...(await verify(storage)).faults];
  const before = await readLive(new FileStorage(base));
  const live = await readLive(storage);
  await LiveSite.open(storage);
  const { live: after } = await publish(storage, [next], options);
  if (live?.snapshot !== before?.snapshot && live?.snapshot !== after?.snapshot) {
    faults.push('Neither the old site nor the new one is live.');
  }
  if (after?.generation !== 2) faults.push(`Publishing it again makes generation ${after?.generation}.`);
  const left = await readdir(join(store, 'incoming'));
  if (left.length > 0) faults.push(`Unfinished files stay: ${left.join(', ')}`);
  faults.push(...(await verify(storage)).faults);
  if (code) faults.push(`The process ended on its own with ${code}.`);
  return { ended: code !== null, faults };
}

/**
 * Kills a process that prunes, then publishes what it removes, and prunes again.
 * @param base the folder of a store with several releases; it stays as it is
 * @param removed a release that is pruned
 * @param at the operation on the disk at which it is killed; the first one is 1
 */
export async function killPrune(base: string, removed: Artifact, at: number): Promise<Killed> {
  const store = `${base}-${at}`;
  await cp(base, store, { recursive: true });
  const { code } = await runWorker('prune-worker.ts', [store], dirname(base), at);
  const storage = new FileStorage(store);
  const faults = [...(await verify(storage)).faults];
  const other = new FileStorage(`${store}-published`);
  await cp(store, other.place, { recursive: true });
  const began = performance.now();
  await publish(other, [removed], options);
  const took = performance.now() - began;
  if (took > 20_000) faults.push(`Publishing took ${Math.round(took)} ms.`);
  faults.push(...(await faultsOfLive(other, removed)));
  await prune(storage, { keep: 1, days: 0, author });
  const whole = new FileStorage(`${store}-whole`);
  await cp(base, whole.place, { recursive: true });
  await prune(whole, { keep: 1, days: 0, author });
  const [left, should] = await Promise.all([keysOf(storage), keysOf(whole)]);
  if (left.join() !== should.join()) faults.push(`The next prune leaves ${left.length} files, not ${should.length}.`);
  if (code) faults.push(`The process ended on its own with ${code}.`);
  return { ended: code !== null, faults };
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  return (await storage.list('')).filter((key) => !/^(history|live)/.test(key));
}

/**
 * Kills processes at one operation after the other, until one comes to its end before.
 * @param atOnce how many run side by side
 * @param every which operations: 1 for all of them, 5 for every fifth
 * @returns how many were killed, and what is wrong
 */
export async function killAtEach(kill: (at: number) => Promise<Killed>, atOnce: number, every = 1) {
  let [at, tried, finished] = [1 - every, 0, false];
  const faults: string[] = [];
  const work = async () => {
    for (at += every; !finished; at += every) {
      const own = at;
      const { ended, faults: found } = await kill(own);
      tried += 1;
      finished ||= ended;
      faults.push(...found.map((fault) => `at operation ${own}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { tried, faults };
}
