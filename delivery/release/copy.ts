import { eachOf } from '../common/each-of.ts';
import { DeliveryError } from '../common/errors.ts';
import { numbersOf } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { verify } from './verify/verify.ts';

/** The result of copying a store. */
export interface Copied {
  /** How many files were written; the others were there. */
  copied: number;
  /** How many generations the copy has. */
  generations: number;
  /** How many files of the copy were checked. */
  files: number;
  /** The store that has faults, and a line for each of them; null when there are none. */
  damaged: { address: string; faults: string[] } | null;
}

/**
 * Copies a store, whole, to where there is none, or brings an earlier copy up to date. It overwrites nothing but the
 * hint, and can be repeated after an interruption: the copy is no store before its files are there, and has each
 * generation only after all before it. Both stores are verified: one with faults is not copied.
 * @param onProgress called with the number of files written so far, and that of all that are to be written
 * @throws DeliveryError when the target is the source itself, or a store with another history
 */
export async function copyStore(
  source: Storage,
  target: Storage,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Copied> {
  if (source.address === target.address)
    throw new DeliveryError(`${source.address} cannot be copied to itself. Correct --to.`);
  const before = await verify(source);
  // Before the other files: they are written earlier, so that a release meanwhile lacks nothing.
  const generations = (await numbersOf(source)).map(layout.generation);
  const none = { copied: 0, generations: 0, files: 0 };
  if (before.faults.length > 0) return { ...none, damaged: { address: source.address, faults: before.faults } };
  await target.begin();
  const there = new Set(await target.list(''));
  await sameHistory(source, target, [...there].filter((key) => key.startsWith(layout.history)).at(-1));
  const files = (await source.list('')).filter((key) => !isOfHistory(key) && !there.has(key));
  const later = generations.filter((key) => !there.has(key));
  let copied = 0;
  const copy = async (key: string) => {
    const bytes = await source.read(key);
    // A prune may have removed it meanwhile; that is a later generation, and the copy an earlier one.
    if (!bytes) return;
    const isNew = await target.create(key, bytes);
    if (!isNew && isOfHistory(key) && !(await target.read(key))?.equals(bytes)) throw anotherHistory(target, key);
    copied += 1;
    onProgress(copied, files.length + later.length);
  };
  await eachOf(files, copy);
  for (const key of later) await copy(key);
  await target.write(layout.hint, Buffer.from(`${generations.length}\n`));
  const after = await verify(target);
  return {
    copied,
    generations: generations.length,
    files: after.files,
    damaged: after.faults.length > 0 ? { address: target.address, faults: after.faults } : null,
  };
}

/** Whether a key is written last, or only while others are written. */
function isOfHistory(key: string): boolean {
  return key === layout.hint || key.startsWith(layout.history) || key.startsWith(layout.incoming);
}

/** @param newest the newest generation of the target. Each has the hash of the one before: that is all of its history. */
async function sameHistory(source: Storage, target: Storage, newest: string | undefined): Promise<void> {
  if (newest === undefined) return;
  const [ours, theirs] = await Promise.all([source.read(newest), target.read(newest)]);
  if (!ours || !theirs?.equals(ours)) throw anotherHistory(target, newest);
}

function anotherHistory(target: Storage, key: string): DeliveryError {
  return new DeliveryError(
    `${target.address} is a store with a history of its own: its ${key} is not in the store that is to be copied. Nothing of it was changed. Release into one of them, or give another --to.`,
  );
}
