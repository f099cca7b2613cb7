import { DeliveryError } from '../delivery-error.ts';
import { readGeneration, readHistory } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import type { Changes } from './changes/changes.ts';
import { changesBetween } from './changes/changes-between.ts';
import type { Proposal } from './proposal.ts';

/**
 * Compares two snapshots of the history.
 * @param from the number of a generation, or a snapshot's id or the beginning of one
 * @throws DeliveryError when there is no such snapshot, or a file of one cannot be read
 */
export async function diff(storage: Storage, from: string, to: string): Promise<Changes> {
  const { before, after } = await findSnapshots(storage, from, to);
  return changesBetween(storage, before, after);
}

/** Finds the snapshots to compare, by the same names. */
export async function findSnapshots(storage: Storage, from: string, to: string): Promise<Proposal> {
  return { storage, before: await findSnapshotId(storage, from), after: await findSnapshotId(storage, to) };
}

async function findSnapshotId(storage: Storage, name: string): Promise<string> {
  if (/^\d{1,9}$/.test(name)) {
    const generation = await readGeneration(storage, Number(name));
    if (generation?.snapshot) return generation.snapshot;
    if (generation) throw new DeliveryError(`Generation ${name} has no snapshot: there was no site yet.`);
  }
  for await (const { snapshot } of readHistory(storage)) if (snapshot?.startsWith(name)) return snapshot;
  throw new DeliveryError(`The history has no generation or snapshot ${name}. See: npm run release -- history`);
}
