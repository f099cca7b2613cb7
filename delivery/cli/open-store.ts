import { stat } from 'node:fs/promises';
import { visible } from '@mint-row/kit/contract/visible';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { FileStorage } from '../store/file-storage.ts';
import { layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { storageAt } from '../store/storage-at.ts';

/**
 * Opens the store at an address.
 * @param options.create whether the store need not exist yet: the first release makes it
 * @param options.mayBeAway whether it need not be readable now
 * @throws DeliveryError when there is no store, so that a misspelled address is not mistaken for an empty store
 */
export async function openStore(address: string, { create = false, mayBeAway = false } = {}): Promise<Storage> {
  const storage = storageAt(address);
  if (create) return storage;
  const history = await storage.list(layout.history).catch((error: Error) => {
    if (mayBeAway) return null;
    throw error;
  });
  if (history === null || history.length > 0) return storage;
  throw new DeliveryError(
    `${storage.address} is not a store: it has no history. Check --store; to make a new store, add --create: ${releaseCommand(storage.address, 'publish shell … --create')}\nSee docs/operations.md#first-deployment`,
  );
}

/** Warns when every user of this machine can write to a store in a folder: any of them could release. */
export async function warnIfWritableByAll(storage: Storage): Promise<void> {
  if (!(storage instanceof FileStorage) || process.platform === 'win32') return;
  const found = await stat(storage.address).catch(() => null);
  if (!found || (found.mode & 0o002) === 0) return;
  console.error(
    visible(`${storage.address} can be written by every user of this machine: any of them could release.`) +
      ` Correct its permissions, and the umask of those who release: chmod -R o-w ${JSON.stringify(storage.address)}`,
  );
}
