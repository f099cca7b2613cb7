import {
  type Artifact,
  prune,
  publish,
  readLive,
  readSnapshot,
  type Storage,
  snapshotFiles,
  verify,
} from '../../delivery/index.ts';
import { keysOfRelease } from './keys-of-release.ts';
import { MemoryStorage } from './memory-storage.ts';
import { renderHere } from './render-here.ts';
import { copyInto } from './set-up.ts';
import { SteppedStorage } from './stepped-storage.ts';

const author = { who: 'A tester', why: 'a test' };

/** A command that a process runs on a store. */
export type Act = (storage: Storage) => Promise<unknown>;

/** Prunes all that is not live. */
export const pruning: Act = (storage) => prune(storage, { keep: 1, days: 0, author });
export const publishingOf =
  (...artifacts: Artifact[]): Act =>
  (storage) =>
    publish(storage, artifacts, { composer: 'tests', author, startUnconfined: renderHere });

export async function copyOf(storage: Storage): Promise<Storage> {
  const copy = new MemoryStorage();
  await copyInto(copy, storage);
  return copy;
}

/** The number of operations of an act without others. */
export async function stepsOf(act: Act, base: Storage): Promise<number> {
  const stepped = new SteppedStorage(await copyOf(base));
  await act(stepped);
  return stepped.steps;
}

/** Runs one act up to an operation, another up to one of its own, a third to its end, then the first two to theirs. */
export async function interleave(
  base: Storage,
  [one, i]: [Act, number],
  [two, j]: [Act, number],
  three: Act,
  swap: boolean,
): Promise<Storage> {
  const storage = await copyOf(base);
  const a = await new SteppedStorage(storage, i).run(one);
  const b = await new SteppedStorage(storage, j).run(two);
  await three(storage);
  await (swap ? b : a).rest();
  await (swap ? a : b).rest();
  return storage;
}

/**
 * The orders in which two prunes and a publish of the pruned release may meet: two are stopped, the third runs through.
 */
export const ordersOf = (publishing: Act): [what: string, one: Act, two: Act, three: Act][] => [
  ['two prunes are stopped', pruning, pruning, publishing],
  ['a prune and a publish are stopped', pruning, publishing, pruning],
  ['a publish and a prune are stopped', publishing, pruning, pruning],
];

/** The faults of a store in which a release of Marvel should be live. */
export async function faultsOfLive(storage: Storage, { release, manifest }: Artifact): Promise<string[]> {
  const faults = [...(await verify(storage)).faults];
  const live = await readLive(storage);
  const name = live?.releases.marvel ?? '';
  if (name.replace(/-\d+$/, '') !== release) faults.push(`${name || 'Nothing'} is live, not ${release}.`);
  const [, ...files] = await keysOfRelease(storage, 'marvel', name);
  const there = new Set(await storage.list('files/'));
  const manifestFileCount = Object.keys(manifest.files).length;
  const found = files.filter((key) => there.has(key)).length;
  if (found < manifestFileCount) faults.push(`${found} files are there, of ${manifestFileCount}.`);
  return faults;
}

/** The missing files of the live snapshot. */
export async function missingOfLive(storage: Storage): Promise<string[]> {
  const live = await readLive(storage);
  const files = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? ''));
  const missing: string[] = [];
  for (const { key } of files.values()) if (!(await storage.read(key))) missing.push(key);
  return files.size > 5 ? missing : [...missing, `${files.size} files are all that the snapshot names`];
}
