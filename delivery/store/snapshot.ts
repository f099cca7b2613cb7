import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/shared/contract';
import { DeliveryError } from '../delivery-error.ts';
import type { Store } from './store.ts';

/** A file of a snapshot and how it is served. */
export interface SnapshotFile {
  /** Its place in the snapshot's folder. */
  file: string;
  type: string;
  bytes: number;
  integrity: string;
  /** Hashes of its inline scripts, for the security policy. */
  scriptHashes?: string[];
}

/** One whole, immutable edition of the site: its documents and the exact releases they were made with. */
export interface Snapshot {
  id: string;
  releases: Partial<Record<AppName, string>>;
  composer: string;
  /** By address on the site. */
  files: Record<string, SnapshotFile>;
}

export const snapshotFile = 'snapshot.json';

/** @throws DeliveryError when the snapshot is not in the store or cannot be read */
export async function readSnapshot(store: Store, id: string): Promise<Snapshot> {
  const path = join(store.snapshotFolder(id), snapshotFile);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Snapshot;
  } catch (error) {
    throw new DeliveryError(`The snapshot ${id} cannot be read (${path}): ${String(error)}`);
  }
}
